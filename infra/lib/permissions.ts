/** Every permission that a function of ours can have, in one place. Nothing here ends in a `*` but where AWS demands it. */
import { type TablePart, tableAccess } from "@consigliere/store/access";
import { tableDefinition } from "@consigliere/store/table-definition";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";

/** Write to one log group. */
export function writeLogs(logGroupArn: string): PolicyStatement {
  return new PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [logGroupArn],
  });
}

/** Send traces; X-Ray knows no resources. */
export function sendTraces(): PolicyStatement {
  return new PolicyStatement({
    actions: ["xray:PutTraceSegments", "xray:PutTelemetryRecords"],
    resources: ["*"],
  });
}

/**
 * What a part does with the table, item by item. Every action named in access.ts names keys, so the condition
 * always has something to look at.
 */
export function useTable(part: TablePart, tableArn: string): PolicyStatement[] {
  const { table, index } = tableAccess[part];
  const onTable = table.map(({ actions, partitions }) =>
    onPartitions(partitions, { actions, resource: tableArn }),
  );
  const indexArn = `${tableArn}/index/${tableDefinition.index.name}`;
  return index.length === 0
    ? onTable
    : [...onTable, onPartitions(index, { actions: ["Query"], resource: indexArn })];
}

interface TableUse {
  readonly actions: readonly string[];
  readonly resource: string;
}

function onPartitions(partitions: readonly string[], { actions, resource }: TableUse): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [resource],
    conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": partitions } },
  });
}

/** Be handed the table's stream. */
export function readStream(streamArn: string): PolicyStatement {
  return new PolicyStatement({
    actions: [
      "dynamodb:DescribeStream",
      "dynamodb:GetRecords",
      "dynamodb:GetShardIterator",
      "dynamodb:ListStreams",
    ],
    resources: [streamArn],
  });
}

/** Put what failed for good aside. */
export function putAside(queueArn: string): PolicyStatement {
  return new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queueArn] });
}

export function readSecret(secretArn: string): PolicyStatement {
  return new PolicyStatement({ actions: ["secretsmanager:GetSecretValue"], resources: [secretArn] });
}

export function writeSecret(secretArn: string): PolicyStatement {
  return new PolicyStatement({ actions: ["secretsmanager:PutSecretValue"], resources: [secretArn] });
}

export interface Sending {
  readonly from: string;
  /** ARNs of the identities that the address may belong to, of the configuration set, of sandbox recipients. */
  readonly resources: readonly string[];
}

/** Send mail from one address. */
export function sendMail({ from, resources }: Sending): PolicyStatement {
  return new PolicyStatement({
    actions: ["ses:SendEmail", "ses:SendRawEmail"],
    resources: [...resources],
    conditions: { StringEquals: { "ses:FromAddress": from } },
  });
}

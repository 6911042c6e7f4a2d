/** Every permission that a function of ours can have, in one place. None ends in a `*` unless AWS demands it. */
import { type TableGrant, type TablePart, tableAccess } from "@consigliere/store/access";
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
 * A part's permissions on the table, item by item. One statement names all partitions of an action, because a
 * transaction may be checked with all its keys at once. Every action of access.ts names keys, so the condition always
 * has keys to check.
 */
export function useTable(part: TablePart, tableArn: string): PolicyStatement[] {
  const { table, index } = tableAccess[part];
  const statements = byPartitions(table).map((grant) => onPartitions(grant, tableArn));
  if (index.length === 0) return statements;
  const query: TableGrant = { actions: ["Query"], partitions: index };
  return [...statements, onPartitions(query, `${tableArn}/index/${tableDefinition.index.name}`)];
}

/** The same, with actions that may be used together on the same partitions. */
function byPartitions(grants: readonly TableGrant[]): TableGrant[] {
  const actions = new Set(grants.flatMap((grant) => grant.actions));
  const merged = new Map<string, { partitions: string[]; actions: (typeof grants)[number]["actions"] }>();
  for (const action of actions) {
    const partitions = grants.filter((grant) => grant.actions.includes(action)).flatMap((g) => g.partitions);
    const key = partitions.join(" ");
    merged.set(key, { partitions, actions: [...(merged.get(key)?.actions ?? []), action] });
  }
  return [...merged.values()];
}

function onPartitions({ actions, partitions }: TableGrant, resource: string): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [resource],
    conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...partitions] } },
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

/** Send texts to the sockets of one API. */
export function postToSockets(postArn: string): PolicyStatement {
  return new PolicyStatement({ actions: ["execute-api:ManageConnections"], resources: [postArn] });
}

/** Permission to read a parameter. Everyone with it can also use the account's own key for parameters. */
export function readParameter(parameterArn: string): PolicyStatement {
  return new PolicyStatement({ actions: ["ssm:GetParameter"], resources: [parameterArn] });
}

export function writeParameter(parameterArn: string): PolicyStatement {
  return new PolicyStatement({
    actions: ["ssm:PutParameter", "ssm:DeleteParameter"],
    resources: [parameterArn],
  });
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

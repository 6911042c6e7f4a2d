import type { TablePart } from "@consigliere/store/access";
import { Stack } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type IFunction, RecursiveLoop } from "aws-cdk-lib/aws-lambda";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { identitiesOf } from "../../config/sender-identities.ts";
import type { Stage } from "../../config/stage.ts";
import { postToSockets, putAside, readStream, sendMail, useTable } from "../permissions.ts";
import { ApiFunction, type ApiFunctionProps } from "./api-function.ts";
import { keysParameterOf, useKeys } from "./keys.ts";
import { feedbackRetries, type Mail } from "./mail.ts";
import { tickMaxAge } from "./schedule.ts";
import type { Sockets } from "./sockets.ts";

export interface FunctionsProps {
  readonly stage: Stage;
  readonly functionFolder: string;
  /** The public origin, without a slash at its end. */
  readonly url: string;
  readonly table: ITable;
  readonly streamArn: string;
  readonly mail: Mail;
  readonly sockets: Sockets;
  readonly failures: IQueue;
}

/** The address of the League of Entropy's beacon. Functions without a VPC can reach it. */
const BEACON_URL = "https://api.drand.sh";

type Special = Partial<Pick<ApiFunctionProps, "atOnce" | "recursiveLoop" | "whenAsync" | "excuses">>;

/** The functions that take part in play, each with its own permissions. Their callers are connected elsewhere. */
export class Functions extends Construct {
  readonly http: IFunction;
  readonly account: IFunction;
  readonly stream: IFunction;
  readonly tick: IFunction;
  readonly live: IFunction;
  readonly feedback: IFunction;
  private readonly props: FunctionsProps;

  constructor(scope: Construct, id: string, props: FunctionsProps) {
    super(scope, id);
    this.props = props;
    const { stage, streamArn, sockets, failures } = props;
    // Without a limit, a flood takes the whole account's concurrency, and deadlines and bots stand still.
    const answering = { atOnce: stage.requestsAtOnce };
    this.http = this.create("http", [this.useKeys()], answering);
    this.account = this.create("account", [this.useKeys(), this.send()], answering);
    this.stream = this.create(
      "stream",
      [this.useKeys(), readStream(streamArn), putAside(failures.queueArn), postToSockets(sockets.postArn)],
      // Bots answer, their records come back here, and bots answer again. This loop is intended, and it ends.
      { recursiveLoop: RecursiveLoop.ALLOW, excuses: [sockets.excuse] },
    );
    this.tick = this.create("tick", [this.useKeys(), this.send()], {
      whenAsync: { retryAttempts: 0, maxEventAge: tickMaxAge },
    });
    this.live = this.create("live", [this.useKeys()], {});
    this.feedback = this.create("feedback", [putAside(failures.queueArn)], {
      whenAsync: { ...feedbackRetries, onFailure: new SqsDestination(failures) },
    });
  }

  private create(name: TablePart, permissions: readonly PolicyStatement[], special: Special): IFunction {
    const { stage, functionFolder, table } = this.props;
    return new ApiFunction(this, name, {
      stage,
      name,
      functionFolder,
      environment: this.environmentOf(name),
      permissions: [...useTable(name, table.tableArn), ...permissions],
      ...special,
    }).function;
  }

  private environmentOf(name: TablePart): Record<string, string> {
    const { stage, url, table, mail, sockets } = this.props;
    const TABLE_NAME = table.tableName;
    // It marks addresses, and neither writes nor signs anything.
    if (name === "feedback") return { TABLE_NAME };
    return {
      TABLE_NAME,
      BASE_URL: url,
      KEYS_PARAMETER: keysParameterOf(stage),
      MAIL_FROM: `Consigliere <${stage.mail.from}>`,
      MAIL_CONFIGURATION_SET: mail.configurationSetName,
      ...(name === "stream" ? { SOCKETS_URL: sockets.url } : {}),
      ...(stage.beacon === false ? {} : { BEACON_URL }),
    };
  }

  private useKeys(): PolicyStatement {
    return useKeys(this, this.props.stage);
  }

  private send(): PolicyStatement {
    const { stage, mail } = this.props;
    const ses = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: "ses", resource, resourceName });
    return sendMail({
      from: stage.mail.from,
      resources: [
        // In its sandbox, SES also asks for permission for each receiver.
        ...[...identitiesOf(stage.mail.from), ...(stage.mail.sandboxRecipients ?? [])].map((identity) =>
          ses("identity", identity),
        ),
        ses("configuration-set", mail.configurationSetName),
      ],
    });
  }
}

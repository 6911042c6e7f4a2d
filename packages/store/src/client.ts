import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { type AttributeValues, plainItem } from "./attribute-values.ts";
import { AwsError, type AwsService, awsService } from "./aws-service.ts";
import type { Command } from "./dynamo/commands.ts";
import { BUSY_ATTEMPTS, pause } from "./pause.ts";
import type { Credentials } from "./signature.ts";

/** The place of the table. With an `endpoint` (an embedded server) credentials are dummies. */
export interface ClientSettings {
  readonly tableName: string;
  readonly region: string;
  readonly endpoint?: string;
}

/** Reads TABLE_NAME, AWS_REGION and DYNAMODB_ENDPOINT. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): ClientSettings {
  const endpoint = env["DYNAMODB_ENDPOINT"];
  return {
    tableName: env["TABLE_NAME"] ?? "consigliere",
    region: env["AWS_REGION"] ?? "us-east-1",
    ...(endpoint ? { endpoint } : {}),
  };
}

type Place = Omit<ClientSettings, "tableName">;

const DUMMIES: Credentials = { accessKeyId: "local", secretAccessKey: "local" };

/** AWS's own client, for making tables and reading streams. */
export function createBaseClient({ region, endpoint }: Place): DynamoDBClient {
  return new DynamoDBClient({ region, ...(endpoint && { endpoint, credentials: DUMMIES }) });
}

/** The client of the store. */
export interface Database {
  /**
   * Resolves to the reply. A single write that meets a transaction on its item tries again. A conditional put that was
   * sent again, because a reply was lost, succeeds if its item is the one that is there.
   * @throws AwsError
   */
  send<Reply>(command: Command<Reply>): Promise<Reply>;
  readonly service: AwsService;
  destroy(): void;
}

/** `credentials`: those of Lambda's environment unless told otherwise. */
export function createClient(
  { region, endpoint }: Place,
  credentials?: () => Promise<Credentials>,
): Database {
  const service = awsService({
    name: "dynamodb",
    target: "DynamoDB_20120810",
    json: "1.0",
    region,
    endpoint,
    ...(endpoint ? { credentials: async () => DUMMIES } : credentials && { credentials }),
  });
  return {
    service,
    async send(command) {
      const input = safeToRepeat(command);
      for (let tries = 0; ; tries++) {
        try {
          const { output } = await service.call(command.action, input);
          return command.reply(output);
        } catch (error) {
          if (isOwnWrite(error, input)) return command.reply({});
          const isBusy = error instanceof AwsError && error.name === "TransactionConflictException";
          if (!isBusy || tries >= BUSY_ATTEMPTS) throw error;
          await pause(tries);
        }
      }
    },
    destroy: service.destroy,
  };
}

/** The streams of an embedded server: its replies are the records that Lambda hands on, but for the stream's name. */
export function createStreamsClient(region: string, endpoint: string): AwsService {
  const about = { name: "dynamodb", target: "DynamoDBStreams_20120810", json: "1.0" } as const;
  return awsService({ ...about, region, endpoint, credentials: async () => DUMMIES });
}

type Input = Readonly<Record<string, unknown>>;

/** The input with what makes it do the same when it is sent again. */
function safeToRepeat({ action, input }: Command<unknown>): Input {
  if (action === "TransactWriteItems") return { ...input, ClientRequestToken: randomUUID() };
  if (action === "PutItem" && input["ConditionExpression"] !== undefined)
    return { ...input, ReturnValuesOnConditionCheckFailure: "ALL_OLD" };
  return input;
}

/** Whether a refused write is there already, by the same request: its first reply was lost, and it was sent again. */
function isOwnWrite(
  error: unknown,
  { Item: item, ReturnValuesOnConditionCheckFailure: asks }: Input,
): boolean {
  if (!(error instanceof AwsError) || error.tries === 1 || asks === undefined) return false;
  const there = error.details["Item"];
  if (error.name !== "ConditionalCheckFailedException" || there === undefined) return false;
  return isDeepStrictEqual(plainItem(there as AttributeValues), plainItem(item as AttributeValues));
}

import { isDeepStrictEqual } from "node:util";
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  type PutItemCommandInput,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { plainItem } from "./attribute-values.ts";
import { BUSY_ATTEMPTS, pause } from "./pause.ts";

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

/**
 * The plain client, for tables and streams. A single write that meets a transaction on its item tries again: DynamoDB
 * refuses it, and the library does not repeat it. A conditional put that the library repeats, because a reply was lost,
 * succeeds if its item is the one that is there.
 */
export function createBaseClient({ region, endpoint }: Omit<ClientSettings, "tableName">): DynamoDBClient {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ region, ...(endpoint && { endpoint, credentials }) });
  client.middlewareStack.add(
    (next) => async (args) => {
      for (let tries = 0; ; tries++) {
        try {
          return await next(args);
        } catch (error) {
          if (!(error instanceof TransactionConflictException) || tries >= BUSY_ATTEMPTS) throw error;
          await pause(tries);
        }
      }
    },
    { step: "initialize", name: "waitForTransaction" },
  );
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const put = args.input as PutItemCommandInput;
        if (commandName !== "PutItemCommand" || put.ConditionExpression === undefined) return next(args);
        const input = { ...put, ReturnValuesOnConditionCheckFailure: "ALL_OLD" };
        try {
          return await next({ ...args, input });
        } catch (error) {
          if (!isOwnWrite(error, put)) throw error;
          return { output: { $metadata: error.$metadata }, response: error.$response };
        }
      },
    { step: "initialize", name: "knowOwnWrite" },
  );
  return client;
}

/**
 * Whether a refused write is there already, by the same request: its first reply was lost, and the library sent it
 * again.
 */
function isOwnWrite(error: unknown, { Item }: PutItemCommandInput): error is ConditionalCheckFailedException {
  if (!(error instanceof ConditionalCheckFailedException) || error.$metadata.attempts === 1) return false;
  // A clone has plain bytes where Node has a Buffer.
  return isDeepStrictEqual(structuredClone(plainItem(error.Item ?? {})), structuredClone(Item));
}

/** The document client. It leaves out undefined members when it writes. */
export function createClient(settings: Omit<ClientSettings, "tableName">): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(createBaseClient(settings), {
    marshallOptions: { removeUndefinedValues: true },
  });
}

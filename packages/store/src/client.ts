import { DynamoDBClient, TransactionConflictException } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
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
 * refuses it, and the library does not repeat it.
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
  return client;
}

/** The document client. It leaves out undefined members when it writes. */
export function createClient(settings: Omit<ClientSettings, "tableName">): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(createBaseClient(settings), {
    marshallOptions: { removeUndefinedValues: true },
  });
}

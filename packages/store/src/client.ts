import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

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

/** The plain client, for tables and streams. */
export function createBaseClient({ region, endpoint }: Omit<ClientSettings, "tableName">): DynamoDBClient {
  if (!endpoint) return new DynamoDBClient({ region });
  return new DynamoDBClient({
    region,
    endpoint,
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
}

/** The document client. It leaves out undefined members when it writes. */
export function createClient(settings: Omit<ClientSettings, "tableName">): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(createBaseClient(settings), {
    marshallOptions: { removeUndefinedValues: true },
  });
}

import { isDeepStrictEqual } from "node:util";
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  type DynamoDBClientConfig,
  type PutItemCommandInput,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";
import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import aws4 from "aws4";
import { plainItem } from "./attribute-values.ts";
import { asDocumentClient } from "./dynamo/commands.ts";
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
  const client: DynamoDBClient = new DynamoDBClient({
    region,
    ...(endpoint && { endpoint, credentials }),
    signer: async () => ({ sign: async (request, at) => signed(request, at, client) }),
  });
  for (const name of UNNEEDED) client.middlewareStack.remove(name);
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

/** Steps of each request that nobody reads: they describe the client to AWS, and prepare lines for a log that is off. */
const UNNEEDED = ["getUserAgentMiddleware", "loggerMiddleware", "recursionDetectionMiddleware"];

type Signer = Extract<NonNullable<DynamoDBClientConfig["signer"]>, { sign: unknown }>;
type Signing = Parameters<Signer["sign"]>;

/** The request with its signature. The library's own signer takes a quarter of a request's time. */
async function signed(
  request: Signing[0],
  { signingDate = new Date() }: Signing[1] = {},
  { config }: DynamoDBClient,
): Promise<Signing[0]> {
  const { method, path, body } = request;
  const about = { service: "dynamodb", region: await config.region(), method, path, body };
  // The library knows how far the clock of this machine is off.
  const date = new Date(signingDate).toISOString().replace(/[-:]|\.\d{3}/g, "");
  const unsigned = { ...about, headers: { ...request.headers, "X-Amz-Date": date } };
  const { headers } = aws4.sign(unsigned, await config.credentials());
  return Object.assign(request, { headers });
}

/**
 * Whether a refused write is there already, by the same request: its first reply was lost, and the library sent it
 * again.
 */
function isOwnWrite(error: unknown, { Item }: PutItemCommandInput): error is ConditionalCheckFailedException {
  if (!(error instanceof ConditionalCheckFailedException) || error.$metadata.attempts === 1) return false;
  // A clone has plain bytes where Node has a Buffer.
  return isDeepStrictEqual(
    structuredClone(plainItem(error.Item ?? {})),
    structuredClone(plainItem(Item ?? {})),
  );
}

/** The same for the commands of `dynamo/commands.ts`. */
export function createClient(settings: Omit<ClientSettings, "tableName">): DynamoDBDocumentClient {
  return asDocumentClient(createBaseClient(settings));
}

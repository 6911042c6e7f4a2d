/** The keys as a resource of CloudFormation: its property OriginKey says which origin key there must be. */
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import type { CloudFormationCustomResourceEvent } from "aws-lambda";
import * as z from "zod";
import { completeKeys, type PartialKeys, partialKeySchema } from "./keys.ts";

/** The resource stands for the document, of which there is one. */
const RESOURCE_ID = "keys";

const ANSWER_TRIES = 4;

/** CloudFormation hands every property over as text. */
const originSchema = z.coerce.number().int().min(1);

export interface KeysSecret {
  readonly client: SecretsManagerClient;
  readonly secretId: string | undefined;
}

/** Something that the maintainer reads; tells nothing secret. */
class KeysError extends Error {}

/**
 * Does what CloudFormation asks and tells it how that went; the same event twice changes nothing. Deleting does
 * nothing: the secret goes with its stack, if it goes.
 * @throws Error when CloudFormation cannot be told
 */
export async function handleKeysEvent(
  event: CloudFormationCustomResourceEvent,
  secret: KeysSecret,
): Promise<void> {
  const reason = event.RequestType === "Delete" ? null : await failureOf(() => makeKeys(event, secret));
  await tell(event, reason);
}

async function makeKeys(
  { ResourceProperties }: CloudFormationCustomResourceEvent,
  secret: KeysSecret,
): Promise<void> {
  const origin = originSchema.safeParse(ResourceProperties["OriginKey"]);
  if (!origin.success) throw new KeysError("OriginKey must be a whole number from 1.");
  if (!secret.secretId) throw new KeysError("KEYS_SECRET is missing.");
  const text = await readText(secret);
  const known = partialKeysIn(text);
  const completed = JSON.stringify(completeKeys(known, origin.data, new Date()));
  if (isSameDocument(completed, known)) return;
  const { client, secretId } = secret;
  await client.send(new PutSecretValueCommand({ SecretId: secretId, SecretString: completed }));
}

/** What the secret holds; an empty document when it has never been filled. */
async function readText({ client, secretId }: KeysSecret): Promise<string> {
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
    return SecretString ?? "{}";
  } catch (error) {
    // A secret without any value; if there is no secret at all, writing it says so.
    if (error instanceof ResourceNotFoundException) return "{}";
    throw error;
  }
}

function partialKeysIn(text: string): PartialKeys {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new KeysError("The secret holds something that is not JSON; nothing was changed.");
  }
  const { data, error } = partialKeySchema.safeParse(document);
  if (data !== undefined) return data;
  const paths = [...new Set(error.issues.map((issue) => issue.path.join(".") || "document"))];
  throw new KeysError(
    `The secret holds something else than keys (${paths.join(", ")}); nothing was changed.`,
  );
}

function isSameDocument(text: string, known: PartialKeys): boolean {
  const sorted = (document: object) => JSON.stringify(Object.entries(document).sort());
  return sorted(JSON.parse(text) as object) === sorted(known);
}

/** One line that says why it failed; null when it did not. */
async function failureOf(act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    // Of other errors only the name is sure to hold nothing secret.
    if (error instanceof KeysError) return error.message;
    return `The keys could not be made: ${error instanceof Error ? error.name : "unknown error"}.`;
  }
}

/** Puts the answer where CloudFormation looks for it. */
async function tell(event: CloudFormationCustomResourceEvent, reason: string | null): Promise<void> {
  const answer = {
    Status: reason === null ? "SUCCESS" : "FAILED",
    ...(reason === null ? {} : { Reason: reason }),
    PhysicalResourceId: RESOURCE_ID,
    StackId: event.StackId,
    RequestId: event.RequestId,
    LogicalResourceId: event.LogicalResourceId,
  };
  if (reason !== null) console.error(JSON.stringify({ level: "error", what: "keys", reason }));
  // As bytes: text would get a content type, which the signature of the address does not cover.
  const body = new TextEncoder().encode(JSON.stringify(answer));
  for (let tries = 1; ; tries++) {
    const isTold = await fetch(event.ResponseURL, { method: "PUT", body }).then(
      (response) => response.ok,
      () => false,
    );
    if (isTold) return;
    if (tries === ANSWER_TRIES) throw new Error("CloudFormation does not take the answer.");
    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** tries));
  }
}

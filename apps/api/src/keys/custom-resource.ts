/**
 * The keys as resources of CloudFormation: `Custom::ConsigliereKeys` is the document itself, `Custom::ConsigliereProof`
 * the word in it by which the edge proves itself. The property OriginKey says which origin key must exist.
 */
import type { CloudFormationCustomResourceEvent } from "aws-lambda";
import * as z from "zod";
import { completeKeys, type Keys, type PartialKeys, partialKeySchema } from "./keys.ts";
import type { Parameter } from "./parameter.ts";

/** The resource represents the document, of which there is only one. */
const RESOURCE_ID = "keys";

const ANSWER_TRIES = 4;

/** CloudFormation passes every property as text. */
const originSchema = z.coerce.number().int().min(1);

/** A text that the maintainer reads; it reveals no secret. */
class KeysError extends Error {}

/**
 * Does what CloudFormation asks and reports the result. The same event twice changes nothing. Deleting the document
 * loses it for good; a stage with `keep` never asks for that.
 * @throws Error when CloudFormation cannot be told
 */
export async function handleKeysEvent(
  event: CloudFormationCustomResourceEvent,
  parameter: Parameter,
): Promise<void> {
  const isProof = event.ResourceType === "Custom::ConsigliereProof";
  let proof: string | undefined;
  const reason = await failureOf(async () => {
    if (event.RequestType === "Delete") return isProof ? undefined : parameter.remove();
    const made = await makeKeys(event, parameter);
    if (isProof) proof = made;
  });
  await tell(event, reason, proof);
}

/** Makes the missing keys, and the origin key that was asked for. */
async function makeKeys(
  { ResourceProperties }: CloudFormationCustomResourceEvent,
  parameter: Parameter,
): Promise<string | undefined> {
  const origin = originSchema.safeParse(ResourceProperties["OriginKey"]);
  if (!origin.success) throw new KeysError("OriginKey must be a whole number from 1.");
  const known = partialKeysIn((await parameter.read()) ?? "{}");
  const keys: Keys = completeKeys(known, origin.data, new Date());
  const completed = JSON.stringify(keys);
  if (!isSameDocument(completed, known)) await parameter.write(completed);
  return keys[`origin${origin.data}`];
}

function partialKeysIn(text: string): PartialKeys {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new KeysError("The parameter holds something that is not JSON; nothing was changed.");
  }
  const { data, error } = partialKeySchema.safeParse(document);
  if (data !== undefined) return data;
  const paths = [...new Set(error.issues.map((issue) => issue.path.join(".") || "document"))];
  throw new KeysError(
    `The parameter holds something else than keys (${paths.join(", ")}); nothing was changed.`,
  );
}

function isSameDocument(text: string, known: PartialKeys): boolean {
  const sorted = (document: object) => JSON.stringify(Object.entries(document).sort());
  return sorted(JSON.parse(text) as object) === sorted(known);
}

/** One line that says why it failed; null if it did not. */
async function failureOf(act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    // For other errors, only the name is sure to contain no secret.
    if (error instanceof KeysError) return error.message;
    return `The keys could not be made: ${error instanceof Error ? error.name : "unknown error"}.`;
  }
}

/** Puts the answer where CloudFormation looks for it. */
async function tell(
  event: CloudFormationCustomResourceEvent,
  reason: string | null,
  proof: string | undefined,
): Promise<void> {
  const answer = {
    Status: reason === null ? "SUCCESS" : "FAILED",
    ...(reason === null ? {} : { Reason: reason }),
    PhysicalResourceId: RESOURCE_ID,
    StackId: event.StackId,
    RequestId: event.RequestId,
    LogicalResourceId: event.LogicalResourceId,
    // CloudFormation shows it to nobody, and fills it in where the template refers to it.
    ...(proof === undefined ? {} : { NoEcho: true, Data: { Proof: proof } }),
  };
  if (reason !== null) console.error(JSON.stringify({ level: "error", what: "keys", reason }));
  // As bytes: text would get a content type, and the signature of the address does not cover one.
  const body = new TextEncoder().encode(JSON.stringify(answer));
  for (let tries = 1; ; tries++) {
    const isSent = await fetch(event.ResponseURL, { method: "PUT", body }).then(
      (response) => response.ok,
      () => false,
    );
    if (isSent) return;
    if (tries === ANSWER_TRIES) throw new Error("CloudFormation does not take the answer.");
    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** tries));
  }
}

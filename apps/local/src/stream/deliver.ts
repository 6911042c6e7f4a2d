import type { DynamoDBBatchResponse, DynamoDBRecord } from "aws-lambda";
import { sequenceOf } from "./records.ts";

export interface Delivery {
  /** Calls the stream function; throws if it fails as a whole. */
  readonly invoke: (records: readonly DynamoDBRecord[]) => Promise<DynamoDBBatchResponse | null>;
  /** Everything up to and including this record is done. */
  readonly done: (last: DynamoDBRecord) => void;
  /** Takes records that fail again and again, so that the rest can go on. */
  readonly putAside: (records: readonly DynamoDBRecord[], reason: string) => Promise<void>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly retryAttempts: number;
}

const longestPauseMs = 5_000;

/**
 * Hands records to the stream function in order, like Lambda's event source mapping with partial batch responses and
 * bisecting. A batch that fails as a whole is halved. One that fails in part continues from its first failure. Records
 * that still fail after all attempts are put aside.
 */
export async function deliver(records: readonly DynamoDBRecord[], delivery: Delivery): Promise<void> {
  await deliverPart(records, delivery, 0);
}

async function deliverPart(
  records: readonly DynamoDBRecord[],
  delivery: Delivery,
  failures: number,
): Promise<void> {
  const last = records.at(-1);
  if (!last) return;
  const outcome = await attempt(records, delivery);
  if (outcome.ok) return delivery.done(last);

  const handled = records.slice(0, outcome.firstFailure);
  const rest = records.slice(outcome.firstFailure);
  const lastHandled = handled.at(-1);
  if (lastHandled) delivery.done(lastHandled);
  if (failures >= delivery.retryAttempts) {
    await delivery.putAside(rest, outcome.reason);
    return delivery.done(last);
  }
  await delivery.pause(Math.min(100 * 2 ** failures, longestPauseMs));
  // Progress within the batch means that another record failed, so its attempts are counted from the start.
  const count = lastHandled ? 1 : failures + 1;
  if (rest.length === 1 || lastHandled) return deliverPart(rest, delivery, count);
  const half = Math.ceil(rest.length / 2);
  await deliverPart(rest.slice(0, half), delivery, count);
  await deliverPart(rest.slice(half), delivery, count);
}

type Attempt =
  | { readonly ok: true }
  | { readonly ok: false; readonly firstFailure: number; readonly reason: string };

async function attempt(records: readonly DynamoDBRecord[], delivery: Delivery): Promise<Attempt> {
  try {
    const response = await delivery.invoke(records);
    const failed = new Set(response?.batchItemFailures?.map((failure) => failure.itemIdentifier) ?? []);
    if (failed.size === 0) return { ok: true };
    const first = records.findIndex((record) => failed.has(sequenceOf(record)));
    // An unknown identifier means that the whole batch failed.
    return {
      ok: false,
      firstFailure: Math.max(0, first),
      reason: "The function reported the record as failed.",
    };
  } catch (error) {
    return { ok: false, firstFailure: 0, reason: error instanceof Error ? error.message : String(error) };
  }
}

import type { Operations } from "@consigliere/store/operations";
import type { OutboxEntry } from "@consigliere/store/outbox";

/** More unsent deliveries than this mean that something else is wrong first. */
const MOST = 1000;

/** A delivery without its content. */
export type DeliverySummary = Omit<OutboxEntry, "payload" | "userId" | "about" | "validUntil">;

/** Payloads name matches and questions, and contain links that act. */
export function deliverySummary({
  payload,
  userId,
  about,
  validUntil,
  ...summary
}: OutboxEntry): DeliverySummary {
  return summary;
}

/** Deliveries that wait, soonest first, then those given up, newest first. */
export async function unsentDeliveries(
  operations: Operations,
  only?: "queued" | "dead",
): Promise<OutboxEntry[]> {
  const lists = only === undefined ? (["queued", "dead"] as const) : [only];
  return (await Promise.all(lists.map((status) => operations.outbox.list(status, MOST)))).flat();
}

/** The unsent deliveries that tell of a match. */
export async function deliveriesAbout(operations: Operations, matchId: string): Promise<DeliverySummary[]> {
  const all = await unsentDeliveries(operations);
  const isAbout = ({ about = [] }: OutboxEntry) => about.some((told) => told.matchId === matchId);
  return all.filter(isAbout).map(deliverySummary);
}

/** Gives every dead delivery another life; says how many there were. */
export async function requeueAllDead(operations: Operations): Promise<number> {
  let count = 0;
  for (const { dedupeKey } of await unsentDeliveries(operations, "dead")) {
    if (await operations.outbox.requeue(dedupeKey)) count += 1;
  }
  return count;
}

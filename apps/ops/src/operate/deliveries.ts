import type { Operations } from "@consigliere/store/operations";
import type { OutboxEntry } from "@consigliere/store/outbox";

/** More unsent deliveries than this mean that something else is wrong first. */
const MOST = 1000;

/** A delivery without its content, which names matches and questions and contains links that act. */
export type DeliverySummary = Omit<OutboxEntry, "payload" | "userId" | "about" | "validUntil">;

function deliverySummary({ payload, userId, about, validUntil, ...summary }: OutboxEntry): DeliverySummary {
  return summary;
}

/** The deliveries that were given up, newest first. */
export async function deadDeliveries(operations: Operations): Promise<DeliverySummary[]> {
  return (await operations.outbox.list("dead", MOST)).map(deliverySummary);
}

/** The deliveries that tell of a match and wait or were given up. */
export async function deliveriesAbout(operations: Operations, matchId: string): Promise<DeliverySummary[]> {
  const lists = (["queued", "dead"] as const).map((status) => operations.outbox.list(status, MOST));
  return (await Promise.all(lists))
    .flat()
    .filter(({ about = [] }) => about.some((told) => told.matchId === matchId))
    .map(deliverySummary);
}

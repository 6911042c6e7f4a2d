import type { OrderDeed } from "@consigliere/contract/order-deeds";
import type { Seat } from "@consigliere/engine/seat";
import type { Context } from "../context.ts";
import type { LogRecord } from "../match/contents.ts";
import { metaAt } from "../match/meta.ts";
import { answerIn } from "../match/record.ts";
import { eventsFor, toldBy } from "../match/told.ts";
import { newestFirst } from "./log.ts";

/** Nobody reads further back in one go. */
const MOST_DEEDS = 200;

/**
 * The deeds of a player's standing orders and plans, the newest first: the questions that they answered, and those that an
 * order was meant for and could not answer. @throws Refusal `match/unknown`, `match/not-yours`
 */
export async function readOrderDeeds(
  context: Context,
  userId: string,
  matchId: string,
): Promise<{ deeds: OrderDeed[] }> {
  const { seat } = await metaAt(context, matchId, userId, "plays");
  const deeds: OrderDeed[] = [];
  for await (const record of newestFirst(context, matchId)) {
    const deed = deedIn(record, seat);
    if (deed !== null) deeds.push(deed);
    if (deeds.length >= MOST_DEEDS) break;
  }
  return { deeds };
}

function deedIn(record: LogRecord, seat: Seat): OrderDeed | null {
  const input = answerIn(record);
  if (record.ordered === undefined || input?.seat !== seat) return null;
  const { topic, about, order, dropped, planned } = record.ordered;
  const [first] = eventsFor(record, seat);
  return {
    // A sealed event is told when the window closes, and gets the next number then.
    n: first?.n ?? toldBy(record, seat) + 1,
    at: record.at,
    topic,
    about: about as OrderDeed["about"],
    value: input.by === "standing-order" ? input.value : null,
    order: order as OrderDeed["order"],
    dropped: dropped as OrderDeed["dropped"],
    ...(planned !== undefined && { planned }),
  };
}

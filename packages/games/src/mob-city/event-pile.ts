/** The events that a match is played with, and where the Don's death can lie among them. */
import { EVENT_IDS, type EventId, townEventOf } from "./cards.ts";
import type { Options } from "./options.ts";

const FULL_TOP = 6;
const SHORT_TOP = 4;

/** With two blocks, events that are bound to the east or the west stay out. */
export function eventsFor(blocks: number): readonly EventId[] {
  const isSmall = blocks === 2;
  const isBound = (id: EventId) => ["east", "west"].includes(townEventOf(id).district ?? "");
  return EVENT_IDS.filter((id) => !(isSmall && isBound(id)));
}

/** The number of first days on which the Don cannot die (R-38, option `nightLength`). */
export function safeDaysOf({ nightLength }: Pick<Options, "nightLength">, seatCount: number): number {
  return nightLength === "short" ? Math.max(SHORT_TOP, seatCount) : FULL_TOP;
}

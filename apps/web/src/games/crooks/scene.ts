/** The things on the board that an event is about, and how long a replay pauses at it. */
import type { CrooksEvent } from "@consigliere/games/crooks/events";
import type { TableEvent } from "../game-words.ts";
import { type Pauses, pauseIn } from "../shared/told.ts";
import { places } from "./places.ts";

/** Milliseconds that a replay pauses: longest for the largest movement, not at all for invisible events. */
const PAUSES: Pauses = [
  [600, /^(hire-paid|crooks-revealed)$/],
  [450, /^crook-placed$/],
  [300, /^(hire-empty-handed|stack-moved|crooks-removed|spy-looked|seat-passed|game-ended)$/],
  [220, /^(crook-kept|money-taken|target-scored|gang-scored)$/],
];

export const pause = (event: TableEvent): number => pauseIn(PAUSES, event);

/** The board's names of things: `door-…`, `target-…`, `slot-…`, `play-…`, `seat-…`; none for invisible events. */
export function litBy(event: TableEvent | null): readonly string[] {
  if (event === null || pause(event) === 0) return [];
  const told = event as unknown as CrooksEvent;
  const jobs = told.type === "stack-moved" ? [told.to] : "target" in told ? [told.target] : [];
  const plays = "crooks" in told ? (told.crooks ?? []) : [];
  return [
    ...places(event),
    ...jobs.map((target) => `target-${target}`),
    ...plays.flatMap((one) => (typeof one === "object" ? `play-${one.play}` : [])),
  ];
}

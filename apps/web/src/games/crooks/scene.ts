/** The things on the board that an event is about, and how long a replay pauses at it. */
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

/** The things on the board that are lit by an event; none by invisible ones. */
export function litBy(event: TableEvent | null): readonly string[] {
  return event === null || pause(event) === 0 ? [] : places(event);
}

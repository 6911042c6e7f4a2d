/** The choice of news that is pinned to the board. */
import type { RecapFrame } from "@consigliere/contract/play";
import type { GameUi } from "../../games/game-ui.ts";
import type { GameWords } from "../../games/game-words.ts";

/** A piece of news on the board. */
export interface RecapMarker {
  /** From 1, in the order in which it happened. */
  readonly number: number;
  readonly frame: RecapFrame;
  /** The event just before it; null: nobody knows. */
  readonly before: RecapFrame | null;
  /** The event just before is the cause of this one, and concerns the same thing: a shot from which somebody falls. */
  readonly isCaused: boolean;
  /** The things it may be pinned to, the nearest first. */
  readonly places: readonly string[];
}

/** With more pins it would be a log again. */
const MOST = 5;

/**
 * The weightiest news of an absence about something on the board. The newest of equals wins, and each thing gets one.
 * In the order in which they happened.
 */
export function recapMarkersOf(
  frames: readonly RecapFrame[],
  weight: GameWords["weight"],
  placesOf: GameUi["replay"]["places"],
): readonly RecapMarker[] {
  const taken = new Set<string>();
  const news = frames
    .map((frame, index) => {
      const before = frames[index - 1] ?? null;
      const places = placesOf(frame.event);
      const isCaused = before !== null && placesOf(before.event)[0] === places[0];
      return { frame, before, isCaused, places };
    })
    .filter(({ frame, places }) => weight(frame.event) > 0 && places.length > 0)
    .sort((one, other) => weight(other.frame.event) - weight(one.frame.event) || other.frame.n - one.frame.n)
    .filter(({ places: [nearest = ""] }) => !taken.has(nearest) && taken.add(nearest));
  return news
    .slice(0, MOST)
    .sort((one, other) => one.frame.n - other.frame.n)
    .map((one, index) => ({ ...one, number: index + 1 }));
}

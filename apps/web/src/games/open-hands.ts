import type { ComponentType } from "react";
import type { GameWords } from "./game-words.ts";

/** How a game looks with everything open: in the replay of a match that opened its cards at its end. */
export interface OpenHands {
  /** `view` with what lies hidden on its board filled in from the views of all seats; absent: nothing does. */
  readonly fill?: (view: unknown, views: readonly unknown[]) => unknown;
  /** What a seat held, from its own view: list items of small cards. Absent: all that matters lies on the board. */
  readonly Held?: ComponentType<{ readonly view: unknown; readonly words: GameWords }>;
}

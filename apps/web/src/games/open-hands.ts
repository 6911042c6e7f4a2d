import type { ComponentType } from "react";
import type { GameWords } from "./game-words.ts";

/** The table of a game with everything open: in the replay of a match that opened its cards at its end. */
export interface OpenHands {
  /**
   * `view` with the hidden parts of its board filled in from the views of all seats; absent: nothing is hidden on it.
   */
  readonly fill?: (view: unknown, views: readonly unknown[]) => unknown;
  /** A seat's hand, from its own view: list items of small cards. Absent: everything important is on the board. */
  readonly Held?: ComponentType<{ readonly view: unknown; readonly words: GameWords }>;
}

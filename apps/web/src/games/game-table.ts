import type { Estimates } from "@consigliere/games/estimates";
import type { Speech } from "@consigliere/games/speech";
import type { ComponentType } from "react";
import type { Example } from "./example.ts";
import type { GameUi } from "./game-ui.ts";
import type { GameWords } from "./game-words.ts";

/** All cards of a game, with their faces. */
export type Cards = ComponentType<{ readonly words: GameWords }>;

/** The web part of a game's table, loaded only for people at such a table. */
export interface GameTable {
  ui(): Promise<GameUi>;
  /** All its cards, with their faces; absent: there is no card list. */
  cards?(): Promise<{ readonly default: Cards }>;
  /** The examples of its rulebook, drawn while the pages are built; absent: it has no pictures. */
  examples?(): Promise<{ readonly examples: readonly Example[] }>;
  /** Its manifest has a course; absent: it has none yet. */
  readonly hasLessons?: true;
  readonly speech: Speech;
  /** The estimates for a match of it. */
  estimates(): Promise<{ readonly estimates: Estimates }>;
}

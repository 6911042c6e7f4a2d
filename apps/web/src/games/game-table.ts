import type { Estimates } from "@consigliere/games/estimates";
import type { Speech } from "@consigliere/games/speech";
import type { ComponentType } from "react";
import type { Locale } from "../i18n/routing.ts";
import type { Example } from "./example.ts";
import type { GameUi } from "./game-ui.ts";
import type { GameWords } from "./game-words.ts";

/** All cards of a game, with their faces. */
export type Cards = ComponentType<{ readonly words: GameWords }>;

/** What a game brings to its table on the web, loaded only by who sits there. */
export interface GameTable {
  ui(): Promise<GameUi>;
  /** All its cards, with their faces; absent: nobody looks for them. */
  cards?(): Promise<{ readonly default: Cards }>;
  /** The examples of its rulebook, for what draws them while the pages are made; absent: it has no pictures. */
  examples?(): Promise<{ readonly examples: readonly Example[] }>;
  readonly speech: Speech;
  /** What a match of it takes. */
  estimates(): Promise<{ readonly estimates: Estimates }>;
  /** The words of its board. */
  readonly messages: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;
}

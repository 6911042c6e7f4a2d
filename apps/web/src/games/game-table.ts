import type { Story } from "@consigliere/games/story";
import type { Locale } from "../i18n/routing.ts";
import type { GameUi } from "./game-ui.ts";

/** What a game brings to its table on the web, loaded only by who sits there. */
export interface GameTable {
  ui(): Promise<GameUi>;
  /** How it is told, and the words for that: named here too, since the game's own manifest knows its rules' options. */
  story(): Promise<Story>;
  readonly words: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;
  /** The words of its board. */
  readonly messages: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;
}

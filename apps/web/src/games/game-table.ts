import type { Estimates } from "@consigliere/games/estimates";
import type { Speech } from "@consigliere/games/speech";
import type { Locale } from "../i18n/routing.ts";
import type { GameUi } from "./game-ui.ts";

/** What a game brings to its table on the web, loaded only by who sits there. */
export interface GameTable {
  ui(): Promise<GameUi>;
  readonly speech: Speech;
  /** What a match of it takes. */
  estimates(): Promise<{ readonly estimates: Estimates }>;
  /** The words of its board. */
  readonly messages: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;
}

/**
 * The sentences of a game. They are apart from its manifest, so that a page need not load the schemas of its options.
 */
import type { GameEvent } from "@consigliere/engine/event";
import type { Locale } from "@consigliere/languages";
import type { Story } from "./story.ts";
import { withTable } from "./table-story.ts";
import { type Messages, words } from "./words.ts";

/** The story and the messages of a game, each loaded on demand. */
export interface Speech {
  story(): Promise<Story>;
  messages(locale: Locale): Promise<Messages>;
}

/** The speech of the game with that id; `story` loads its story. */
export function describeSpeech<E extends GameEvent>(game: string, story: () => Promise<Story<E>>): Speech {
  return {
    story: async () => withTable(game, await story()),
    messages: (locale) => words(locale, game),
  };
}

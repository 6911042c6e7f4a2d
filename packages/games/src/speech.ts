/**
 * The sentences of a game. They are apart from its manifest, so that a page need not load the schemas of its options.
 */
import type { GameEvent } from "@consigliere/engine/event";
import type { Story } from "./story.ts";
import { withTable } from "./table-story.ts";

/** The languages in which a game has its words and its rulebook. */
export type Language = "en" | "ja";

/** Sentences by key, nested. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Sentences in each language, loaded on demand. */
export type Sentences = Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>;

/** The story, the messages and the rulebook of a game, each loaded on demand. */
export interface Speech {
  story(): Promise<Story>;
  messages(language: Language): Promise<Messages>;
}

/** The members of a speech, each as exported by the file that holds it. */
interface Members<E extends GameEvent> {
  story(): Promise<Story<E>>;
  readonly messages: Sentences;
}

/** The speech of the game with that id. */
export function describeSpeech<E extends GameEvent>(game: string, members: Members<E>): Speech {
  return {
    story: async () => withTable(game, await members.story()),
    messages: async (language) => (await members.messages[language]()).default,
  };
}

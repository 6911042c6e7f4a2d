/** How a game speaks: apart from its manifest, so that a page need not load the schemas of its options. */
import type { GameEvent } from "@consigliere/engine/event";
import { type Story, withTable } from "./story.ts";

/** The languages in which a game has its words and its rulebook. */
export type Language = "en" | "ja";

/** Sentences by key, nested. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Sentences in each language, loaded where they are wanted. */
export type Sentences = Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>;

/** What tells of a game, each loaded where it is wanted. */
export interface Speech {
  story(): Promise<Story>;
  messages(language: Language): Promise<Messages>;
}

/** The members of a speech, each as the file that holds it is loaded. */
interface Members<E extends GameEvent> {
  story(): Promise<Story<E>>;
  readonly messages: Sentences;
}

/** The speech of the game of that id. */
export function describeSpeech<E extends GameEvent>(game: string, members: Members<E>): Speech {
  return {
    story: async () => withTable(game, await members.story()),
    messages: async (language) => (await members.messages[language]()).default,
  };
}

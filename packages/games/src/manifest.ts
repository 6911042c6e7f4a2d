/** What is told of a game, in one place: light at once, and all else loaded where it is wanted. */

import type { GameEvent } from "@consigliere/engine/event";
import type { Game, GameMeta } from "@consigliere/engine/game";
import { type Story, withTable } from "./story.ts";

/** The languages in which a game has its words and its rulebook. */
export type Language = "en" | "ja";

/** Sentences by key, nested. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** A game as everybody but the game itself knows it. */
export interface Manifest {
  readonly meta: GameMeta;
  /** Options with which a match is over soon, for who plays many of them: tests and benches. */
  readonly short: Readonly<Record<string, unknown>>;
  rules(): Promise<Game>;
  story(): Promise<Story>;
  messages(language: Language): Promise<Messages>;
}

/** The members of a game, each as the file that holds it is loaded. */
interface Members<State, Options, E extends GameEvent, Settings, View> {
  readonly meta: GameMeta<Options, Settings>;
  /** Absent where a match is short anyway. */
  readonly short?: Partial<Options>;
  rules(): Promise<Game<State, Options, E, Settings, View>>;
  story(): Promise<Story<E>>;
  readonly messages: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>;
}

/** The manifest of a game. What it keeps to itself (state, options, settings, view) is plain JSON to everybody else. */
export function describeGame<State, Options, E extends GameEvent, Settings, View>(
  members: Members<State, Options, E, Settings, View>,
): Manifest {
  const meta = members.meta as GameMeta;
  return {
    meta,
    short: members.short ?? {},
    rules: async () => (await members.rules()) as unknown as Game,
    story: async () => withTable(meta.id, await members.story()),
    messages: async (language) => (await members.messages[language]()).default,
  };
}

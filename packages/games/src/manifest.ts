/** What is told of a game, in one place: light at once, and all else loaded where it is wanted. */

import type { GameEvent } from "@consigliere/engine/event";
import type { Game, GameMeta } from "@consigliere/engine/game";
import type { Course } from "./coach/course.ts";
import type { Outlook } from "./foresight.ts";
import type { Picture } from "./picture/sheet.ts";
import type { Language, Messages, Sentences, Speech } from "./speech.ts";

/** A game as everybody but the game itself knows it. */
export interface Manifest extends Speech {
  readonly meta: GameMeta;
  /** Options with which a match is over soon, for who plays many of them: tests and benches. */
  readonly short: Readonly<Record<string, unknown>>;
  rules(): Promise<Game>;
  /** Draws the board as everybody may see it. */
  picture(): Promise<Picture<unknown>>;
  /** What that board says in words. */
  pictureWords(language: Language): Promise<Messages>;
  /** How the game is learned in a few minutes; absent: by its rulebook alone. */
  readonly course?: (() => Promise<Course>) | undefined;
  /** How it is played on from what one seat sees; absent: what may come is told by public facts alone. */
  readonly outlook?: (() => Promise<Outlook>) | undefined;
}

/** The members of a game, each as the file that holds it is loaded. */
interface Members<State, Options, E extends GameEvent, Settings, View> {
  readonly meta: GameMeta<Options>;
  /** Absent where a match is short anyway. */
  readonly short?: Partial<Options>;
  rules(): Promise<Game<State, Options, E, Settings, View>>;
  picture(): Promise<Picture<View>>;
  readonly pictureWords: Sentences;
  course?(): Promise<Course>;
  outlook?(): Promise<Outlook<State, View>>;
  readonly speech: Speech;
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
    picture: async () => (await members.picture()) as Picture<unknown>,
    pictureWords: async (language) => (await members.pictureWords[language]()).default,
    course: members.course,
    outlook: members.outlook as Manifest["outlook"],
    ...members.speech,
  };
}

/** The description of a game, in one place. The light parts are there at once; the others are loaded on demand. */

import type { GameEvent } from "@consigliere/engine/event";
import type { Game, GameMeta } from "@consigliere/engine/game";
import type { Forecast } from "./forecast.ts";
import type { Course } from "./lessons/course.ts";
import type { Picture } from "./picture/sprite.ts";
import type { Speech } from "./speech.ts";
import type { Interests } from "./story.ts";

/** A game as all code outside it knows it. */
export interface Manifest extends Speech {
  readonly meta: GameMeta;
  /** The game is not finished: it is not offered, and only the tests in its own folder apply to it. */
  readonly isInDevelopment: boolean;
  /** Options that make a match short, for code that plays many matches: tests and benchmarks. */
  readonly short: Readonly<Record<string, unknown>>;
  rules(): Promise<Game>;
  /** The rules for code that asks no bot: the bots are only named. */
  table(): Promise<Game>;
  /** The stakes of a question, without the story's sentences; absent: nothing is said of them. */
  readonly interests?: (() => Promise<Interests>) | undefined;
  /** Draws the board as everybody may see it; absent: nobody does. */
  readonly picture?: (() => Promise<Picture<unknown>>) | undefined;
  /** A course that teaches the game in a few minutes; absent: there is only the rulebook. */
  readonly course?: (() => Promise<Course>) | undefined;
  /** A course at this game's table that teaches how any game is played over days; absent: there is none. */
  readonly daysCourse?: (() => Promise<Course>) | undefined;
  /** Plays on from the view of one seat; absent: the forecast uses public facts alone. */
  readonly forecast?: (() => Promise<Forecast>) | undefined;
}

/** The members of a game, each as exported by the file that holds it. */
interface Members<State, Options, E extends GameEvent, Settings, View> {
  readonly meta: GameMeta<Options>;
  readonly isInDevelopment?: true;
  /** Absent if a match is short anyway. */
  readonly short?: Partial<Options>;
  rules(): Promise<Game<State, Options, E, Settings, View>>;
  table(): Promise<Game<State, Options, E, Settings, View>>;
  interests?(): Promise<Interests>;
  picture?(): Promise<Picture<View>>;
  course?(): Promise<Course>;
  daysCourse?(): Promise<Course>;
  forecast?(): Promise<Forecast<State, View>>;
  readonly speech: Speech;
}

/** The manifest of a game. Its private types (state, options, settings, view) are plain JSON to all other code. */
export function describeGame<State, Options, E extends GameEvent, Settings, View>(
  members: Members<State, Options, E, Settings, View>,
): Manifest {
  const meta = members.meta as GameMeta;
  return {
    meta,
    isInDevelopment: members.isInDevelopment ?? false,
    short: members.short ?? {},
    rules: async () => (await members.rules()) as unknown as Game,
    table: async () => (await members.table()) as unknown as Game,
    interests: members.interests,
    picture: members.picture as Manifest["picture"],
    course: members.course,
    daysCourse: members.daysCourse,
    forecast: members.forecast as Manifest["forecast"],
    ...members.speech,
  };
}

import type { z } from "zod";
import type { AnswerValue } from "./answer.ts";
import { levelOf } from "./bot-id.ts";
import type { GameEvent } from "./event.ts";
import type { PlanBook } from "./plan.ts";
import type { Prompt } from "./prompt.ts";
import type { Random } from "./random.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { OrderBook } from "./standing-orders.ts";
import type { Rules, Table } from "./table.ts";

/** How a match ended. */
export interface Outcome {
  /** Message key of the way of ending. */
  readonly reason: string;
  /** The place of each seat, 1 = first; equal places are shared. */
  readonly placements: readonly number[];
  /** Figures for the record, by seat. */
  readonly stats?: readonly Readonly<Record<string, number>>[];
}

/** Returned by a step in the middle of a turn. */
export const TURN_GOES_ON = "turn-goes-on";

/**
 * The end of a step: it ends the match, with its outcome; its turn (undefined); or neither. Within a turn, in however
 * many steps, prompts keep their ids, the seats that ran out of time stay known, and answers can be taken back.
 */
export type StepEnd = Outcome | typeof TURN_GOES_ON | undefined;

/** How long players may take. */
export interface Pace {
  /** Hours for a decision of the turn clock. */
  readonly turnHours: number;
  /** Hours for a decision of the window clock. */
  readonly windowHours: number;
  /** After this number of missed turn deadlines in a row the bot plays the seat; 0 = never. */
  readonly autopilotAfter: number;
}

/** A game as the lobby knows it, without its rules. */
export interface GameMeta<Options = unknown> {
  readonly id: string;
  /** Version of the rules. Changes whenever a recorded match could go differently. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The match options; parsing `{}` gives the defaults. */
  readonly options: z.ZodType<Options>;
  /**
   * Named sets of options: `days` for friends far apart, `quick`, `book` for the published game if the defaults differ
   * from it, and any others that the game recommends.
   */
  readonly presets: Readonly<Record<string, Partial<Options>>>;
  /** The preset for a match against bots that is opened with one press; absent: the defaults. */
  readonly trial?: string;
  pace(options: Options): Pace;
  /**
   * The names of corrections of the rules, oldest first. Rules ask for each by `table.corrected`. Matches that run when
   * one comes go by it only if their players agree, who read under `correction.<name>` of the game's messages what
   * changes for them. Absent: none.
   */
  readonly corrections?: readonly string[];
  /**
   * The options for playing again. `placements` are the places of each seat's current player in the match before.
   * Without this member the options stay the same.
   */
  playAgain?(options: Options, placements: readonly number[]): Options;
}

/** A player made of code. It sees exactly what a person in the same seat would see. */
export interface Bot<View = unknown> {
  /** A legal answer to `prompt`. `random` belongs to the bot, not to the match. */
  choose(view: View, prompt: Prompt, random: Random): AnswerValue;
  /** A legal answer to a prompt that the match does not wait for; null: none. Without this member: always none. */
  volunteer?(view: View, prompt: Prompt, random: Random): AnswerValue | null;
}

/** The rules of one title. */
export interface Game<
  State = unknown,
  Options = unknown,
  E extends GameEvent = GameEvent,
  Settings = unknown,
  View = unknown,
> {
  readonly meta: GameMeta<Options>;
  /** The private settings of a seat; parsing `{}` gives the defaults. */
  readonly settings: z.ZodType<Settings>;
  /** The state before the first step. It draws nothing and tells nothing; the first step does that. */
  setup(seatCount: number, options: Options): State;
  /** One step of the main loop; called again and again until it returns an outcome. */
  step(table: Table<State, E, Settings>): Rules<StepEnd>;
  /** The view of `viewer`, built by listing what may be seen. */
  view(state: State, viewer: Viewer): View;
  /**
   * The part of a past moment that `viewer` may still see, for recaps and replays. Without this member it is the view
   * of that moment.
   */
  viewOfPast?(state: State, viewer: Viewer): View;
  /** Whether a seat is out of the game, as everybody can see. Its player has nothing left to change. */
  isOut?(state: State, seat: Seat): boolean;
  /**
   * Whether a seat may have these settings in the current state. Without this member, everything that the schema
   * accepts is allowed. The seat is told of a refusal, so the decision must not depend on anything that the seat may
   * not know.
   */
  acceptsSettings?(state: State, seat: Seat, settings: Settings): boolean;
  /**
   * Whether a correction of the rules can still matter to a match, by what everybody sees of it. Once it is false, it
   * stays false. Without this member it always can.
   */
  concerns?(correction: string, view: View): boolean;
  /** Standing orders: the member `orders` of a seat's settings. */
  readonly orders?: OrderBook<State>;
  /** Plans: the member `plan` of a seat's settings. */
  readonly plans?: PlanBook<State, E>;
  /**
   * Bots by their ids: see `bot-id.ts`. The weakest level comes first. Null where a bot is only named, because nobody
   * there asks one.
   */
  readonly bots: Readonly<Record<string, Bot<View> | null>>;
  /** The state in today's shape, from one that version `from` of the rules wrote. */
  migrate?(state: unknown, from: string): State;
}

/** The level that plays where nobody chose another: for people who are away, and in forecasts. */
export const DEFAULT_LEVEL = "regular";

/** The default level of a game; in one that has no such level, its strongest. Undefined: it has no bots. */
export function defaultLevelOf({ bots }: Pick<Game, "bots">): string | undefined {
  return Object.hasOwn(bots, DEFAULT_LEVEL) ? DEFAULT_LEVEL : Object.keys(bots).map(levelOf).at(-1);
}

/** The bot of the default level. */
export function defaultBot(game: Pick<Game, "bots">): Bot | undefined {
  return game.bots[defaultLevelOf(game) ?? ""] ?? undefined;
}

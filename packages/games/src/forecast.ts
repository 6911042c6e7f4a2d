/**
 * The one way to suppose: the rules of a game are played on from what one seat sees. Everything hidden is dealt anew, and
 * nothing of the match itself is used. Boards to try on, the questions of a night and the bots that search begin here.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { AddressedEvent, GameEvent } from "@consigliere/engine/event";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Random } from "@consigliere/engine/random";
import { rehearse } from "@consigliere/engine/rehearsal";
import type { Seat } from "@consigliere/engine/seat";
import type { Asking, Rules, Table } from "@consigliere/engine/table";

/** A question at which the rules may be taken up: one of the seat's own, or what everybody knows of another's. */
export interface Taken extends Pick<Prompt, "seat" | "topic" | "about"> {
  readonly question?: Prompt["question"] | undefined;
}

/** How the rules of a game are played on from a view. */
export interface Forecast<State = unknown, View = unknown> {
  /** A possible state that agrees with everything that the view shows, and with the question to begin at. */
  suppose(view: View, viewer: Seat, random: Random, asked?: Taken): State;
  /** Plays the rules on from a supposed state, without end. */
  onward(table: Table<State, GameEvent, never>): Rules<unknown>;
  /**
   * Plays on from this very question, which `onward` would pass over; null: it need not or it cannot. Absent: it need
   * not at any.
   */
  from?(table: Table<State, GameEvent, never>, question: Taken): Rules<unknown> | null;
  /** The corrections by which the match goes, if the game's state says so; absent: none. */
  corrections?(state: State): readonly string[];
  /** The topics of the questions at the seat's own turn, which nobody else can take. */
  readonly ownTurn: readonly string[];
  /** The members of a view that a supposed state lacks: they are under way in the middle of a decision. */
  readonly leavesOut?: readonly string[];
}

/** A moment of a match, as a seat sees it. */
export interface Standpoint<State = unknown, View = unknown> {
  readonly forecast: Forecast<State, View>;
  readonly view: View;
  readonly viewer: Seat;
  /** The question to begin at, if there is one. */
  readonly asked?: Taken | undefined;
}

/** A question of the rules in a supposed state. */
export interface Posed<State = unknown> {
  readonly state: State;
  readonly seat: Seat;
  readonly asking: Asking<unknown>;
  /** Questions asked at the same time have the same moment. */
  readonly moment: number;
}

interface Course<State> {
  /** Deals what is hidden. */
  readonly random: Random;
  /** Same text, same draws of the rules. */
  readonly seed: string;
  /** The private settings of every seat. */
  readonly settings: unknown;
  /** Answers for every seat. It may throw {@link Enough}. */
  answer(posed: Posed<State>): AnswerValue;
  onEvent?(event: AddressedEvent, state: State): void;
}

/** Ends a course that has been played far enough, or that cannot be played. */
export class Enough extends Error {}

/** Plays the rules on in one deal, to their end or as far as is enough. Returns the state then. */
export function playOn<State, View>(
  { forecast, view, viewer, asked }: Standpoint<State, View>,
  { random, seed, settings, answer, onEvent }: Course<State>,
): State {
  const state = forecast.suppose(view, viewer, random, asked);
  try {
    rehearse(
      (table: Table<State, GameEvent, never>) =>
        (asked && forecast.from?.(table, asked)) ?? forecast.onward(table),
      {
        state,
        seatCount: (state as { readonly seatCount: number }).seatCount,
        seed,
        settings: settings as never,
        corrections: forecast.corrections?.(state),
        answer: (seat, asking, moment) => answer({ state, seat, asking, moment }),
        onEvent: (event) => onEvent?.(event, state),
      },
    );
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return state;
}

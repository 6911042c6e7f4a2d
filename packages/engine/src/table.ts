import type { AnswerValue } from "./answer.ts";
import type { AddressedEvent, GameEvent } from "./event.ts";
import type { AnsweredBy } from "./input.ts";
import type { Json } from "./json.ts";
import type { Clock } from "./prompt.ts";
import type { Question } from "./question.ts";
import type { Random } from "./random.ts";
import type { Seat } from "./seat.ts";
import type { Judgement } from "./standing-orders.ts";

/** A decision to be put to a seat. */
export interface Asking<T> {
  /** Message key for the subject of the decision: `play-or-discard`. */
  readonly topic: string;
  readonly question: Question<T>;
  /** Public data about the occasion. */
  readonly about?: Json;
  /** The occasion as only the asked seat may know it. In that seat's prompt it replaces `about`. */
  readonly aside?: Json;
  /** The legal answer for players who run out of time. Default: the plainest legal answer. */
  readonly fallback?: AnswerValue;
  /** The clock that runs. Default: `turn`. */
  readonly clock?: Clock;
  /**
   * The answer that the rules give for the seat, entered without asking the player unless an order of the seat says
   * otherwise; null: none. It is computed again later, and counts only as long as it stays the same.
   */
  readonly standing?: () => AnswerValue | null;
  /**
   * Whether everybody knows that the rules answer for the seat unless one of its orders says otherwise. Default: false.
   */
  readonly byRule?: boolean;
  /** Takes the only legal answer unasked. Use it only if everybody can see that it is the only one. */
  readonly takeForced?: boolean;
  /** Whether missing its deadline brings the seat nearer to the autopilot. Default: true. */
  readonly countsAsMissed?: boolean;
}

/** A free action of another seat while one seat is asked. It holds nothing up, and ends with the prompt. */
export interface Meanwhile<M> {
  readonly seat: Seat;
  readonly asking: Asking<M>;
}

/** The awaited answer, or somebody's free action. */
export type Reply<T, M> =
  | { readonly from: "awaited"; readonly answer: T }
  | { readonly from: "meanwhile"; readonly seat: Seat; readonly topic: string; readonly answer: M };

/** Somebody gave up while a seat was asked. */
export interface Resignation {
  readonly from: "resigned";
  readonly seat: Seat;
}

/** The end of a decision that a resignation can interrupt: the answer and its giver, or the seat that gave up. */
export type ReplyOrResignation<T> =
  | { readonly from: "awaited"; readonly answer: T; readonly by: AnsweredBy }
  | Resignation;

/** The giver of an answer; `rule`: a standing answer of the rules, not of the seat's orders. */
export type AnnouncedBy = AnsweredBy | "rule";

export interface AskAllOptions<T, E extends GameEvent> {
  /** True as soon as the outcome can no longer change, so that the others need not be waited for. */
  readonly isSettled?: (answers: ReadonlyMap<Seat, T>) => boolean;
  /** Whether a sealed answer may be changed until the last one is in. Default: true. */
  readonly isRevisable?: boolean;
  /** The event when a seat has answered, before anything is resolved. It must not tell others the answer. */
  readonly announce?: (seat: Seat, answer: T, by: AnnouncedBy) => AddressedEvent<E>;
  /** Whether everybody learns who ran out of time; if not, only that seat does. Default: true. */
  readonly emitsDefaults?: boolean;
  /**
   * Whether the names of those who have answered stay secret until the window closes: whom the match waits for, who ran
   * out of time, and any change of control that follows. Default: false.
   */
  readonly hidesAnswered?: boolean;
}

/** One seat's decision among several that are asked at once. */
export interface SeatAsking<T> extends Asking<T> {
  readonly seat: Seat;
}

/** A request of the rules to the kernel. Made by `Table`, read by the kernel only. */
export interface AskRequest {
  readonly mode: "one" | "all";
  readonly asked: readonly {
    readonly seat: Seat;
    readonly asking: Asking<unknown>;
    readonly optional: boolean;
  }[];
  readonly isSettled: (answers: ReadonlyMap<Seat, unknown>) => boolean;
  readonly isRevisable: boolean;
  readonly announce: ((seat: Seat, answer: unknown, by: AnnouncedBy) => AddressedEvent) | null;
  readonly emitsDefaults: boolean;
  readonly hidesAnswered: boolean;
  /** Whether a resignation is reported to the rules at once, instead of leaving the seat to the bot. */
  readonly heedsResignation: boolean;
}

/** The kernel's reply: the seats that answered, with the typed meaning of the answers. */
export type AskResult =
  | {
      readonly mode: "one";
      readonly seat: Seat;
      readonly optional: boolean;
      readonly topic: string;
      readonly answer: unknown;
      readonly by: AnsweredBy;
    }
  | { readonly mode: "all"; readonly answers: ReadonlyMap<Seat, unknown> }
  | { readonly mode: "resigned"; readonly seat: Seat };

/**
 * Rules are generators: they run until they must ask, and go on with the answer.
 *
 * @example
 * function* takeTurn(table: Table<State, Event>): Rules {
 *   const card = yield* table.ask(seat, { topic: "play", question: oneOf(playable(table.state, seat)) });
 * }
 */
export type Rules<T = void> = Generator<AskRequest, T, AskResult>;

/** Everything that rules can use: the state, the seats, chance, and telling. */
export interface Table<State, E extends GameEvent, Settings = Json> {
  /** The state. Rules change it in place, and nobody else does. */
  readonly state: State;
  readonly seatCount: number;
  readonly random: Random;
  /** The private settings of a seat, as in force now. */
  settings(seat: Seat): Settings;
  /** Checks a question against the standing orders of a seat, without asking; for actions by order. */
  judgeOrders(seat: Seat, asking: Asking<unknown>): Judgement;
  /** Whether `seat` has run out of time in this turn. Then its other decisions may be made for it. */
  hasMissed(seat: Seat): boolean;
  /** Whether the player of a seat has given up. */
  hasResigned(seat: Seat): boolean;
  /**
   * Whether the match goes by this correction of the rules. Ask each time: the players may agree to it at any moment of
   * a step. @throws RulesError `rules/unknown-correction` if the game does not list it
   */
  corrected(correction: string): boolean;
  /** Tell everybody. */
  emit(event: E): void;
  /** Tell one seat `mine`, and everybody else `others` (null: they learn nothing). */
  emitTo(seat: Seat, mine: E, others: E | null): void;
  /**
   * Tell one seat again what it already knows. This shows nothing new, so the answer that led to it can be taken back.
   */
  remindSeat(seat: Seat, mine: E, others: E | null): void;
  /** Tell each of several seats its own version, and everybody else `others` (null: they learn nothing). */
  emitToSeats(versions: { readonly [seat: number]: E }, others: E | null): void;
  /**
   * Tell everybody something that was hidden until now, such as a card turned up. The answer that led to it cannot be
   * taken back.
   */
  reveal(event: E): void;
  /** Ask one seat. Use with `yield*`. */
  ask<T>(seat: Seat, asking: Asking<T>): Rules<T>;
  /** Ask one seat while others may act freely. Ask on after a free action. Use with `yield*`. */
  ask<T, M>(
    seat: Seat,
    asking: Asking<T>,
    options: { readonly meanwhile: readonly Meanwhile<M>[] },
  ): Rules<Reply<T, M>>;
  /** The same, but it also ends when any seat resigns. Use with `yield*`. */
  ask<T, M>(
    seat: Seat,
    asking: Asking<T>,
    options: { readonly meanwhile: readonly Meanwhile<M>[]; readonly heedsResignation: true },
  ): Rules<Reply<T, M> | Resignation>;
  /**
   * Ask one seat, until it has answered or any seat resigns. This is for games in which a seat that resigns leaves the
   * game, instead of being played on by the bot. After somebody else's resignation ask again: the prompt keeps its id.
   * Use with `yield*`.
   */
  askUnlessResigned<T>(seat: Seat, asking: Asking<T>): Rules<ReplyOrResignation<T>>;
  /**
   * Ask several seats at once, sealed until all have answered or the outcome is settled. Returns the
   * answers in the order in which the seats were given, never in the order of arrival. Use with `yield*`.
   */
  askAll<T>(askings: readonly SeatAsking<T>[], options?: AskAllOptions<T, E>): Rules<Map<Seat, T>>;
}

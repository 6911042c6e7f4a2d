/** How the active seat is asked, and how the turn goes on if the seat is away or anybody resigns (5.6, 7). */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import type { Seat } from "@consigliere/engine/seat";
import type { Asking, Rules } from "@consigliere/engine/table";
import type { TurnTopic } from "../events.ts";
import { isDecided, leave } from "./leaving.ts";
import type { CrooksTable } from "./table.ts";

/** A turn in progress. */
export interface Course {
  readonly seat: Seat;
  /** The player is absent: the remaining decisions are taken by default. */
  isAway: boolean;
  /** The player resigned in this turn. */
  isLeaving: boolean;
  /** Everybody else resigned: open decisions lapse. */
  isLapsed: boolean;
}

/** The turn of a seat whose player is there. */
export function courseOf(seat: Seat): Course {
  return { seat, isAway: false, isLeaving: false, isLapsed: false };
}

export interface Decided<T> {
  readonly answer: T;
  readonly by: AnsweredBy;
}

export interface TurnAsking<T> extends Asking<T> {
  readonly topic: TurnTopic;
  readonly fallback: AnswerValue;
}

/** Asks the active seat. Null: it resigned, or everybody else did. */
export function* askActive<T>(
  table: CrooksTable,
  course: Course,
  asking: TurnAsking<T>,
): Rules<Decided<T> | null> {
  for (;;) {
    const reply = yield* table.askUnlessResigned(course.seat, asking);
    if (reply.from === "awaited") {
      course.isAway = reply.by === "deadline";
      return reply;
    }
    if (reply.seat === course.seat) {
      course.isAway = true;
      course.isLeaving = true;
      return null;
    }
    leave(table, reply.seat);
    if (isDecided(table.state)) {
      course.isLapsed = true;
      return null;
    }
  }
}

/** A decision of the active seat after its hire, taken by default if it is absent. Null: the match is over. */
export function* decide<T>(
  table: CrooksTable,
  course: Course,
  asking: TurnAsking<T>,
): Rules<{ answer: T } | null> {
  if (!course.isAway) {
    const decided = yield* askActive(table, course, { ...asking, clock: "window" });
    if (decided !== null) return decided;
    if (course.isLapsed) return null;
  }
  tellOfStandIn(table, course, asking.topic);
  return { answer: asking.question.read(asking.fallback) };
}

/** Tells that a decision was taken by its default, without waiting. */
export function tellOfStandIn(table: CrooksTable, { seat }: Course, topic: TurnTopic): void {
  table.emit({ type: "stand-in-acted", seat, topic });
}

/** Without a casebook, the turn must not end before the player has seen everything that the turn showed. */
export function* showUntilSeen(
  table: CrooksTable,
  course: Course,
  shown: Pick<TurnAsking<true>, "topic" | "question" | "about">,
): Rules {
  if (table.state.options.casebook || course.isAway) return;
  yield* decide(table, course, { ...shown, fallback: "done" });
}

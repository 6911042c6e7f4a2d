/**
 * A lesson on its own thread. Rules, course and words of the game are loaded at once, so that it works without a
 * network. It stores nothing: the page tells it where the learner left off.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Game } from "@consigliere/engine/game";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import { manifestOf } from "@consigliere/games/catalogue";
import { courseNamed } from "@consigliere/games/courses";
import type { Course, Deed } from "@consigliere/games/lessons/course";
import { type Frame, type LearnersTable, Practice } from "@consigliere/games/lessons/practice";
import type { Messages } from "@consigliere/games/words";
import type { Locale } from "@consigliere/languages";

/** A request of the page: a position with what was already done there, or one more thing to do. */
export type Order =
  | {
      readonly kind: "open";
      /** The name of the course. */
      readonly course: string;
      readonly language: Locale;
      /** Number of the position, from 0. */
      readonly at: number;
      readonly deeds: readonly Deed[];
    }
  | { readonly kind: "do"; readonly deed: Deed };

/** The thing that the coach points to in the current step. */
export type Task =
  | { readonly does: "answer"; readonly hint: AnswerValue }
  | { readonly does: "order"; readonly order: StandingOrder }
  | { readonly does: "plan"; readonly answers: readonly AnswerValue[] }
  | { readonly does: "sleep" | "read" };

/** The state of a lesson. */
export interface Lesson {
  /** The ids of all positions, in order. */
  readonly positions: readonly string[];
  readonly words: Messages;
  /** Number of the position, from 0. */
  readonly at: number;
  readonly seatCount: number;
  /** The name of the current step; null: the position has been played through. */
  readonly step: string | null;
  readonly task: Task | null;
  /** The moves that were accepted in this position. */
  readonly deeds: readonly Deed[];
  /** The last thing done was legal, but not the one that the step teaches. */
  readonly isAstray: boolean;
  readonly table: LearnersTable;
  readonly frames: readonly Frame[];
  /** The number of events told when the learner went to sleep; null: not yet. */
  readonly slept: number | null;
}

export type Report = { readonly kind: "lesson"; readonly lesson: Lesson } | { readonly kind: "failed" };

/** The current position. */
interface Playing {
  readonly course: Course;
  readonly words: Messages;
  readonly at: number;
  readonly practice: Practice;
  readonly deeds: readonly Deed[];
}

let playing: Playing | null = null;

async function open(order: Extract<Order, { kind: "open" }>): Promise<Playing> {
  const entry = courseNamed(order.course);
  const manifest = entry && manifestOf(entry.game);
  if (manifest === undefined || entry === undefined) throw new Error(`there is no course ${order.course}`);
  const [game, course] = await Promise.all([manifest.rules(), entry.course()]);
  const at = Math.min(order.at, course.positions.length - 1);
  return {
    course,
    words: await course.words(order.language),
    at,
    ...resumed(game, course, { ...order, at }),
  };
}

/** The position as it was left, or from its beginning if what was done no longer fits. */
function resumed(game: Game, { positions }: Course, { at, deeds }: { at: number; deeds: readonly Deed[] }) {
  const position = positions[at];
  if (position === undefined) throw new Error("a course without positions");
  const practice = new Practice(game, position);
  try {
    if (deeds.every((deed) => practice.do(deed))) return { practice, deeds };
  } catch {
    // It was kept from a course that has changed since.
  }
  return { practice: new Practice(game, position), deeds: [] };
}

function taskOf({ step }: Practice): Task | null {
  if (step === undefined) return null;
  switch (step.does) {
    case "order":
      return { does: "order", order: step.order };
    case "plan":
      return { does: "plan", answers: step.plan.map(({ answer }) => answer) };
    case "sleep":
    case "read":
      return { does: step.does };
    default:
      return { does: "answer", hint: step.hint };
  }
}

function lessonOf({ course, words, at, practice, deeds }: Playing, isAstray: boolean): Lesson {
  return {
    positions: course.positions.map(({ id }) => id),
    words,
    at,
    seatCount: course.positions[at]?.seatCount ?? 0,
    step: practice.step?.name ?? null,
    task: taskOf(practice),
    deeds,
    isAstray,
    table: practice.table,
    frames: practice.frames,
    slept: practice.slept,
  };
}

async function carryOut(order: Order): Promise<Report> {
  if (order.kind === "open") {
    playing = await open(order);
    return { kind: "lesson", lesson: lessonOf(playing, false) };
  }
  if (playing === null) throw new Error("something is done before the lesson");
  const isReached = playing.practice.do(order.deed);
  if (isReached) playing = { ...playing, deeds: [...playing.deeds, order.deed] };
  return { kind: "lesson", lesson: lessonOf(playing, !isReached) };
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  carryOut(data)
    .catch((): Report => ({ kind: "failed" }))
    .then((report) => postMessage(report));
});

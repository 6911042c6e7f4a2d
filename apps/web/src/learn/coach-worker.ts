/**
 * A lesson on its own thread. Rules, course and words of the game are loaded at once, so that it works without a
 * network. It stores nothing: the page tells it where the learner left off.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Game } from "@consigliere/engine/game";
import { manifestOf } from "@consigliere/games/catalogue";
import type { Course } from "@consigliere/games/coach/course";
import { type Frame, type LearnersTable, Practice } from "@consigliere/games/coach/practice";
import type { Language, Messages } from "@consigliere/games/speech";

/** A request of the page: a position with the answers already given there, or one more answer. */
export type Order =
  | {
      readonly kind: "open";
      readonly game: string;
      readonly language: Language;
      /** Number of the position, from 0. */
      readonly at: number;
      readonly answers: readonly AnswerValue[];
    }
  | { readonly kind: "answer"; readonly prompt: string; readonly value: AnswerValue };

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
  readonly hint: AnswerValue | null;
  /** The accepted answers in this position. */
  readonly answers: readonly AnswerValue[];
  /** The last answer was legal, but not the one that the step teaches. */
  readonly isAstray: boolean;
  readonly table: LearnersTable;
  readonly frames: readonly Frame[];
}

export type Report = { readonly kind: "lesson"; readonly lesson: Lesson } | { readonly kind: "failed" };

/** The current position. */
interface Playing {
  readonly course: Course;
  readonly words: Messages;
  readonly at: number;
  readonly practice: Practice;
  readonly answers: readonly AnswerValue[];
}

let playing: Playing | null = null;

async function open(order: Extract<Order, { kind: "open" }>): Promise<Playing> {
  const manifest = manifestOf(order.game);
  if (manifest?.course === undefined) throw new Error(`${order.game} has no course`);
  const [game, course] = await Promise.all([manifest.rules(), manifest.course()]);
  const words = (await course.words[order.language]()).default;
  const at = Math.min(order.at, course.positions.length - 1);
  return { course, words, at, ...resumed(game, course, { ...order, at }) };
}

/** The position as it was left, or from its beginning if the answers no longer fit. */
function resumed(
  game: Game,
  { positions }: Course,
  { at, answers }: { at: number; answers: readonly AnswerValue[] },
) {
  const position = positions[at];
  if (position === undefined) throw new Error("a course without positions");
  const practice = new Practice(game, position);
  try {
    if (answers.every((value) => answered(practice, value))) return { practice, answers };
  } catch {
    // The answers were kept from a course that has changed since.
  }
  return { practice: new Practice(game, position), answers: [] };
}

function answered(practice: Practice, value: AnswerValue): boolean {
  const [prompt] = practice.table.prompts;
  return prompt !== undefined && practice.answer(prompt.id, value);
}

function lessonOf({ course, words, at, practice, answers }: Playing, isAstray: boolean): Lesson {
  return {
    positions: course.positions.map(({ id }) => id),
    words,
    at,
    seatCount: course.positions[at]?.seatCount ?? 0,
    step: practice.step?.name ?? null,
    hint: practice.step?.hint ?? null,
    answers,
    isAstray,
    table: practice.table,
    frames: practice.frames,
  };
}

async function carryOut(order: Order): Promise<Report> {
  if (order.kind === "open") {
    playing = await open(order);
    return { kind: "lesson", lesson: lessonOf(playing, false) };
  }
  if (playing === null) throw new Error("an answer before the lesson");
  const isReached = playing.practice.answer(order.prompt, order.value);
  if (isReached) playing = { ...playing, answers: [...playing.answers, order.value] };
  return { kind: "lesson", lesson: lessonOf(playing, !isReached) };
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  carryOut(data)
    .catch((): Report => ({ kind: "failed" }))
    .then((report) => postMessage(report));
});

"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { Recap } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import type { BoardProps } from "../games/game-ui.ts";
import type { GameBoard, GameSpeech } from "../games/use-game.ts";
import { forgetPlayedFirst, isPlayedFirst } from "../landing/played-first.ts";
import type { Proposal } from "../orders/order-edits.ts";
import type { AnswerDraft } from "../prompts/use-answer-draft.ts";
import { type Announced, useAnnouncements } from "../table/use-announcements.ts";
import { isOrderable, useAsked } from "../table/use-asked.ts";
import { type ShownTable, useShownTable } from "../table/use-shown-table.ts";
import { useTableWords } from "../table/use-table-words.ts";
import type { Glow } from "./controls.ts";
import { LEARNER, recapOf, seatsFor, tableOf } from "./lesson-match.ts";
import type { LessonSheet } from "./lesson-sheets.tsx";
import { glowOf } from "./lesson-task.ts";
import type { Lesson } from "./lesson-worker.ts";
import type { LessonInHand } from "./use-lesson.ts";
import { type NightSeen, useNight } from "./use-night.ts";

export interface LaidLesson {
  /** The name of the course. */
  readonly course: string;
  readonly game: string;
  readonly ui: GameBoard["ui"];
  readonly story: GameSpeech["story"];
  readonly lesson: Lesson;
  readonly inHand: LessonInHand;
}

export interface AtLesson extends Omit<LaidLesson, "story"> {
  readonly seats: readonly SeatView[];
  readonly board: BoardProps;
  /** The question, also while the board is on its way to it; null: there is none. */
  readonly draft: AnswerDraft | null;
  readonly shown: ShownTable;
  readonly night: NightSeen;
  readonly recap: Recap;
  readonly said: Announced["said"];
  /** The sheet over the table; null: none. */
  readonly opened: LessonSheet | null;
  readonly open: (sheet: LessonSheet | null) => void;
  readonly isReading: boolean;
  /** The control to press next; null: none. */
  readonly next: Glow | null;
  /** The number of answers so far. After each, the hand is shown anew, with no card pulled out. */
  readonly tries: number;
  readonly proposal: Proposal | null;
  readonly answer: (id: string, value: NonNullable<AnswerDraft["answer"]>) => void;
}

const SAY_NOTHING = () => undefined;
const NEVER = () => false;

/** A lesson with its table as far as it has been shown, and the learner's question: as at a match. */
export function useLessonTable({ story, ...laid }: LaidLesson): AtLesson {
  const { game, ui, lesson, inHand } = laid;
  const { task } = lesson;
  const seats = useSeats(lesson.seatCount);
  const table = useMemo(() => tableOf(lesson), [lesson]);
  const words = useTableWords({ game, ui, story, seats, viewer: LEARNER, view: table.view });
  const recap = useMemo(() => recapOf(lesson), [lesson]);
  const night = useNight(lesson);
  const announcements = useAnnouncements(words);
  const shown = useShownTable({
    table: night.isBackIn && night.evening !== null ? { ...table, ...night.evening } : table,
    // Nobody watches while asleep, unless they come back to it.
    recap: lesson.slept === null || night.isWatched ? recap : undefined,
    isTurn: NEVER,
    isReady: true,
    pause: ui.replay.pause,
    // Whoever asks to see the night sees each of its events rest, also where nothing moves.
    ...(night.isWatched && { stillPause: ui.replay.pause }),
    onEvent: announcements.say,
  });
  const [opened, open] = useState<LessonSheet | null>(null);
  const [tries, setTries] = useState(0);
  const { isBehind } = shown;
  const { prompt, draft, answer } = useAsked({
    table,
    ui,
    words,
    isBehind,
    isPast: false,
    onAnswer: (_, value) => {
      // A learner who goes astray is brought back to the question.
      draft?.clear();
      setTries(tries + 1);
      inHand.act({ does: "answer", value });
    },
  });
  const asked = isBehind ? null : draft;
  const isReading = task?.does === "read" && !night.isOn && !isBehind;
  const next = useMemo(
    () => (night.isOn || isBehind ? null : glowOf(task, asked, opened !== null)),
    [task, asked, opened, night.isOn, isBehind],
  );
  const proposal = useMemo(
    () =>
      prompt !== undefined && isOrderable(prompt, ui)
        ? { topic: prompt.topic, answer: draft?.answer ?? null }
        : null,
    [prompt, ui, draft],
  );
  const board: BoardProps = {
    seats,
    words,
    view: shown.view,
    event: shown.event,
    draft: asked,
    viewer: LEARNER,
    waiting: table.waiting,
    prompts: isBehind ? [] : table.prompts,
    onPrompt: SAY_NOTHING,
  };
  return {
    ...laid,
    ...{ seats, board, draft, shown, night, recap, said: announcements.said, opened, open },
    ...{ isReading, next, tries, proposal, answer },
  };
}

/** Plays at this table, as soon as it is laid, what the reader played on the way to it. */
export function usePlayedFirst({ task }: Lesson, { act }: LessonInHand) {
  useEffect(() => {
    if (!isPlayedFirst()) return;
    forgetPlayedFirst();
    if (task?.does === "answer") act({ does: "answer", value: task.hint });
  }, [task, act]);
}

function useSeats(count: number): readonly SeatView[] {
  const learn = useTranslations("play.learn");
  return useMemo(() => seatsFor(count, learn("you"), learn("rivals").split(",")), [count, learn]);
}

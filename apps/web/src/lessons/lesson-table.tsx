"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { Recap, TableView } from "@consigliere/contract/play";
import { NIGHT_MINUTES } from "@consigliere/games/lessons/night";
import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { serverNow } from "../device/server-clock.ts";
import type { BoardProps } from "../games/game-ui.ts";
import { useAnyMessage } from "../games/game-words.ts";
import type { GameBoard, GameSpeech } from "../games/use-game.ts";
import { forgetPlayedFirst, isPlayedFirst } from "../landing/played-first.ts";
import type { Proposal } from "../orders/order-edits.ts";
import { type AnswerDraft, useAnswerDraft } from "../prompts/use-answer-draft.ts";
import { Announcements } from "../table/announcements.tsx";
import { LiveEvent } from "../table/other-bars.tsx";
import { PlayTable } from "../table/play-table.tsx";
import { QuestionBar } from "../table/question-bar.tsx";
import { useAnnouncements } from "../table/use-announcements.ts";
import { isOrderable } from "../table/use-asked.ts";
import { useShownTable } from "../table/use-shown-table.ts";
import { useTableWords } from "../table/use-table-words.ts";
import { AdvanceBar, OrderKey } from "./advance-keys.tsx";
import type { Glow } from "./controls.ts";
import { LessonBanner } from "./lesson-banner.tsx";
import { LessonBar } from "./lesson-bar.tsx";
import { LessonList } from "./lesson-list.tsx";
import { ForecastAtHand, type LessonSheet, LessonSheets } from "./lesson-sheets.tsx";
import type { Lesson, Task } from "./lesson-worker.ts";
import { MorningPaper } from "./morning-paper.tsx";
import { nextPress } from "./next-press.ts";
import { EVENING_HOUR, Night } from "./night.tsx";
import { PlayedThrough } from "./played-through.tsx";
import { useGlow } from "./use-glow.ts";
import type { LessonInHand } from "./use-lesson.ts";
// A lesson works without a network, so it loads the parts that any question needs.
import "../prompts/prompt-sheet.tsx";
import "../prompts/fields/question-field.tsx";
import "../table/table.css";
import "./learn.css";

interface LessonTableProps {
  /** The name of the course. */
  readonly course: string;
  readonly game: string;
  readonly ui: GameBoard["ui"];
  readonly story: GameSpeech["story"];
  readonly lesson: Lesson;
  readonly inHand: LessonInHand;
}

const LEARNER = 0;
const SAY_NOTHING = () => undefined;

/** The table of a game with a lesson on it: its own board, questions and words, and the coach above. */
export function LessonTable({ course, game, ui, story, lesson, inHand }: LessonTableProps) {
  const learn = useTranslations("play.learn");
  const say = useAnyMessage();
  const seats = useMemo(
    () => seatsFor(lesson.seatCount, learn("you"), learn("rivals").split(",")),
    [lesson.seatCount, learn],
  );
  const table = useMemo(() => tableOf(lesson), [lesson]);
  const words = useTableWords({ game, ui, story, seats, viewer: LEARNER, view: table.view });
  const recap = useMemo(() => recapOf(lesson), [lesson]);
  const { task } = lesson;
  const night = useNight(lesson);
  const pause = ui.replay.pause;
  const announcements = useAnnouncements(words);
  const shown = useShownTable({
    table: night.isBackIn && night.evening !== null ? { ...table, ...night.evening } : table,
    // Nobody watches while asleep, unless they come back to it.
    recap: lesson.slept === null || night.isWatched ? recap : undefined,
    pause,
    // Whoever asks to see the night sees each of its events rest, also where nothing moves.
    ...(night.isWatched && { stillPause: pause }),
    onEvent: announcements.say,
  });
  const [opened, open] = useState<LessonSheet | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const [isListed, onList] = useState(false);
  /** The number of answers so far. After each, the hand is shown anew, with no card pulled out. */
  const [tries, setTries] = useState(0);
  // The board comes first, then what lies beside it.
  const isPrinted = useDeferredValue(true, false);
  const [prompt] = table.prompts;
  const draft = useAnswerDraft(prompt, ui.question.begins);
  const asked = shown.isBehind ? null : draft;
  const stage = useRef<HTMLDivElement>(null);
  const isReading = task?.does === "read" && !night.isOn && !shown.isBehind;
  const next = useMemo(() => {
    if (night.isOn || shown.isBehind) return null;
    return glowOf(task, asked, opened !== null);
  }, [task, asked, opened, night.isOn, shown.isBehind]);
  // While an answer is on its way, nothing else can be pressed.
  useGlow(stage, inHand.isSending ? null : next);
  usePlayedFirst(lesson, inHand);
  const sentence = useSaid(lesson, shown.isBehind);
  const goTo = (at: number) => {
    setListOpen(false);
    open(null);
    inHand.goTo(at);
  };
  const isOrderHere = prompt !== undefined && isOrderable(prompt, ui);
  const proposal = useMemo((): Proposal | null => {
    if (prompt === undefined || !isOrderHere) return null;
    return { topic: prompt.topic, answer: draft?.answer ?? null };
  }, [prompt, isOrderHere, draft]);
  const sheet = sheetFor(task);
  const { Hand } = ui.board;
  const { isSending } = inHand;
  const board: BoardProps = {
    seats,
    words,
    view: shown.view,
    event: shown.event,
    draft: asked,
    viewer: LEARNER,
    waiting: table.waiting,
    prompts: shown.isBehind ? [] : table.prompts,
    onPrompt: SAY_NOTHING,
  };
  return (
    <div ref={stage} className="match-page lesson">
      <PlayTable
        game={game}
        ui={ui}
        board={board}
        isListed={isListed}
        isSending={isSending}
        mood={asked === null ? "waiting" : "mine"}
        isPaperOpen={isListOpen || isReading}
        paperLabel={learn("lessons")}
        bar={
          <LessonBar
            title={course === game ? words.title : learn("overDays")}
            lesson={lesson}
            isListOpen={isListOpen}
            onList={() => setListOpen(!isListOpen)}
          />
        }
        banner={
          <LessonBanner
            name={learn("coach")}
            sentence={say(`lesson.${sentence.key}`)}
            isAstray={sentence.isAstray}
          />
        }
        cue={
          shown.isBehind ? (
            <LiveEvent event={shown.event} words={words} onSkip={shown.skip} />
          ) : task !== null && draft === null ? (
            <AdvanceBar sheet={sheet} onOpen={() => open(sheet)} />
          ) : draft === null ? (
            <PlayedThrough
              game={game}
              learned={learn(course === game ? "learned" : "learnedDays")}
              goal={course === game ? say(`board.${game}.goal`) : learn("anyGame")}
              isLast={lesson.at === lesson.positions.length - 1}
              onAgain={() => goTo(lesson.at)}
              onNext={() => goTo(lesson.at + 1)}
            />
          ) : (
            <QuestionBar
              game={game}
              ui={ui}
              board={board}
              draft={draft}
              isListed={isListed}
              onList={onList}
              isSending={isSending}
              onAnswer={(value) => {
                // A learner who goes astray is brought back to the question.
                draft.clear();
                setTries(tries + 1);
                inHand.act({ does: "answer", value });
              }}
            >
              {task?.does === "order" && <OrderKey isHere={isOrderHere} onOpen={() => open("settings")} />}
            </QuestionBar>
          )
        }
        hand={Hand === undefined ? null : <Hand key={tries} {...board} />}
        paper={
          !isPrinted ? null : isReading && !isListOpen ? (
            <MorningPaper
              frames={recap.frames.slice(lesson.slept ?? 0)}
              words={words}
              onWatch={night.watch}
              onClose={() => inHand.act({ does: "read" })}
            />
          ) : (
            <LessonList
              course={course}
              game={game}
              lesson={lesson}
              onGoTo={goTo}
              onClose={() => setListOpen(false)}
            />
          )
        }
      />
      {/* There from the first step on: what they load is not to be had later without a network. */}
      {isPrinted && (
        <LessonSheets
          {...{ lesson, game, ui, words, seats, opened, proposal, isSending }}
          viewer={LEARNER}
          onOpen={open}
          onSave={(does, settings) => {
            open(null);
            inHand.act({ does, settings: settings as never });
          }}
        />
      )}
      {isPrinted && course !== game && <ForecastAtHand lesson={lesson} game={game} viewer={LEARNER} />}
      {night.isOn && <Night minutes={NIGHT_MINUTES} onOver={night.wake} />}
      <Announcements said={announcements.said} />
    </div>
  );
}

/** Plays at this table, as soon as it is laid, what the reader played on the way to it. */
function usePlayedFirst({ task }: Lesson, { act }: LessonInHand) {
  useEffect(() => {
    if (!isPlayedFirst()) return;
    forgetPlayedFirst();
    if (task?.does === "answer") act({ does: "answer", value: task.hint });
  }, [task, act]);
}

interface NightSeen {
  /** The night is shown. */
  readonly isOn: boolean;
  /** The table when the learner went to sleep; null: not yet. */
  readonly evening: Pick<TableView, "view" | "told"> | null;
  /** The board is set back to the evening, to follow the night from there. */
  readonly isBackIn: boolean;
  /** The learner has wished to see the night on the board. */
  readonly isWatched: boolean;
  readonly watch: () => void;
  readonly wake: () => void;
}

/** The night that a learner sleeps through, and sees afterwards if they like. */
function useNight({ slept, task, frames }: Lesson): NightSeen {
  const [before, setBefore] = useState(task?.does);
  const [isOn, setOn] = useState(false);
  const [watched, watch] = useState<"evening" | "night" | null>(null);
  if (before !== task?.does) {
    setBefore(task?.does);
    if (before === "sleep" && task?.does === "read") setOn(true);
    watch(null);
  }
  useEffect(() => {
    if (watched === "evening") watch("night");
  }, [watched]);
  const evening = useMemo(() => {
    const last = slept === null ? undefined : frames[slept - 1];
    return last === undefined ? null : { view: last.view as TableView["view"], told: last.n };
  }, [slept, frames]);
  return {
    isOn,
    evening,
    isBackIn: watched === "evening",
    isWatched: watched === "night",
    watch: useCallback(() => watch("evening"), []),
    wake: useCallback(() => setOn(false), []),
  };
}

/** The control to press next for a task. */
function glowOf(task: Task | null, asked: AnswerDraft | null, isSheetOpen: boolean): Glow | null {
  if (task === null) return null;
  if (isSheetOpen) return { kind: "sheet", task };
  switch (task.does) {
    case "answer":
      return asked === null ? null : nextPress(asked.draft, task.hint);
    case "order":
      return { kind: "key", name: "lesson-settings" };
    case "plan":
    case "sleep":
      return { kind: "key", name: `lesson-${task.does}` };
    case "read":
      return { kind: "key", name: "recap-close" };
  }
}

/** The sheet on which a task is done; null: it is done on the table. */
function sheetFor(task: Task | null): LessonSheet | null {
  if (task?.does === "order") return "settings";
  return task?.does === "plan" || task?.does === "sleep" ? task.does : null;
}

/** The coach's newest words. They appear only when the board has shown the event that they are about. */
function useSaid({ positions, at, step, isAstray }: Lesson, isBehind: boolean) {
  const key =
    step === null ? `${positions[at]}.done` : `${positions[at]}.${step}.${isAstray ? "not-yet" : "say"}`;
  const said = useRef({ key, isAstray });
  if (!isBehind) said.current = { key, isAstray };
  return said.current;
}

/** The match table's data, for the table of a lesson. */
function tableOf({ table, frames }: Lesson): TableView {
  return {
    view: table.view as TableView["view"],
    prompts: [...table.prompts],
    waiting: table.waiting.map((one) => ({ ...one, deadline: null })) as TableView["waiting"],
    canUndo: false,
    canResign: false,
    settings: table.settings as TableView["settings"],
    outcome: null,
    told: frames.length,
    seen: frames.length,
  };
}

/** The events so far, from the first on. They began yesterday evening. */
function recapOf({ frames }: Lesson): Recap {
  const evening = new Date(serverNow());
  evening.setDate(evening.getDate() - 1);
  evening.setHours(EVENING_HOUR, 0, 0, 0);
  const at = (minute: number) => new Date(evening.getTime() + minute * 60_000).toISOString();
  const dated = frames.map(({ minute, ...frame }) => ({ ...frame, at: at(minute) }));
  return { frames: dated as unknown as Recap["frames"], skipped: 0 };
}

function seatsFor(count: number, you: string, rivals: readonly string[]): SeatView[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    kind: seat === LEARNER ? ("person" as const) : ("bot" as const),
    name: seat === LEARNER ? you : (rivals[seat - 1]?.trim() ?? String(seat + 1)),
    portrait: null,
    level: null,
    isMe: seat === LEARNER,
    isHost: false,
    wantsPause: false,
    mode: "player" as const,
  }));
}

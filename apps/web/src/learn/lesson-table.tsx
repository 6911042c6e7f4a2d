"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { Recap, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import type { BoardProps } from "../games/game-ui.ts";
import { useAnyMessage } from "../games/game-words.ts";
import type { GameBoard, GameSpeech } from "../games/use-game.ts";
import { useAnswerDraft } from "../prompts/use-answer-draft.ts";
import { LiveEvent } from "../table/other-cues.tsx";
import { PlayTable } from "../table/play-table.tsx";
import { QuestionCue } from "../table/question-cue.tsx";
import { useShownTable } from "../table/use-shown-table.ts";
import { useTableWords } from "../table/use-table-words.ts";
import { CoachBanner } from "./coach-banner.tsx";
import type { Lesson } from "./coach-worker.ts";
import { LessonBar } from "./lesson-bar.tsx";
import { LessonList } from "./lesson-list.tsx";
import { nextPress } from "./next-press.ts";
import { forgetPlayedFirst, isPlayedFirst } from "./played-first.ts";
import { PlayedThrough } from "./played-through.tsx";
import { useGlow } from "./use-glow.ts";
import type { LessonInHand } from "./use-lesson.ts";
// A lesson works without a network, so it loads the parts that any question needs.
import "../prompts/prompt-sheet.tsx";
import "../prompts/fields/question-field.tsx";
import "./learn.css";

interface LessonTableProps {
  readonly game: string;
  readonly ui: GameBoard["ui"];
  readonly story: GameSpeech["story"];
  readonly lesson: Lesson;
  readonly inHand: LessonInHand;
}

const LEARNER = 0;
const USUAL_PAUSE = () => 150;
const SAY_NOTHING = () => undefined;

/** The table of a game with a lesson on it: its own board, questions and words, and the coach above. */
export function LessonTable({ game, ui, story, lesson, inHand }: LessonTableProps) {
  const learn = useTranslations("play.learn");
  const say = useAnyMessage();
  const seats = useMemo(
    () => seatsFor(lesson.seatCount, learn("you"), learn("rivals").split(",")),
    [lesson.seatCount, learn],
  );
  const table = useMemo(() => tableOf(lesson), [lesson]);
  const words = useTableWords({ game, ui, story, seats, viewer: LEARNER, view: table.view });
  const recap = useMemo(() => recapOf(lesson), [lesson]);
  const shown = useShownTable({ table, recap, pause: ui.pause ?? USUAL_PAUSE, onEvent: SAY_NOTHING });
  const [isListOpen, setListOpen] = useState(false);
  const [isListed, onList] = useState(false);
  /** The number of answers so far. After each, the hand is shown anew, with no card pulled out. */
  const [tries, setTries] = useState(0);
  const [prompt] = table.prompts;
  const draft = useAnswerDraft(prompt, ui.begins);
  const asked = shown.isBehind ? null : draft;
  const stage = useRef<HTMLDivElement>(null);
  const next = useMemo(
    () => (asked === null || lesson.hint === null ? null : nextPress(asked.draft, lesson.hint)),
    [asked, lesson.hint],
  );
  // While an answer is on its way, nothing else can be pressed.
  useGlow(stage, inHand.isSending ? null : next);
  usePlayedFirst(lesson, inHand);
  const sentence = useSaid(lesson, shown.isBehind);
  const goTo = (at: number) => {
    setListOpen(false);
    inHand.goTo(at);
  };
  const { Hand } = ui;
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
        isPaperOpen={isListOpen}
        paperLabel={learn("lessons")}
        bar={
          <LessonBar
            title={words.title}
            lesson={lesson}
            isListOpen={isListOpen}
            onList={() => setListOpen(!isListOpen)}
          />
        }
        banner={
          <CoachBanner
            name={learn("coach")}
            sentence={say(`lesson.${sentence.key}`)}
            isAstray={sentence.isAstray}
          />
        }
        cue={
          shown.isBehind ? (
            <LiveEvent event={shown.event} words={words} onSkip={shown.skip} />
          ) : draft === null ? (
            <PlayedThrough
              game={game}
              goal={say(`board.${game}.goal`)}
              isLast={lesson.at === lesson.positions.length - 1}
              onAgain={() => goTo(lesson.at)}
              onNext={() => goTo(lesson.at + 1)}
            />
          ) : (
            <QuestionCue
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
                inHand.answer(draft.prompt.id, value);
              }}
            />
          )
        }
        hand={Hand === undefined ? null : <Hand key={tries} {...board} />}
        paper={<LessonList game={game} lesson={lesson} onGoTo={goTo} onClose={() => setListOpen(false)} />}
      />
    </div>
  );
}

/** Plays at this table, as soon as it is laid, what the reader played on the way to it. */
function usePlayedFirst({ table, hint }: Lesson, { answer }: LessonInHand) {
  const [prompt] = table.prompts;
  useEffect(() => {
    if (!isPlayedFirst()) return;
    forgetPlayedFirst();
    if (prompt !== undefined && hint !== null) answer(prompt.id, hint);
  }, [prompt, hint, answer]);
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
    settings: null,
    outcome: null,
    told: frames.length,
    seen: frames.length,
  };
}

/** The events so far, from the first on. */
function recapOf({ frames }: Lesson): Recap {
  return { frames: frames.map((frame) => ({ ...frame, at: "" })) as unknown as Recap["frames"], skipped: 0 };
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

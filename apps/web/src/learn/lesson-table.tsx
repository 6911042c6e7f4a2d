"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { Recap, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef, useState } from "react";
import { type BoardProps, LEAST_BOARD } from "../games/game-ui.ts";
import { useAnyMessage, useGameWords } from "../games/game-words.ts";
import type { GameBoard, GameSpeech } from "../games/use-game.ts";
import { Cue } from "../prompts/cue.tsx";
import PromptSheet from "../prompts/prompt-sheet.tsx";
import { hiddenFromSheet, needsSheet } from "../prompts/sheet-need.ts";
import { useAnswerDraft } from "../prompts/use-answer-draft.ts";
import { isAimingAtBoard } from "../prompts/whereabouts.ts";
import { Stage } from "../stage/stage.tsx";
import { LiveEvent } from "../table/other-cues.tsx";
import { useHints } from "../table/use-hints.ts";
import { useShownTable } from "../table/use-shown-table.ts";
import { CoachBanner } from "./coach-banner.tsx";
import type { Lesson } from "./coach-worker.ts";
import { LessonBar } from "./lesson-bar.tsx";
import { LessonList } from "./lesson-list.tsx";
import { nextPress } from "./next-press.ts";
import { PlayedThrough } from "./played-through.tsx";
import { useGlow } from "./use-glow.ts";
import type { LessonInHand } from "./use-lesson.ts";
// A lesson goes on without a network: what any question is asked with comes along.
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
const NO_PAUSE = () => 150;
const SAY_NOTHING = () => undefined;
const ON_SHEET = () => "sheet" as const;

/** The table of a game with a lesson on it: its own board, questions and words, and the coach above. */
export function LessonTable({ game, ui, story, lesson, inHand }: LessonTableProps) {
  const t = useTranslations("play.table");
  const learn = useTranslations("play.learn");
  const say = useAnyMessage();
  const seats = useMemo(
    () => seatsFor(lesson.seatCount, learn("you"), learn("rivals").split(",")),
    [lesson.seatCount, learn],
  );
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const table = useMemo(() => tableOf(lesson), [lesson]);
  const owners = useMemo(() => story?.ownersIn?.(table.view), [story, table]);
  const words = useHints(useGameWords(game, story, names, LEARNER, owners), game, ui.hintKey);
  const recap = useMemo(() => recapOf(lesson), [lesson]);
  const shown = useShownTable({ table, recap, pause: ui.pause ?? NO_PAUSE, onEvent: SAY_NOTHING });
  const [isListOpen, setListOpen] = useState(false);
  const [isListed, setListed] = useState(false);
  /** Answers given so far: after each the hand is held anew, with no card drawn forth. */
  const [tries, setTries] = useState(0);
  const [prompt] = table.prompts;
  const draft = useAnswerDraft(prompt, ui.begins);
  const asked = shown.isBehind ? null : draft;
  const topic = prompt?.topic ?? "";
  const lies = useCallback((id: string) => (ui.on ?? ON_SHEET)(id, topic), [ui, topic]);
  const hides = draft === null ? () => false : hiddenFromSheet(draft, lies, isListed);
  const stage = useRef<HTMLDivElement>(null);
  const next = useMemo(
    () => (asked === null || lesson.hint === null ? null : nextPress(asked.draft, lesson.hint)),
    [asked, lesson.hint],
  );
  // While an answer is on its way nothing more is to be pressed.
  useGlow(stage, inHand.isSending ? null : next);
  const sentence = useSaid(lesson, shown.isBehind);
  const goTo = (at: number) => {
    setListOpen(false);
    inHand.goTo(at);
  };
  const { Board, Hand } = ui;
  const boardProps: BoardProps = {
    view: shown.view,
    event: shown.event,
    draft: asked,
    seats,
    viewer: LEARNER,
    words,
    waiting: table.waiting,
    prompts: shown.isBehind ? [] : table.prompts,
    onPrompt: SAY_NOTHING,
  };
  return (
    <div ref={stage} className="match-page lesson">
      <Stage
        mood={asked === null ? "waiting" : "mine"}
        isAiming={asked !== null && isAimingAtBoard(asked, lies)}
        need={ui.need?.(asked === null ? null : topic) ?? LEAST_BOARD}
        asked={asked === null ? null : `${asked.prompt.id} ${asked.current?.path.join("/") ?? ""}`}
        isPaperOpen={isListOpen}
        labels={{
          board: t("boardLabel"),
          front: t("dockLabel"),
          paper: learn("lessons"),
          hand: t("handLabel"),
          sheet: t("sheetLabel"),
        }}
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
        board={<Board {...boardProps} />}
        sheet={
          asked !== null && needsSheet(asked, hides) ? (
            <PromptSheet
              key={asked.prompt.id}
              draft={asked}
              words={words}
              picture={ui.picture}
              hides={hides}
              isSending={inHand.isSending}
            />
          ) : null
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
            <Cue
              key={draft.prompt.id}
              draft={draft}
              title={words.topic(draft.prompt)}
              words={words}
              picture={ui.picture}
              subject={ui.subject?.(boardProps) ?? null}
              verbOf={(value) => {
                const key = ui.verbKey?.(draft.prompt, value);
                return key == null ? null : say(`board.${game}.verb.${key}`);
              }}
              lossOf={(value) => ui.loss?.(draft.prompt, value, words) ?? null}
              lies={lies}
              isListed={isListed}
              onList={setListed}
              isSending={inHand.isSending}
              onAnswer={(value) => {
                // Whoever goes astray is brought back to the question.
                draft.clear();
                setTries(tries + 1);
                inHand.answer(draft.prompt.id, value);
              }}
            />
          )
        }
        hand={Hand === undefined ? null : <Hand key={tries} {...boardProps} />}
        paper={<LessonList game={game} lesson={lesson} onGoTo={goTo} onClose={() => setListOpen(false)} />}
      />
    </div>
  );
}

/** What the coach says: the newest, but not before the board has shown what it is about. */
function useSaid({ positions, at, step, isAstray }: Lesson, isBehind: boolean) {
  const key =
    step === null ? `${positions[at]}.done` : `${positions[at]}.${step}.${isAstray ? "not-yet" : "say"}`;
  const said = useRef({ key, isAstray });
  if (!isBehind) said.current = { key, isAstray };
  return said.current;
}

/** What the table of a match has, of the table of a lesson. */
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

/** What led to it, from the first event on. */
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

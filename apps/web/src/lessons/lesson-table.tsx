"use client";

import { NIGHT_MINUTES } from "@consigliere/games/lessons/night";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useAnyMessage } from "../games/game-words.ts";
import { Announcements } from "../table/announcements.tsx";
import { PlayTable } from "../table/play-table.tsx";
import { LessonBanner } from "./lesson-banner.tsx";
import { LessonBar } from "./lesson-bar.tsx";
import { LessonCue } from "./lesson-cue.tsx";
import { LessonList } from "./lesson-list.tsx";
import { LEARNER } from "./lesson-match.ts";
import { ForecastAtHand, LessonSheets } from "./lesson-sheets.tsx";
import type { Lesson } from "./lesson-worker.ts";
import { MorningPaper } from "./morning-paper.tsx";
import { Night } from "./night.tsx";
import { useGlow } from "./use-glow.ts";
import { type AtLesson, type LaidLesson, useLessonTable, usePlayedFirst } from "./use-lesson-table.ts";
// A lesson works without a network, so it loads the parts that any question needs.
import "../prompts/prompt-sheet.tsx";
import "../prompts/fields/question-field.tsx";
import "../table/table.css";
import "./learn.css";

/** The table of a game with a lesson on it: its own board, questions and words, and the coach above. */
export function LessonTable(laid: LaidLesson) {
  const at = useLessonTable(laid);
  usePlayedFirst(laid.lesson, laid.inHand);
  const { course, game, ui, lesson, inHand, board, night, isReading } = at;
  const learn = useTranslations("play.learn");
  const [isListOpen, setListOpen] = useState(false);
  const [isListed, onList] = useState(false);
  // The board comes first, then what lies beside it.
  const isPrinted = useDeferredValue(true, false);
  const stage = useRef<HTMLDivElement>(null);
  // While an answer is on its way, nothing else can be pressed.
  useGlow(stage, inHand.isSending ? null : at.next);
  const goTo = (position: number) => {
    setListOpen(false);
    at.open(null);
    inHand.goTo(position);
  };
  const { Hand, parts } = ui.board;
  useEffect(() => void parts?.(), [parts]);
  return (
    <div ref={stage} className="match-page lesson">
      <PlayTable
        game={game}
        ui={ui}
        board={board}
        isListed={isListed}
        isSending={inHand.isSending}
        mood={board.draft === null ? "waiting" : "mine"}
        isPaperOpen={isListOpen || isReading}
        paperLabel={learn("lessons")}
        bar={
          <LessonBar
            title={course === game ? board.words.title : learn("overDays")}
            lesson={lesson}
            isListOpen={isListOpen}
            onList={() => setListOpen(!isListOpen)}
          />
        }
        banner={<Coach lesson={lesson} isBehind={at.shown.isBehind} />}
        cue={<LessonCue at={at} list={{ isListed, onList }} onGoTo={goTo} />}
        hand={Hand === undefined ? null : <Hand key={at.tries} {...board} />}
        paper={
          isPrinted && (
            <LessonPaper at={at} isListOpen={isListOpen} onGoTo={goTo} onClose={() => setListOpen(false)} />
          )
        }
      />
      {isPrinted && <Ahead at={at} />}
      {night.isOn && <Night minutes={NIGHT_MINUTES} onOver={night.wake} />}
      <Announcements said={at.said} />
    </div>
  );
}

interface LessonPaperProps {
  readonly at: AtLesson;
  readonly isListOpen: boolean;
  readonly onGoTo: (at: number) => void;
  readonly onClose: () => void;
}

/** The paper of the morning, or the list of lessons. */
function LessonPaper({ at, isListOpen, onGoTo, onClose }: LessonPaperProps) {
  const { course, game, lesson, inHand, board, night, recap } = at;
  if (!at.isReading || isListOpen) return <LessonList {...{ course, game, lesson, onGoTo, onClose }} />;
  return (
    <MorningPaper
      frames={recap.frames.slice(lesson.slept ?? 0)}
      words={board.words}
      onWatch={night.watch}
      onClose={() => inHand.act({ does: "read" })}
    />
  );
}

/** The sheets, there from the first step on: what they load is not to be had later without a network. */
function Ahead({ at }: { readonly at: AtLesson }) {
  const { course, game, ui, lesson, seats, board, inHand, opened, open, proposal } = at;
  return (
    <>
      <LessonSheets
        {...{ lesson, game, ui, words: board.words, seats, opened, proposal }}
        isSending={inHand.isSending}
        viewer={LEARNER}
        onOpen={open}
        onSave={(does, settings) => {
          open(null);
          inHand.act({ does, settings: settings as never });
        }}
      />
      {course !== game && <ForecastAtHand lesson={lesson} game={game} viewer={LEARNER} />}
    </>
  );
}

interface CoachProps {
  readonly lesson: Lesson;
  readonly isBehind: boolean;
}

function Coach({ lesson, isBehind }: CoachProps) {
  const learn = useTranslations("play.learn");
  const say = useAnyMessage();
  const { key, isAstray } = useSaid(lesson, isBehind);
  return <LessonBanner name={learn("coach")} sentence={say(`lesson.${key}`)} isAstray={isAstray} />;
}

/** The coach's newest words. They appear only when the board has shown the event that they are about. */
function useSaid({ positions, at, step, isAstray }: Lesson, isBehind: boolean) {
  const key =
    step === null ? `${positions[at]}.done` : `${positions[at]}.${step}.${isAstray ? "not-yet" : "say"}`;
  const said = useRef({ key, isAstray });
  if (!isBehind) said.current = { key, isAstray };
  return said.current;
}

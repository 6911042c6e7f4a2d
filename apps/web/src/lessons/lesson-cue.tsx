"use client";

import { useTranslations } from "next-intl";
import { useAnyMessage } from "../games/game-words.ts";
import { LiveEvent } from "../table/other-bars.tsx";
import { QuestionBar } from "../table/question-bar.tsx";
import { AdvanceBar, OrderKey } from "./advance-keys.tsx";
import { sheetFor } from "./lesson-task.ts";
import { PlayedThrough } from "./played-through.tsx";
import type { AtLesson } from "./use-lesson-table.ts";

interface LessonCueProps {
  readonly at: AtLesson;
  readonly list: { readonly isListed: boolean; readonly onList: (isListed: boolean) => void };
  readonly onGoTo: (at: number) => void;
}

/** The area in front of the learner: what happens, the question, what is left in advance, or the end of a lesson. */
export function LessonCue({ at, list, onGoTo }: LessonCueProps) {
  const { game, ui, board, draft, shown, lesson, inHand, open, proposal } = at;
  const { task } = lesson;
  if (shown.isBehind) return <LiveEvent {...shown} words={board.words} />;
  if (draft === null && task !== null) {
    const sheet = sheetFor(task);
    return <AdvanceBar sheet={sheet} onOpen={() => open(sheet)} />;
  }
  if (draft === null) return <Through at={at} onGoTo={onGoTo} />;
  return (
    <QuestionBar
      game={game}
      ui={ui}
      board={board}
      draft={draft}
      list={list}
      isSending={inHand.isSending}
      onAnswer={(value) => at.answer(draft.prompt.id, value)}
    >
      {task?.does === "order" && <OrderKey isHere={proposal !== null} onOpen={() => open("settings")} />}
    </QuestionBar>
  );
}

function Through({ at: { course, game, lesson }, onGoTo }: Pick<LessonCueProps, "at" | "onGoTo">) {
  const learn = useTranslations("play.learn");
  const say = useAnyMessage();
  const isOfGame = course === game;
  return (
    <PlayedThrough
      game={game}
      learned={learn(isOfGame ? "learned" : "learnedDays")}
      goal={isOfGame ? say(`board.${game}.goal`) : learn("anyGame")}
      isLast={lesson.at === lesson.positions.length - 1}
      onAgain={() => onGoTo(lesson.at)}
      onNext={() => onGoTo(lesson.at + 1)}
    />
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { useGameBoard, useGameSpeech } from "../games/use-game.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import { InShell } from "../shell/shell.tsx";
import { TableLoading } from "../stage/table-loading.tsx";
import { LessonTable } from "./lesson-table.tsx";
import { useLesson } from "./use-lesson.ts";

interface LessonPageProps {
  /** The name of the course. */
  readonly course: string;
  /** The game at whose table it is taught. */
  readonly game: string;
}

/** A game learned at its own table, with the rules on this device. Once loaded, it needs no network. */
export function LessonPage({ course, game }: LessonPageProps) {
  const t = useTranslations("play.learn");
  const inHand = useLesson(course);
  const { data: board } = useGameBoard(game);
  const { data: speech, error } = useGameSpeech(game);
  const { lesson, hasFailed } = inHand;
  // As at the table of a match, it is laid in pieces.
  const isLaid = useDeferredValue(lesson !== null && board !== undefined && speech !== undefined, false);
  if (hasFailed || error !== null) {
    return (
      <InShell>
        <div className="match-page" role="alert">
          <h1 className="title">{t("failed")}</h1>
        </div>
      </InShell>
    );
  }
  if (!isLaid || lesson === null || board === undefined || speech === undefined) {
    return (
      <div className="match-page">
        <TableLoading />
      </div>
    );
  }
  return (
    <MoreMessages messages={{ ...speech.messages, ...board.messages, lesson: lesson.words }}>
      <LessonTable
        course={course}
        game={game}
        ui={board.ui}
        story={speech.story}
        lesson={lesson}
        inHand={inHand}
      />
    </MoreMessages>
  );
}

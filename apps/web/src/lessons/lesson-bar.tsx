"use client";

import { useTranslations } from "next-intl";
import { Monogram } from "../design/monogram.tsx";
import { useAnyMessage } from "../games/game-words.ts";
import { Link } from "../i18n/navigation.ts";
import type { Lesson } from "./lesson-worker.ts";

interface LessonBarProps {
  readonly title: string;
  readonly lesson: Lesson;
  readonly isListOpen: boolean;
  readonly onList: () => void;
}

/** The one line above a lesson: the exit, the name of the lesson, and the list of all. */
export function LessonBar({ title, lesson, isListOpen, onList }: LessonBarProps) {
  const t = useTranslations("play.learn");
  const say = useAnyMessage();
  const { positions, at } = lesson;
  return (
    <>
      <Link href="/" className="bar-key" aria-label={t("leave")}>
        <Monogram />
      </Link>
      <span className="bar-title">{title}</span>
      <h1 className="waiting-for">
        <span>
          {t("lesson", {
            number: at + 1,
            count: positions.length,
            title: say(`lesson.${positions[at]}.title`),
          })}
        </span>
      </h1>
      <button
        type="button"
        className="bar-key bar-paper"
        aria-expanded={isListOpen}
        aria-label={t("lessons")}
        data-testid="lesson-list"
        onClick={onList}
      >
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M9 6H20M9 12H20M9 18H20M4 6H5M4 12H5M4 18H5" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </>
  );
}

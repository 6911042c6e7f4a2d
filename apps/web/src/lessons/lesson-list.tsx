"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "../design/button.tsx";
import { useAnyMessage } from "../games/game-words.ts";
import type { Lesson } from "./lesson-worker.ts";

interface LessonListProps {
  readonly course: string;
  readonly game: string;
  readonly lesson: Lesson;
  readonly onGoTo: (at: number) => void;
  readonly onClose: () => void;
}

/** The goal of the game, and its lessons. The reader can go to any of them. */
export function LessonList({ course, game, lesson, onGoTo, onClose }: LessonListProps) {
  const t = useTranslations("play.learn");
  const say = useAnyMessage();
  return (
    <>
      <div className="paper-tabs">
        <button type="button" className="paper-close" aria-label={t("close")} onClick={onClose}>
          ×
        </button>
      </div>
      <div className="paper-pages">
        <div className="lesson-list paper">
          <h2>{t("lessons")}</h2>
          <p>{course === game ? say(`board.${game}.goal`) : t("anyGame")}</p>
          <ol>
            {lesson.positions.map((id, at) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={at === lesson.at ? "step" : undefined}
                  data-testid={`lesson-${id}`}
                  onClick={() => onGoTo(at)}
                >
                  {say(`lesson.${id}.title`)}
                </button>
              </li>
            ))}
          </ol>
          <ButtonLink href="/learn">{t("all")}</ButtonLink>
          <ButtonLink href={`/rules/${game}`}>{t("rules")}</ButtonLink>
        </div>
      </div>
    </>
  );
}

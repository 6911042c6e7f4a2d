"use client";

import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "../design/button.tsx";
import { TryButton } from "../landing/try-button.tsx";

interface PlayedThroughProps {
  readonly game: string;
  /** The message when the last lesson is over. */
  readonly learned: string;
  readonly goal: string;
  readonly isLast: boolean;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}

/** A lesson is over: on to the next one, or to a match. */
export function PlayedThrough({ game, learned, goal, isLast, onAgain, onNext }: PlayedThroughProps) {
  const t = useTranslations("play.learn");
  return (
    <section className="action-bar" data-testid="lesson-over" aria-label={t("over")}>
      <div className="action-bar-words">
        <h2>{isLast ? learned : t("over")}</h2>
        <p>{goal}</p>
      </div>
      <div className="action-bar-keys">
        <Button onClick={onAgain} data-testid="lesson-again">
          {t("again")}
        </Button>
        {isLast ? (
          <>
            <ButtonLink href={`/rules/${game}`}>{t("rules")}</ButtonLink>
            <TryButton game={game} />
          </>
        ) : (
          <Button variant="brass" onClick={onNext} data-testid="lesson-next">
            {t("next")}
          </Button>
        )}
      </div>
    </section>
  );
}

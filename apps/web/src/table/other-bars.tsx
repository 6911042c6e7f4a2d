"use client";

import { useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import type { GameWords, TableEvent } from "../games/game-words.ts";
import type { OtherTables } from "./use-other-tables.ts";

/** One press from a decision to the next: the most urgent of the other tables that wait for the reader. */
export function NextTable({ href, count }: OtherTables) {
  const t = useTranslations("play.waiting");
  if (href === null) return null;
  return (
    <a className="button" data-variant="ink" href={href} data-testid="next-table">
      {t("next", { count })}
    </a>
  );
}

interface LiveEventProps {
  readonly event: TableEvent | null;
  readonly words: GameWords;
  readonly onSkip: () => void;
}

/** The event that the board is showing; the question comes after it. */
export function LiveEvent({ event, words, onSkip }: LiveEventProps) {
  const t = useTranslations("play.table");
  return (
    <div className="action-bar action-bar-live" data-testid="live-event">
      <p className="action-bar-words action-bar-waits">
        {event === null ? t("underWay") : words.event(event)}
      </p>
      <div className="action-bar-keys">
        <Button onClick={onSkip} data-testid="skip">
          {t("skip")}
        </Button>
      </div>
    </div>
  );
}

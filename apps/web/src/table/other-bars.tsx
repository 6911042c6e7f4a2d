"use client";

import { useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import type { GameWords } from "../games/game-words.ts";
import type { OtherTables } from "./use-other-tables.ts";
import type { ShownTable } from "./use-shown-table.ts";

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

interface LiveEventProps extends Pick<ShownTable, "event" | "skip"> {
  readonly words: GameWords;
  /** The match ends with what is shown. */
  readonly isLastTurn?: boolean;
}

/** The event that the board is showing; the question comes after it. */
export function LiveEvent({ event, skip, words, isLastTurn = false }: LiveEventProps) {
  const t = useTranslations("play.table");
  return (
    <div className="action-bar action-bar-live" data-testid="live-event" data-last={isLastTurn || undefined}>
      <p className="action-bar-words action-bar-waits">
        {event === null ? t(isLastTurn ? "lastTurn" : "underWay") : words.event(event)}
      </p>
      <div className="action-bar-keys">
        <Button onClick={skip} data-testid="skip">
          {t(isLastTurn ? "skipToEnd" : "skip")}
        </Button>
      </div>
    </div>
  );
}

"use client";

import type { MatchLook } from "@consigliere/contract/play";
import { useFormatter, useNow, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../design/button.tsx";
import type { GameWords, TableEvent } from "../games/game-words.ts";
import type { OtherTables } from "./use-other-tables.ts";

interface WaitingCueProps {
  /** What is being waited for, in one sentence. */
  readonly sentence: string;
  /** What the reader can rely on meanwhile. */
  readonly note: string | null;
  /** When whoever is waited for was asked: ISO time; null when nobody is. */
  readonly since: string | null;
  /** What happened last, for who watches; null when nothing has since the page was opened. */
  readonly last: string | null;
  /** The way to the next table that waits for the reader. */
  readonly next: ReactNode;
  /** Opens what can be left for later; null: nothing can. */
  readonly open: ((sheet: "plan" | "sleep") => void) | null;
  readonly hasPlan: boolean;
  readonly onReplay: (() => void) | null;
  /** Keys of the table itself: "Take back". */
  readonly children?: ReactNode;
}

/** Nothing is asked of me: who is, and what I can do meanwhile. */
export function WaitingCue(props: WaitingCueProps) {
  const { sentence, note, since, last, next, open, hasPlan, onReplay, children } = props;
  const t = useTranslations("play.waiting");
  const menu = useTranslations("play.menu");
  const format = useFormatter();
  const now = useNow({ updateInterval: 30_000 });
  return (
    <div className="cue" data-testid="waiting-cue">
      <div className="cue-words">
        <p className="cue-waits">{sentence}</p>
        {last !== null && <p className="cue-last">{t("last", { sentence: last })}</p>}
        {(since !== null || note !== null) && (
          <p>
            {since !== null && (
              <span suppressHydrationWarning>
                {t("asked", { when: format.relativeTime(new Date(since), now) })}{" "}
              </span>
            )}
            {note}
          </p>
        )}
      </div>
      <div className="cue-keys">
        {children}
        {onReplay !== null && (
          <Button onClick={onReplay} data-testid="last-turn">
            {t("replay")}
          </Button>
        )}
        {open !== null && !hasPlan && <Button onClick={() => open("plan")}>{menu("plan")}</Button>}
        {open !== null && <Button onClick={() => open("sleep")}>{menu("sleep")}</Button>}
        {next}
      </div>
    </div>
  );
}

/** One press from a decision that is made to the next: the most urgent of the other tables that wait for the reader. */
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

/** What the board is showing just now; the question comes after it. */
export function LiveEvent({ event, words, onSkip }: LiveEventProps) {
  const t = useTranslations("play.table");
  return (
    <div className="cue" data-testid="live-event">
      <p className="cue-words cue-waits">{event === null ? t("underWay") : words.event(event)}</p>
      <div className="cue-keys">
        <Button onClick={onSkip} data-testid="skip">
          {t("skip")}
        </Button>
      </div>
    </div>
  );
}

/** What happened last that is worth a line, for who watches; null when nothing has since the page was opened. */
export function lastMove(recap: MatchLook["recap"], words: GameWords): string | null {
  const last = recap?.frames.findLast(({ event }) => words.weight(event) > 0);
  return last === undefined ? null : words.event(last.event);
}

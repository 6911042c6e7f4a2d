"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import type { GameWords } from "../games/game-words.ts";
import { localZone } from "./deadline.tsx";
import type { Replay } from "./use-replay.ts";

interface ReplayBarProps {
  readonly replay: Replay;
  readonly words: GameWords;
  /** A decision of the reader's waits in the present. */
  readonly isAwaited: boolean;
}

/** The controls of a replay, with the event in words. */
export function ReplayBar({ replay, words, isAwaited }: ReplayBarProps) {
  const t = useTranslations("play.replay");
  const { frame, at, count, isPlaying } = replay;
  return (
    <section className="replay-bar" aria-label={t("label")} data-testid="replay">
      <p aria-live="polite">
        <b className="figures">{t("step", { at, count })}</b> {words.event(frame.event)}
      </p>
      <div className="replay-buttons">
        <Button size="small" disabled={at === 1} onClick={replay.previous}>
          {t("previous")}
        </Button>
        <Button size="small" disabled={at === count} onClick={replay.togglePlay}>
          {isPlaying ? t("pause") : t("play")}
        </Button>
        <Button size="small" disabled={at === count} onClick={replay.next}>
          {t("next")}
        </Button>
        <Button size="small" variant={isAwaited ? "brass" : "ink"} onClick={replay.end}>
          {t(isAwaited ? "decide" : "end")}
        </Button>
      </div>
    </section>
  );
}

/** When the shown event happened, in place of how the table stands. */
export function ReplayTime({ replay: { frame, at, count } }: { readonly replay: Replay }) {
  const t = useTranslations("play.replay");
  const format = useFormatter();
  const when = format.dateTime(new Date(frame.at), {
    ...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
    timeZone: localZone(),
  });
  return <p className="waiting-for">{t("time", { when, at, count })}</p>;
}

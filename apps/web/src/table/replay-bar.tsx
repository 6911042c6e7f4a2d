"use client";

import { useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import type { GameWords } from "../games/game-words.ts";
import type { Replay } from "./use-replay.ts";

/** The controls of a replay, with the event in words. */
export function ReplayBar({ replay, words }: { readonly replay: Replay; readonly words: GameWords }) {
  const t = useTranslations("play.replay");
  const { frame, at, count, isPlaying } = replay;
  return (
    <section className="replay-bar paper" aria-label={t("label")} data-testid="replay">
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
        <Button size="small" variant="ink" onClick={replay.end}>
          {t("end")}
        </Button>
      </div>
    </section>
  );
}

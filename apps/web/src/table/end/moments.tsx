"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import type { GameWords } from "../../games/game-words.ts";
import type { Film } from "../replay/film.ts";
import { addressOfMoment, nameOfMoment } from "../replay/moment.ts";

interface MomentsProps {
  /** Some of `events`. */
  readonly points: readonly LoggedEvent[];
  readonly events: readonly LoggedEvent[];
  readonly words: GameWords;
  readonly onFilm: (film: Film) => void;
}

/** Three moments of the match, each with the way to it. */
export function Moments({ points, events, words, onFilm }: MomentsProps) {
  const t = useTranslations("play.outcome");
  if (points.length === 0) return null;
  return (
    <section className="end-part">
      <h3>{t("moments")}</h3>
      <ol className="end-moments">
        {points.map((point) => {
          const moment = nameOfMoment(events, events.indexOf(point));
          return (
            <li key={point.n}>
              <a
                href={addressOfMoment(moment)}
                data-testid="moment"
                onClick={(click) => {
                  if (click.metaKey || click.ctrlKey || click.shiftKey) return;
                  click.preventDefault();
                  onFilm({ from: { moment }, plays: false });
                }}
              >
                {words.event(point.event)}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

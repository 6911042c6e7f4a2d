"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import type { GameMoments } from "../../games/game-ui.ts";
import type { At } from "../at-table.ts";
import { addressOfMoment, nameOfMoment } from "../replay/moment.ts";
import { Knew } from "./knew.tsx";
import { Thumbnail } from "./thumbnail.tsx";

interface MomentsProps extends At<"match" | "chair" | "board" | "words" | "past" | "may"> {
  /** How the game stages them; null until it is here. */
  readonly moments: GameMoments | null;
  /** Some of `events`. */
  readonly points: readonly LoggedEvent[];
  readonly events: readonly LoggedEvent[];
}

/** Three moments of the match, each drawn, with the way to it and what was known then. */
export function Moments({ at, moments, points, events }: MomentsProps) {
  const t = useTranslations("outcome");
  const { words, past } = at;
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
                  past.watch({ from: { moment }, plays: "deed" });
                }}
              >
                <Thumbnail at={at} moments={moments} point={point} />
                <span>{words.event(point.event)}</span>
              </a>
              <Knew at={at} point={point} events={events} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

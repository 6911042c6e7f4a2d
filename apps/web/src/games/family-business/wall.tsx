"use client";

import { FULL_LIST } from "@consigliere/games/family-business/state";
import { useLocale } from "next-intl";
import type { CSSProperties } from "react";
import { Sign } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { FilmSet } from "./film-set.tsx";
import { hitsBefore } from "./labels.ts";
import { Man, statureOf } from "./man.tsx";
import { Mobster } from "./mobster.tsx";
import { Niches } from "./niches.tsx";

/** The number of men in one line before the wall. More men form another line. */
const IN_LINE = 10;

/** The number of lines that this many men form; each of them wants its height. */
export function linesOf(men: number): number {
  return Math.max(1, Math.ceil(men / IN_LINE));
}

/** The hit list: a line-up before the brick wall, with the leftmost next to fall; and the niches in the wall. */
export function Wall() {
  const { t, view, viewer } = useBoard();
  const { hitList } = view;
  const war = view.phase === "over" ? null : view.war;
  const peace = view.phase === "play" ? t("warAt", { count: FULL_LIST }) : t("peace");
  const hits = hitsBefore(view, viewer);
  const places = Math.max(hitList.length, FULL_LIST);
  const free = Array.from({ length: places - hitList.length }, (_, index) => hitList.length + index + 1);
  return (
    <section
      className="fb-wall"
      data-site="wall"
      data-war={war?.rate}
      aria-label={t("wallLabel", { count: hitList.length })}
      style={{ "--columns": Math.ceil(places / linesOf(places)) } as CSSProperties}
    >
      <FilmSet view={view} />
      <Heights />
      <header className="fb-wall-head">
        <h2>{t("hitList")}</h2>
        <span className="fb-war" data-testid="war" data-rate={war?.rate ?? 0}>
          {war && (
            <Drawing game="family-business-wall" name={`war-${war.rate}`} size={30} className="fb-lamp" />
          )}
          <span>{war === null ? peace : t("war", { rate: war.rate })}</span>
        </span>
      </header>
      <Niches />
      <ol className="fb-line" onKeyDown={moveFocus}>
        {hitList.map((id, index) => (
          <li key={id} data-site={`wall-${index + 1}`} style={{ "--tall": statureOf(id) } as CSSProperties}>
            <Mobster id={id} place={index + 1} isInDanger={index < hits} isStop={index === 0} />
          </li>
        ))}
        {free.map((place) => (
          <li key={place} className="fb-free" aria-hidden="true">
            <Man />
            <Sign className="fb-held fb-chalk" text={place} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The lines of a picture for the police, in inches; the tallest man of 75 is as high as the wall. */
const HEIGHTS = [72, 66, 60, 54, 48] as const;

function Heights() {
  const isMetric = useLocale() !== "en";
  return (
    <span className="fb-heights" aria-hidden="true">
      {HEIGHTS.map((inches) => (
        <i
          key={inches}
          className="sign"
          data-text={isMetric ? Math.round(inches * 2.54) : `${Math.floor(inches / 12)}′${inches % 12}″`}
        />
      ))}
    </span>
  );
}

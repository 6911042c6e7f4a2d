"use client";

import { hitsBeforeActing } from "@consigliere/games/family-business/view";
import { type CSSProperties, useId } from "react";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { Mobster } from "./mobster.tsx";
import { Niches } from "./niches.tsx";
import "./wall.css";

/** From this length on, a war starts by itself. */
const WAR_AT = 6;

/** The number of men in one line before the wall, on a phone and on a desk. More men form another line. */
const IN_LINE = { pocket: 10, desk: 16 };

/**
 * The hit list: a line of mobsters before the brick wall, with the leftmost next to fall; and the niches in the wall.
 */
export function Wall() {
  const { t, view, viewer } = useBoard();
  const { hitList } = view;
  const war = view.phase === "over" ? null : view.war;
  const isIn = viewer !== null && view.seats[viewer]?.isEliminated === false;
  const hits = isIn && war !== null ? hitsBeforeActing(view, viewer) : 0;
  const bricks = Math.max(hitList.length, WAR_AT);
  const columns = (most: number) => Math.ceil(bricks / Math.ceil(bricks / most));
  return (
    <section
      className="fb-wall"
      data-site="wall"
      data-war={war?.rate}
      aria-label={t("wallLabel", { count: hitList.length })}
    >
      <Bricks />
      <header className="fb-wall-head">
        <h2>{t("hitList")}</h2>
        <span className="fb-war" data-testid="war" data-rate={war?.rate ?? 0}>
          {war === null ? t("peace") : t("war", { rate: war.rate })}
        </span>
      </header>
      <Niches />
      <ol
        className="fb-line"
        onKeyDown={moveFocus}
        style={{ "--pocket": columns(IN_LINE.pocket), "--desk": columns(IN_LINE.desk) } as CSSProperties}
      >
        {hitList.map((id, index) => (
          <li
            key={id}
            data-site={`wall-${index + 1}`}
            data-head={index === 0 || undefined}
            data-war={index + 1 === WAR_AT || undefined}
          >
            <Mobster id={id} place={index + 1} isInDanger={index < hits} isStop={index === 0} />
          </li>
        ))}
        {Array.from({ length: bricks - hitList.length }, (_, index) => hitList.length + index + 1).map(
          (place) => (
            <li key={place} className="fb-brick" data-war={place === WAR_AT || undefined} aria-hidden="true">
              <Chalk text={place === WAR_AT ? t("warAt", { count: place }) : String(place)} />
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

/** A mark on the wall: drawn, not written. */
function Chalk({ text }: { readonly text: string }) {
  return <span className="fb-chalk" data-text={text} />;
}

/** Bricks in running bond, worn and chipped by earlier business, in the light of one lamp. */
function Bricks() {
  const id = useId().replace(/\W/g, "");
  return (
    <svg className="fb-bricks" aria-hidden="true">
      <defs>
        <pattern id={`${id}b`} width="112" height="56" patternUnits="userSpaceOnUse">
          <rect width="112" height="56" fill="color-mix(in srgb, var(--ink) 84%, var(--wine))" />
          <g>
            <rect
              x="1"
              y="1"
              width="54"
              height="26"
              fill="color-mix(in srgb, var(--umber) 50%, var(--wine))"
            />
            <rect x="57" y="1" width="54" height="26" fill="color-mix(in srgb, var(--coral) 52%, black)" />
            <rect
              x="-27"
              y="29"
              width="54"
              height="26"
              fill="color-mix(in srgb, var(--umber) 52%, var(--oxblood))"
            />
            <rect x="29" y="29" width="54" height="26" fill="color-mix(in srgb, var(--coral) 54%, black)" />
            <rect
              x="85"
              y="29"
              width="54"
              height="26"
              fill="color-mix(in srgb, var(--wine) 68%, var(--pine))"
            />
          </g>
          <path
            d="M3 3.5H52M59 3.5H108M31 31.5H80M87 31.5H112M0 31.5H24"
            stroke="color-mix(in srgb, var(--coral) 70%, var(--baize))"
            strokeWidth="1.6"
            opacity="0.55"
          />
          <path
            d="M12 14l7 2M74 19l9 -2M44 44l8 1M98 42l6 3M6 46l5 -2"
            stroke="color-mix(in srgb, var(--ink) 80%, var(--scarlet))"
            strokeWidth="1.4"
          />
        </pattern>
        <radialGradient id={`${id}l`} cx="0.16" cy="0.1" r="0.95">
          <stop offset="0" stopColor="color-mix(in srgb, var(--glow) 74%, white)" stopOpacity="0.62" />
          <stop
            offset="0.45"
            stopColor="color-mix(in srgb, var(--glow) 64%, var(--gold))"
            stopOpacity="0.16"
          />
          <stop offset="1" stopColor="color-mix(in srgb, var(--coral) 4%, black)" stopOpacity="0.74" />
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}b)`} />
      {HOLES.map(([x, y]) => (
        <g key={x}>
          <circle
            cx={`${x}%`}
            cy={`${y}%`}
            r="4.2"
            fill="color-mix(in srgb, var(--coral) 70%, var(--baize))"
            opacity="0.5"
          />
          <circle cx={`${x}%`} cy={`${y}%`} r="2.6" fill="color-mix(in srgb, var(--coral) 8%, black)" />
        </g>
      ))}
      <rect width="100%" height="100%" fill={`url(#${id}l)`} />
    </svg>
  );
}

/** The places of earlier shots, in percent of the wall. */
const HOLES = [
  [7, 38],
  [11.5, 62],
  [19, 30],
  [27.5, 54],
  [38, 24],
  [61, 70],
  [83, 33],
] as const;

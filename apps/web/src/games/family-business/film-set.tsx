"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { tracesOf } from "./traces.ts";

interface FilmSetProps {
  /** The men whose traces are visible. */
  readonly dead: readonly MobsterId[];
  readonly styleOf: (id: MobsterId) => CSSProperties | undefined;
}

/**
 * The place where it happens, drawn to fill its box: bricks with the holes of every shot of the match, headlights through
 * rain, and a wet pavement where the hats of the dead lie. Who dies while it is looked at drops the hat.
 */
export function FilmSet({ dead, styleOf }: FilmSetProps) {
  // Those who were dead when the reader came do not die again.
  const [known] = useState(() => new Set(dead));
  const traces = tracesOf(dead);
  return (
    <span className="fb-set" aria-hidden="true">
      <Bricks>
        {traces.flatMap(({ id, holes }) =>
          holes.map(({ x, y }) => (
            <svg key={`${id}${x}`} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
              <path className="fb-chip" d="M-6 -1L-3 -5L1 -4L5 -6L6 0L4 5L-1 4L-5 5Z" />
              <circle className="fb-hole" r="2.4" />
            </svg>
          )),
        )}
      </Bricks>
      <span className="fb-beams" />
      <svg className="fb-pavement" aria-hidden="true">
        {traces.map(({ id, hat }) => (
          <svg
            key={id}
            x={`${hat.x}%`}
            y={`${hat.y}%`}
            overflow="visible"
            aria-hidden="true"
            style={styleOf(id)}
          >
            <g className={known.has(id) ? undefined : "fb-drops"}>
              <g transform={`rotate(${(hat.turn % 70) - 35})${hat.turn > 240 ? " scale(1 -1)" : ""}`}>
                <Hat />
              </g>
            </g>
          </svg>
        ))}
      </svg>
      <span className="fb-rain" />
    </span>
  );
}

/** A hat of 28 × 16 units about its middle, with a ribbon in its owner's colour. */
export function Hat() {
  return (
    <>
      <path
        className="fb-felt"
        d="M-8 3C-8 -3 -7 -8 -3.5 -8C-2 -8 -1 -6.6 0 -6.6C1 -6.6 2 -8 3.5 -8C7 -8 8 -3 8 3Z"
      />
      <path className="fb-ribbon" d="M-8 3C-8 1.4 -8 .4 -7.8 -.8C-4 .6 4 .6 7.8 -.8C8 .4 8 1.4 8 3Z" />
      <path
        className="fb-felt"
        d="M-14 4C-11 1.4 -5 2.6 0 2.8C5 2.6 11 1 14 3.4C13 6.4 6 7.6 0 7.5C-6 7.6 -12.6 6.6 -14 4Z"
      />
    </>
  );
}

/** Bricks in running bond, worn. */
function Bricks({ children }: { readonly children: ReactNode }) {
  const id = useId().replace(/\W/g, "");
  return (
    <svg className="fb-bricks" aria-hidden="true">
      <pattern id={id} width="112" height="56" patternUnits="userSpaceOnUse">
        <path className="fb-mortar" d="M0 0H112V56H0Z" />
        <path className="fb-brick-1" d="M1 1H55V27H1Z" />
        <path className="fb-brick-2" d="M57 1H111V27H57Z" />
        <path className="fb-brick-3" d="M0 29H27V55H0ZM85 29H112V55H85Z" />
        <path className="fb-brick-4" d="M29 29H83V55H29Z" />
        <path className="fb-brick-edge" d="M3 3H52M59 3H108M31 31H80M87 31H112M0 31H24" />
        <path className="fb-brick-crack" d="M12 14l7 2M74 19l9 -2M44 44l8 1M98 42l6 3M6 46l5 -2M66 9l4 1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {children}
    </svg>
  );
}

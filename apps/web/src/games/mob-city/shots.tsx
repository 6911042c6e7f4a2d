"use client";

import type { CharId } from "@consigliere/games/mob-city/cards";
import type { MobCityEvent } from "@consigliere/games/mob-city/events";
import { useLayoutEffect, useRef, useState } from "react";
import { struckBy } from "./cast.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const FLASH = "M0-19L5-6 18-9 8 1 17 13 4 8-2 20-5 7-18 11-9 1-19-8-6-6z";

/** The flash of a shot, its way to whom it is for, or what bursts there. For the eye alone. */
export function Shots({ told }: { readonly told: MobCityEvent }) {
  const layer = useRef<SVGSVGElement>(null);
  const [points, draw] = useState<{ readonly from: Point | null; readonly to: readonly Point[] } | null>(
    null,
  );
  useLayoutEffect(() => {
    const stage = layer.current?.parentElement;
    if (stage == null || !("character" in told)) return;
    const edge = stage.getBoundingClientRect();
    const middleOf = (card: CharId): Point | null => {
      const box = stage.querySelector(`[data-site="card-${card}"]`)?.getBoundingClientRect();
      if (box === undefined) return null;
      return { x: box.x + box.width / 2 - edge.x, y: box.y + box.height / 2 - edge.y };
    };
    draw({ from: middleOf(told.character), to: struckBy(told).flatMap((card) => middleOf(card) ?? []) });
  }, [told]);
  const flies = told.type === "fight-grenade" || ("arm" in told && told.arm === "fists");
  return (
    <svg ref={layer} className="mc-shots" aria-hidden="true">
      {points?.to.map((to) => {
        const { from } = points;
        return (
          <g key={`${to.x} ${to.y}`}>
            {from !== null && !flies && (
              <>
                <path className="mc-tracer" pathLength="1" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
                <path className="mc-flash" d={FLASH} style={{ translate: `${from.x}px ${from.y}px` }} />
              </>
            )}
            {flies && (
              <path
                className="mc-flash"
                data-big={told.type === "fight-grenade" || undefined}
                d={FLASH}
                style={{ translate: `${to.x}px ${to.y}px` }}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

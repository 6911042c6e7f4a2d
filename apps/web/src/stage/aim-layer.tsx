"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import type { Aim } from "./aim.ts";
import { type Box, type Drawn, drawnFrom } from "./aim-drawn.ts";

const NOTHING: Drawn = { actor: null, rings: [] };

interface AimLayerProps {
  readonly aim: Aim;
  readonly viewer: number | null;
}

/**
 * Rings the targets of an aim in blood red, with a dashed line from the actor, and marks the reader's own targets as
 * such. For the eye only: banner and question say the same.
 */
export default function AimLayer({ aim, viewer }: AimLayerProps) {
  const t = useTranslations("play.stage");
  const layer = useRef<HTMLDivElement>(null);
  const [{ actor, rings }, draw] = useState(NOTHING);
  const named = JSON.stringify(aim);
  useLayoutEffect(() => {
    const board = layer.current?.parentElement;
    if (board == null) return;
    const look = () => {
      const next = drawnFrom(JSON.parse(named) as Aim, board);
      draw((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(board);
    let frame = 0;
    // A row that grows when a font loads late moves other rows, although the height of the board stays the same.
    const follow = () => {
      look();
      // Once more before the next picture: what a change moved may be back by then, and no size has changed.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
      for (const row of board.querySelectorAll("section, header, ul, ol")) sizes.observe(row);
    };
    follow();
    const changes = new MutationObserver(follow);
    changes.observe(board, {
      subtree: true,
      childList: true,
      attributeFilter: ["class", "style", "data-mark", "data-close", "data-folded"],
    });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [named]);
  return (
    <div ref={layer} className="aim" aria-hidden="true">
      <svg role="presentation">
        {rings.map(({ name, line }) => {
          if (line === null) return null;
          const [x1, y1, x2, y2] = line;
          return <path key={name} d={`M${x1} ${y1}L${x2} ${y2}`} />;
        })}
      </svg>
      {actor?.isRinged === false && <div className="aim-from" data-doer={aim.from} style={boxStyle(actor)} />}
      {rings.map(
        ({ name, owner, box }) =>
          !box.isRinged && (
            <div key={name} className="aim-ring" data-victim={name} style={boxStyle(box)}>
              {owner !== null && owner === viewer && <b data-text={t("mine")} />}
            </div>
          ),
      )}
    </div>
  );
}

const boxStyle = ({ left, top, width, height }: Box) => ({ left, top, width, height });

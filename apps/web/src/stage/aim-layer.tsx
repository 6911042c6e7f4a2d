"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import type { Aim } from "./aim.ts";
import { type Box, type Drawn, drawnFrom } from "./aim-drawn.ts";
import { useLooks } from "./use-looks.ts";

const NOTHING: Drawn = { actor: null, rings: [] };

interface AimLayerProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly aim: Aim;
  readonly viewer: number | null;
}

/**
 * Rings the targets of an aim in blood red, with a dashed line from the actor, and marks the reader's own targets as
 * such. For the eye only: banner and question say the same.
 */
export default function AimLayer({ board, aim, viewer }: AimLayerProps) {
  const t = useTranslations("play.stage");
  const [{ actor, rings }, draw] = useState(NOTHING);
  useLooks(board, () => {
    if (board.current === null) return;
    const next = drawnFrom(aim, board.current);
    draw((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  });
  return (
    <div className="aim" aria-hidden="true">
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

"use client";

import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import { ASSOCIATE_IDS, POSITION_IDS, type PositionId } from "@consigliere/games/nothing-personal/positions";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { Chair } from "./chair.tsx";
import { idsIn } from "./preview.ts";
import { Stairs } from "./stairs.tsx";
import "./pyramid.css";

/** The nine chairs on their stairs, and the associates who wait below. */
export function Pyramid() {
  const { t, draft } = useBoard();
  const about = draft?.prompt.about as { readonly chair?: PositionId; readonly gangster?: GangsterId } | null;
  const isMoving = draft?.prompt.topic === "crew-action";
  const from = isMoving ? about?.chair : undefined;
  const to = idsIn(draft).flatMap((id) => whatOf("move", id) ?? [])[0];
  return (
    <section className="np-hierarchy" aria-label={t("hierarchy")} onKeyDown={moveFocus}>
      <div className="np-pyramid">
        <Stairs from={from} to={to} />
        {POSITION_IDS.map((place) => (
          <div
            key={place}
            className="np-cell"
            data-place={place}
            data-site={`place-${place}`}
            data-actor={place === from || undefined}
          >
            <Chair place={place} />
          </div>
        ))}
      </div>
      <div className="np-associates">
        {ASSOCIATE_IDS.map((place) => (
          <div key={place} className="np-cell" data-site={`place-${place}`}>
            <Chair place={place} />
          </div>
        ))}
      </div>
    </section>
  );
}

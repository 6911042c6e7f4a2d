"use client";

import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import {
  ASSOCIATE_IDS,
  POSITION_IDS,
  POSITIONS,
  type PositionId,
} from "@consigliere/games/nothing-personal/positions";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { Chair } from "./chair.tsx";
import { idsIn } from "./preview.ts";
import "./pyramid.css";

/** Where each chair stands: the middle of its column, and its row from the top. */
const AT: Readonly<Record<PositionId, readonly [number, number]>> = {
  capo: [150, 0],
  underboss: [100, 1],
  counselor: [200, 1],
  enforcer: [50, 2],
  racketeer: [150, 2],
  "bean-counter": [250, 2],
  "first-guy": [50, 3],
  "second-guy": [150, 3],
  "third-guy": [250, 3],
};

/** The nine chairs with the arrows between them, and the associates who wait below. */
export function Pyramid() {
  const { t, draft } = useBoard();
  const about = draft?.prompt.about as { readonly chair?: PositionId; readonly gangster?: GangsterId } | null;
  const isMoving = draft?.prompt.topic === "crew-action";
  const from = isMoving ? about?.chair : undefined;
  const to = idsIn(draft).flatMap((id) => whatOf("move", id) ?? [])[0];
  return (
    <section className="np-hierarchy" aria-label={t("hierarchy")} onKeyDown={moveFocus}>
      <div className="np-pyramid">
        <svg className="np-arrows" viewBox="0 0 300 400" preserveAspectRatio="none" aria-hidden="true">
          {POSITION_IDS.flatMap((lower) =>
            POSITIONS[lower].up.map((upper) => (
              <Arrow
                key={`${lower} ${upper}`}
                from={lower}
                to={upper}
                light={lower !== from ? undefined : upper === to ? "chosen" : "open"}
              />
            )),
          )}
        </svg>
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

interface ArrowProps {
  readonly from: PositionId;
  readonly to: PositionId;
  readonly light: "open" | "chosen" | undefined;
}

/** A line in the gap between two rows, with its head at the upper chair. */
function Arrow({ from, to, light }: ArrowProps) {
  const [x1, row] = AT[from];
  const [x2] = AT[to];
  const [foot, head] = [row * 100 + 2, row * 100 - 15];
  // Where the line enters the gap: not at the middle of a chair beside, but towards it.
  const [start, end] = [x1 + (x2 - x1) * 0.25, x2 - (x2 - x1) * 0.3];
  return (
    <g className="np-arrow" data-light={light}>
      <path d={`M${start} ${foot}L${end} ${head + 5}`} vectorEffect="non-scaling-stroke" />
      <path className="np-arrowhead" d={`M${end} ${head}l-3.4 7h6.8Z`} />
    </g>
  );
}

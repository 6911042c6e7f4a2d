"use client";

import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import {
  ASSOCIATE_IDS,
  type PlaceId,
  POSITION_IDS,
  type PositionId,
} from "@consigliere/games/nothing-personal/positions";
import { useCallback, useContext, useRef } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { ShowContext, useBoard } from "./board-context.ts";
import { Chair, type ChairProps } from "./chair.tsx";
import { chairState, pickAt } from "./chair-state.ts";
import { idsIn } from "./preview.ts";
import { Stairs } from "./stairs.tsx";

/** The nine chairs on their stairs, and the associates who wait below. */
export function Pyramid() {
  const board = useBoard();
  const { t, draft, words, viewer } = board;
  const about = draft?.prompt.about as { readonly chair?: PositionId; readonly gangster?: GangsterId } | null;
  const isMoving = draft?.prompt.topic === "crew-action";
  const from = isMoving ? about?.chair : undefined;
  const to = idsIn(draft).flatMap((id) => whatOf("move", id) ?? [])[0];
  const press = usePress(draft);
  const chairAt = (place: PlaceId) => (
    <Chair {...chairState(board, place)} t={t} words={words} viewer={viewer} onPress={press} />
  );
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
            {chairAt(place)}
          </div>
        ))}
      </div>
      <div className="np-associates">
        {ASSOCIATE_IDS.map((place) => (
          <div key={place} className="np-cell" data-site={`place-${place}`}>
            {chairAt(place)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The same at every drawing: a chair is drawn anew only for what it shows. */
function usePress(draft: AnswerDraft | null): ChairProps["onPress"] {
  const show = useContext(ShowContext);
  const latest = useRef(draft);
  latest.current = draft;
  return useCallback(
    (place, option) => {
      show(option === null ? place : null);
      if (option !== null && latest.current !== null) pickAt(latest.current, option);
    },
    [show],
  );
}

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
import { moveFocus } from "../shared/arrow-keys.ts";
import { aimOf } from "./aim.ts";
import { type BoardContext, ShowContext, useBoard } from "./board-context.ts";
import { Chair, type ChairProps } from "./chair.tsx";
import { chairState, pressAt } from "./chair-state.ts";
import { idsIn } from "./preview.ts";
import { Stairs } from "./stairs.tsx";
import { Status } from "./status.tsx";
import { TiedSeats } from "./tied-seats.tsx";

/** The nine chairs on their stairs. Beside the top one is room for round and phase, and for dice. */
export function Pyramid() {
  const board = useBoard();
  const { t, draft } = board;
  const about = draft?.prompt.about as { readonly chair?: PositionId; readonly gangster?: GangsterId } | null;
  const from = draft?.prompt.topic === "crew-action" ? about?.chair : undefined;
  const doer = aimOf(board)?.from;
  const actor = from ?? board.view.board.find(({ id }) => `man-${id}` === doer)?.place;
  const to = idsIn(draft).flatMap((id) => whatOf("move", id) ?? [])[0];
  return (
    <section className="np-pyramid" aria-label={t("hierarchy")} onKeyDown={moveFocus}>
      <Stairs from={from} to={to} />
      <Status />
      <Chairs at={POSITION_IDS} actor={actor} />
    </section>
  );
}

/** Those who wait below the stairs. */
export function Associates() {
  const { t } = useBoard();
  return (
    <section className="np-associates" aria-label={t("associates")} onKeyDown={moveFocus}>
      <Chairs at={ASSOCIATE_IDS} />
    </section>
  );
}

interface ChairsProps {
  readonly at: readonly PlaceId[];
  /** The place of whoever acts now. */
  readonly actor?: PlaceId | undefined;
}

function Chairs({ at, actor }: ChairsProps) {
  const board = useBoard();
  const { t, words, viewer } = board;
  const press = usePress(board);
  return at.map((place) => (
    <div
      key={place}
      className="np-cell"
      data-place={place}
      data-site={`place-${place}`}
      data-actor={place === actor || undefined}
    >
      <Chair {...chairState(board, place)} t={t} words={words} viewer={viewer} onPress={press} />
      <TiedSeats place={place} />
    </div>
  ));
}

/** The same at every drawing: a chair is drawn anew only for what it shows. */
function usePress(board: BoardContext): ChairProps["onPress"] {
  const show = useContext(ShowContext);
  const latest = useRef(board);
  latest.current = board;
  return useCallback(
    (place, option) => {
      show(option === null ? place : null);
      if (option !== null) pressAt(latest.current, place, option);
    },
    [show],
  );
}

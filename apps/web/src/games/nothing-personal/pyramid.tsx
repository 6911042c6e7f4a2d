"use client";

import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import { POSITION_IDS, type PositionId } from "@consigliere/games/nothing-personal/positions";
import { moveFocus } from "../shared/arrow-keys.ts";
import { aimOf } from "./aim.ts";
import { useBoard } from "./board-context.ts";
import { Chair } from "./chair.tsx";
import { partsIn } from "./parts.ts";
import { idsIn } from "./preview.ts";
import { Stairs } from "./stairs.tsx";
import { Status } from "./status.tsx";
import { isTie } from "./topics.ts";

/** The nine chairs on their stairs. Beside the top one is room for round and phase, and for dice. */
export function Pyramid() {
  const board = useBoard();
  const { t, draft } = board;
  const about = draft?.prompt.about as {
    readonly chair?: PositionId;
    readonly gangster?: GangsterId;
    readonly place?: PositionId;
  } | null;
  const from = draft?.prompt.topic === "crew-action" ? about?.chair : undefined;
  const doer = aimOf(board)?.from ?? `man-${about?.gangster}`;
  const vacant = draft?.prompt.topic === "appoint" ? about?.chair : undefined;
  const actor = vacant ?? board.view.board.find(({ id }) => `man-${id}` === doer)?.place;
  // Of a tie, its chair, or those of all ties of the round.
  const tied =
    draft !== null && isTie(draft.prompt.topic)
      ? [about?.place, ...partsIn(draft).flatMap(({ path }) => path)]
      : [];
  const to = idsIn(draft).flatMap((id) => whatOf("move", id) ?? [])[0];
  return (
    <section className="np-pyramid" aria-label={t("hierarchy")} onKeyDown={moveFocus}>
      <Stairs from={from} to={to} />
      <Status />
      {POSITION_IDS.map((place) => (
        <Chair key={place} place={place} isActor={place === actor || tied.includes(place)} />
      ))}
    </section>
  );
}

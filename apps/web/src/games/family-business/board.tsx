"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { readOption } from "@consigliere/games/family-business/option-ids";
import type { SeatView, View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { type CSSProperties, useMemo, useRef, useState } from "react";
import { Movement } from "../../design/movement.tsx";
import { useFoldedRows } from "../../stage/use-folded-rows.ts";
import type { BoardProps } from "../game-ui.ts";
import { clockwise } from "../shared/seating.ts";
import { type BoardContext, BoardProvider } from "./board-context.ts";
import { MobPanel } from "./mob-panel.tsx";
import { MobWishes } from "./mob-wishes.tsx";
import { Spotlight } from "./spotlight.tsx";
import { linesOf, Wall } from "./wall.tsx";

/**
 * The back room: the wall is the stage. Before it are the mobs as rows in the order of play, with mine nearest to me.
 */
export function FamilyBusinessBoard(props: BoardProps) {
  const t = useTranslations("board.family-business");
  const [shown, show] = useState<MobsterId | null>(null);
  const view = props.view as View;
  const context = useMemo<BoardContext>(() => ({ ...props, view, t, shown, show }), [props, view, t, shown]);
  const { mine, others } = clockwise(view.seats, props.viewer);
  const isChoosing = [...(props.draft?.marks ?? [])].some(
    ([id, mark]) => readOption(id).form === "mobster" && mark.state !== "blocked",
  );
  const around = useRef<HTMLDivElement>(null);
  useFoldedRows(around, ".fb-rivals > *", props.event === null ? (props.draft?.prompt.id ?? "") : null);
  const panel = (seat: SeatView) => (
    <MobPanel key={seat.seat} seat={seat} player={props.seats.find((one) => one.seat === seat.seat)} />
  );
  return (
    <Movement within={around}>
      <BoardProvider value={context}>
        <div
          className="fb-board"
          ref={around}
          data-choosing={isChoosing || undefined}
          style={{ "--rivals": others.length, "--lines": linesOf(view.hitList.length) } as CSSProperties}
        >
          <Wall />
          {view.phase === "mobs" && <MobWishes />}
          <div className="fb-rivals">{others.map(panel)}</div>
          {mine !== undefined && panel(mine)}
          <Spotlight />
        </div>
      </BoardProvider>
    </Movement>
  );
}

"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { readOption } from "@consigliere/games/family-business/option-ids";
import type { SeatView, View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { Movement } from "../../design/movement.tsx";
import type { BoardProps } from "../game-ui.ts";
import { seating } from "../shared/seating.ts";
import { type BoardContext, BoardProvider } from "./board-context.ts";
import { Cemetery } from "./cemetery.tsx";
import { MobPanel } from "./mob-panel.tsx";
import { Piles } from "./piles.tsx";
import { Spotlight } from "./spotlight.tsx";
import { Wall } from "./wall.tsx";
import "./board.css";

/** The back room: the mobs around the table in seat order with mine nearest, the wall in the middle. */
export function FamilyBusinessBoard(props: BoardProps) {
  const t = useTranslations("board.family-business");
  const [shown, show] = useState<MobsterId | null>(null);
  const view = props.view as View;
  const context = useMemo<BoardContext>(() => ({ ...props, view, t, shown, show }), [props, view, t, shown]);
  const { mine, left, top, right } = seating(view.seats, props.viewer);
  const isChoosing = [...(props.draft?.marks ?? [])].some(
    ([id, mark]) => readOption(id).form === "mobster" && mark.state !== "blocked",
  );
  const around = useRef<HTMLDivElement>(null);
  const panel = (seat: SeatView) => (
    <MobPanel key={seat.seat} seat={seat} player={props.seats.find((one) => one.seat === seat.seat)} />
  );
  return (
    <Movement within={around}>
      <BoardProvider value={context}>
        <div className="fb-board" ref={around} data-choosing={isChoosing || undefined}>
          <div className="fb-seats">
            {left.length > 0 && (
              <div className="fb-side" data-side="left">
                {left.map(panel)}
              </div>
            )}
            <div className="fb-middle">
              {top.map(panel)}
              <Wall />
              <div className="fb-stores">
                <Piles />
                <Cemetery />
              </div>
              <Spotlight />
            </div>
            {right.length > 0 && (
              <div className="fb-side" data-side="right">
                {right.map(panel)}
              </div>
            )}
            {mine !== undefined && panel(mine)}
          </div>
        </div>
      </BoardProvider>
    </Movement>
  );
}

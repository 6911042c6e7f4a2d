"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { SeatView, View } from "@consigliere/games/family-business/view";
import { LayoutGroup, MotionConfig } from "motion/react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { BoardProps } from "../game-ui.ts";
import { type BoardContext, BoardProvider } from "./board-context.ts";
import { Cemetery } from "./cemetery.tsx";
import { Declared } from "./declared.tsx";
import { MobPanel } from "./mob-panel.tsx";
import { Piles } from "./piles.tsx";
import { Spotlight } from "./spotlight.tsx";
import { Wall } from "./wall.tsx";
import "./board.css";

/** The back room: the mobs around the table in seat order with mine nearest, the wall in the middle. */
export function FamilyBusinessBoard(props: BoardProps) {
  const t = useTranslations("play.family-business");
  const [shown, show] = useState<MobsterId | null>(null);
  const view = props.view as View;
  const context = useMemo<BoardContext>(() => ({ ...props, view, t, shown, show }), [props, view, t, shown]);
  const { mine, others } = seating(view, props.viewer);
  const isChoosing = [...(props.draft?.marks ?? [])].some(
    ([id, mark]) => id.startsWith("mobster:") && mark.state !== "blocked",
  );
  const panel = (seat: SeatView) => (
    <MobPanel key={seat.seat} seat={seat} player={props.seats.find((one) => one.seat === seat.seat)} />
  );
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: 0.28, ease: "easeInOut" }}>
      <LayoutGroup>
        <BoardProvider value={context}>
          <div className="fb-board" data-others={others.length} data-choosing={isChoosing || undefined}>
            <div className="fb-others">{others.map(panel)}</div>
            <div className="fb-middle">
              <Wall />
              {view.window !== null && <Declared window={view.window} />}
              <div className="fb-stores">
                <Piles />
                <Cemetery />
              </div>
              <Spotlight />
            </div>
            {mine !== undefined && panel(mine)}
          </div>
        </BoardProvider>
      </LayoutGroup>
    </MotionConfig>
  );
}

/** My seat, and the others clockwise from it; for people without a seat everybody is an other. */
export function seating(
  { seats }: Pick<View, "seats">,
  viewer: number | null,
): { mine: SeatView | undefined; others: readonly SeatView[] } {
  const mine = viewer === null ? undefined : seats[viewer];
  if (viewer === null || mine === undefined) return { mine: undefined, others: seats };
  return { mine, others: [...seats.slice(viewer + 1), ...seats.slice(0, viewer)] };
}

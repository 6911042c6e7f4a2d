"use client";

import type { CardId } from "@consigliere/games/mafia-dollar/cards";
import type { SeatView, View } from "@consigliere/games/mafia-dollar/view";
import { LayoutGroup, MotionConfig } from "motion/react";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import type { BoardProps } from "../game-ui.ts";
import { Affair } from "./affair.tsx";
import { type BoardContext, BoardProvider } from "./board-context.ts";
import { Check } from "./check.tsx";
import { FamilyPanel } from "./family-panel.tsx";
import { Spotlight } from "./spotlight.tsx";
import { Street } from "./street.tsx";
import { TradePost } from "./trade-post.tsx";
import "./board.css";
import "./sheets.css";
import "./wide.css";

/** The quarter at night: the families around the street in seat order with mine nearest, the rackets in the middle. */
export function MafiaDollarBoard(props: BoardProps) {
  const t = useTranslations("play.mafia-dollar");
  const [shown, show] = useState<CardId | null>(null);
  const view = props.view as View;
  const context = useMemo<BoardContext>(() => ({ ...props, view, t, shown, show }), [props, view, t, shown]);
  const { mine, left, top, right } = seating(view, props.viewer);
  const targets = [...(props.draft?.marks ?? [])]
    .filter(([id, mark]) => ON_BOARD.test(id) && mark.state !== "blocked")
    .map(([id]) => id)
    .join(" ");
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (targets !== "" && board.current !== null) bringIntoSight(board.current);
  }, [targets]);
  const panel = (seat: SeatView) => (
    <FamilyPanel key={seat.seat} seat={seat} player={props.seats.find((one) => one.seat === seat.seat)} />
  );
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: 0.28, ease: "easeInOut" }}>
      <LayoutGroup>
        <BoardProvider value={context}>
          <div className="md-board" ref={board} data-choosing={targets !== "" || undefined}>
            <Check />
            <div className="md-quarter" data-rivals={view.seats.length - (mine === undefined ? 0 : 1)}>
              {left.length > 0 && <div className="md-side">{left.toReversed().map(panel)}</div>}
              <div className="md-middle">
                {top.map(panel)}
                <Street />
                <Affair />
                <TradePost />
                <Spotlight />
              </div>
              {right.length > 0 && <div className="md-side">{right.map(panel)}</div>}
              {mine !== undefined && panel(mine)}
            </div>
          </div>
        </BoardProvider>
      </LayoutGroup>
    </MotionConfig>
  );
}

const ON_BOARD = /^(gangster|warehouse|racket|pile):/;

/** On a small screen the first thing that can be chosen is brought to the middle. */
function bringIntoSight(board: HTMLElement): void {
  const targets = [...board.querySelectorAll<HTMLElement>('[data-mark="open"]')];
  const isSeen = targets.some((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return top > 0 && bottom < window.innerHeight * 0.6;
  });
  if (!isSeen) targets[0]?.scrollIntoView({ block: "center", behavior: "smooth" });
}

interface Seating {
  readonly mine: SeatView | undefined;
  /** Clockwise from me: up the left side, along the top, down the right side. */
  readonly left: readonly SeatView[];
  readonly top: readonly SeatView[];
  readonly right: readonly SeatView[];
}

/** Who sits where around the street. For people without a seat everybody sits opposite. */
export function seating({ seats }: Pick<View, "seats">, viewer: number | null): Seating {
  const mine = viewer === null ? undefined : seats[viewer];
  const others =
    viewer === null || mine === undefined ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer)];
  const side = Math.floor(others.length / 2);
  return {
    mine,
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}

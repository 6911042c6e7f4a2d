"use client";

import type { NothingPersonalEvent } from "@consigliere/games/nothing-personal/events";
import { POSITION_IDS } from "@consigliere/games/nothing-personal/positions";
import type { View } from "@consigliere/games/nothing-personal/view";
import type { CSSProperties } from "react";
import { firstWord } from "../../design/first-word.ts";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { Drawing } from "../drawing.tsx";
import type { BoardProps } from "../game-ui.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { faceOf } from "./faces.ts";
import { Crown, Hat } from "./furniture.tsx";
import { signed } from "./labels.ts";

export type Reckoned = Extract<
  NothingPersonalEvent,
  { type: "final-gangster" | "hand-sold" | "money-turned" | "final-scored" }
>;

/** How long the columns grow in the end, in milliseconds: the highest one all the time. */
export const GROW_MS = 2_000;

interface ReckoningProps {
  readonly board: BoardProps;
  readonly event: Reckoned;
}

/**
 * The last reckoning: the light walks down the stairs, and each chair throws its respect to its holder; purses burn; then
 * all columns grow together from nothing, and the highest one gets the crown.
 */
export function Reckoning({ board, event }: ReckoningProps) {
  const { families, board: men } = board.view as View;
  const most = Math.max(1, ...families.map(({ respect }) => respect));
  const { type } = event;
  const isEnd = type === "final-scored";
  return (
    <span className="np-reckoning" data-end={isEnd || undefined} data-type={type}>
      <Drawing game="nothing-personal" name="hall" keeps="middle" />
      <span className="np-counted">
        {POSITION_IDS.map((place) => {
          const man = men.find((one) => one.place === place);
          const isNow = type === "final-gangster" && event.chair === place;
          return (
            <span key={place} data-place={place} data-now={isNow || undefined}>
              {man !== undefined && <Portrait of={faceOf(man.id)} shape="cut-out" />}
              {isNow && (
                <b>
                  {signed(event.respect)}
                  <Hat />
                </b>
              )}
            </span>
          );
        })}
      </span>
      <span className="np-columns">
        {families.map(({ seat, respect }) => {
          const gains = !isEnd && event.seat === seat;
          const wins = isEnd && event.places.some((one) => one.seat === seat && one.place === 1);
          const style = {
            "--part": Math.max(0, respect) / most,
            "--grow": `${(GROW_MS * Math.max(0, respect)) / most}ms`,
          } as CSSProperties;
          return (
            <span
              key={seat}
              data-seat={seat}
              data-gains={gains || undefined}
              data-wins={wins || undefined}
              style={style}
            >
              <i />
              <b>{respect}</b>
              <span className="np-column-face">
                <Portrait of={portraitOf(board.seats, seat)} shape="round" />
                <SeatMark seat={seat} className="player-seal" />
                {wins && <Crown />}
              </span>
              <small>{firstWord(board.words.heading(seat)).first}</small>
            </span>
          );
        })}
      </span>
    </span>
  );
}

"use client";

import { TARGETS } from "@consigliere/games/crooks/cards";
import type { CrooksEvent } from "@consigliere/games/crooks/events";
import { stackOf, type View } from "@consigliere/games/crooks/view";
import type { CSSProperties } from "react";
import type { BoardProps } from "../game-ui.ts";
import { meLast } from "../shared/seating.ts";
import { Man, Patch } from "./crook.tsx";
import { Worth } from "./job.tsx";
import { groundOf } from "./place.tsx";
import { GangMark, House } from "./signs.tsx";

interface RideProps {
  readonly board: BoardProps;
  readonly event: Extract<CrooksEvent, { type: "target-scored" | "gang-scored" }>;
}

/**
 * The reckoning: a ride along the street from job to job. At the one that is counted everybody's crooks are in the open,
 * and a bundle of bills goes to whoever takes it, down to the bosses.
 */
export function Ride({ board, event }: RideProps) {
  const view = board.view as View;
  const gang = event.type === "gang-scored" ? event.gang : undefined;
  const counted = event.type === "gang-scored" ? undefined : event.target;
  const winners = [event.type === "gang-scored" ? event.winner : event.winners].flat();
  const seats = meLast(view.seats, board.viewer);
  const at = counted === undefined ? TARGETS.length - 1 : TARGETS.indexOf(counted);
  return (
    <span
      className="ck-ride ck-act-crooks-revealed"
      data-gang={gang}
      style={{ "--at": at, "--seats": view.seats.length } as CSSProperties}
    >
      <span className="ck-ride-street">
        {view.targets.map(({ id, printed, value }) => (
          <span key={id} className="ck-job" data-target={id} data-here={id === counted || undefined}>
            <House target={id} />
            <Worth printed={printed} value={value} unknown={0} />
            <span className="ck-people">
              {id === counted &&
                seats.map(({ seat }) => {
                  const stack = stackOf(view, seat, id);
                  return (
                    <span key={seat} {...groundOf(view, seat, id)}>
                      {stack.map(({ play, crook, facing }, index) => (
                        <Man key={play} crook={crook} index={index} isEvent={facing === "down"} />
                      ))}
                      {stack.length > 0 && <Patch stack={stack} />}
                    </span>
                  );
                })}
            </span>
          </span>
        ))}
      </span>
      {gang !== undefined && <GangMark gang={gang} />}
      {seats.map(
        ({ seat }, nth) =>
          event.points > 0 &&
          winners.includes(seat) && (
            <i
              key={`${seat} ${counted ?? gang}`}
              className="ck-bills"
              style={{ "--to": (nth + 0.5) / seats.length } as CSSProperties}
            />
          ),
      )}
    </span>
  );
}

"use client";

import { GANGS, TARGETS } from "@consigliere/games/crooks/cards";
import type { CrooksEvent } from "@consigliere/games/crooks/events";
import type { View } from "@consigliere/games/crooks/view";
import { sum } from "@consigliere/games/sum";
import { type CSSProperties, useEffect, useState } from "react";
import { Figure } from "../../design/figure.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { ownerStyle } from "../board/piece.ts";
import type { BoardProps } from "../game-ui.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { Man, Patch } from "./crook.tsx";
import { Worth } from "./job.tsx";
import { pointsOf, stackOf } from "./knowledge.ts";
import { GangMark, House } from "./signs.tsx";

interface RideProps {
  readonly board: BoardProps;
  readonly event: Extract<CrooksEvent, { type: "target-scored" | "gang-scored" }>;
}

/** Milliseconds until the bills reach their boss. */
const BILLS_MS = 900;

/**
 * The reckoning: a ride along the street from job to job. At the one that is counted everybody's crooks are in the open,
 * a bundle of bills goes to whoever takes it, and the totals run.
 */
export function Ride({ board, event }: RideProps) {
  const view = board.view as View;
  const gang = event.type === "gang-scored" ? event.gang : undefined;
  const counted = event.type === "gang-scored" ? undefined : event.target;
  const winners = [event.type === "gang-scored" ? event.winner : event.winners].flat();
  const at = counted === undefined ? TARGETS.length - 1 : TARGETS.indexOf(counted);
  const seats = view.seats.length;
  return (
    <span
      className="ck-ride ck-act-crooks-revealed"
      data-gang={gang}
      style={{ "--at": at, "--seats": seats } as CSSProperties}
    >
      <span className="ck-ride-street">
        {view.targets.map(({ id, printed, value }) => (
          <span key={id} className="ck-job" data-target={id} data-here={id === counted || undefined}>
            <House target={id} />
            <Worth printed={printed} value={value} unknown={0} />
            <span className="ck-people">
              {id === counted &&
                view.seats.map(({ seat }) => {
                  const stack = stackOf(view, seat, id);
                  const wins = winners.includes(seat);
                  return (
                    <span
                      key={seat}
                      className="ck-place"
                      style={ownerStyle(seat)}
                      data-empty={stack.length === 0 || undefined}
                      data-leads={wins || undefined}
                      data-beaten={!wins || undefined}
                    >
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
      <span className="ck-ride-bosses">
        {view.seats.map(({ seat }) => {
          const before = pointsBefore(view, seat, event);
          const won = winners.includes(seat) ? event.points : 0;
          return (
            <span key={seat} className="ck-ride-boss" data-wins={won > 0 || undefined}>
              <span>
                <Portrait of={portraitOf(board.seats, seat)} shape="round" />
                <SeatMark seat={seat} className="player-seal" />
              </span>
              <b>
                <Running from={before} to={before + won} />
              </b>
              {won > 0 && (
                <i className="ck-bills" style={{ "--from": (seats - 1) / 2 - seat } as CSSProperties} />
              )}
            </span>
          );
        })}
      </span>
    </span>
  );
}

/** A total that runs when the bills arrive. */
function Running({ from, to }: { readonly from: number; readonly to: number }) {
  const [shown, show] = useState(from);
  useEffect(() => {
    const timer = setTimeout(() => show(to), BILLS_MS);
    return () => clearTimeout(timer);
  }, [to]);
  return <Figure of={shown} />;
}

/** The points that a seat got before what is counted now: jobs in order, then gangs. */
function pointsBefore(view: View, seat: number, event: RideProps["event"]): number {
  const { jobs, gangs } = pointsOf(view, seat);
  if (event.type === "gang-scored") return sum([...jobs, ...gangs.slice(0, GANGS.indexOf(event.gang))]);
  return sum(jobs.slice(0, TARGETS.indexOf(event.target)));
}

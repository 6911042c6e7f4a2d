/** How a bot reads the view: who is a threat, who is in danger (13, "Notions"). */
import type { Seat } from "@consigliere/engine/seat";
import { type MobsterId, mobOf } from "../mobs.ts";
import type { SeatView, View } from "../view.ts";
import { EVEN, type Temper } from "./temper.ts";

export interface Reading {
  readonly view: View;
  readonly me: Seat;
  /** Opponents: most living mobsters first, then most at home, then nearest clockwise. */
  readonly threats: readonly Seat[];
  /** Own mobsters on the list, nearest the wall first. */
  readonly ownListed: readonly MobsterId[];
  readonly enemiesListed: number;
  /** A war is on and will hit an own mobster within one round of turns. */
  readonly isInDanger: boolean;
  readonly temper: Temper;
}

/** Reads the table from the point of view of seat `me`. */
export function read(view: View, me: Seat, temper: Temper = EVEN): Reading {
  const ownListed = view.hitList.filter((mobster) => ownerIn(view, mobster) === me);
  return {
    view,
    me,
    threats: threatOrder(view, me),
    ownListed,
    enemiesListed: view.hitList.length - ownListed.length,
    isInDanger: isInDanger(view, ownListed),
    temper,
  };
}

function threatOrder(view: View, me: Seat): Seat[] {
  const count = view.seats.length;
  const distance = (seat: Seat) => (seat - me + count) % count;
  return view.seats
    .filter((seat) => seat.seat !== me && !seat.isEliminated)
    .map((seat) => ({ seat: seat.seat, living: living(seat), home: home(seat).length }))
    .sort((a, b) => b.living - a.living || b.home - a.home || distance(a.seat) - distance(b.seat))
    .map(({ seat }) => seat);
}

function isInDanger(view: View, ownListed: readonly MobsterId[]): boolean {
  const [nearest] = ownListed;
  if (view.war === null || nearest === undefined) return false;
  const livingSeats = view.seats.filter((seat) => !seat.isEliminated).length;
  return view.hitList.indexOf(nearest) < view.war.rate * livingSeats;
}

/** The seat that runs the mob of `mobster`. */
export function ownerIn(view: View, mobster: MobsterId): Seat {
  return view.seats.findIndex((seat) => seat.mob === mobOf(mobster));
}

/** Mobsters at home, highest number first. */
export function homeIn(view: View, seat: Seat): MobsterId[] {
  const found = view.seats[seat];
  return found === undefined ? [] : home(found);
}

export function livingIn(view: View, seat: Seat): number {
  const found = view.seats[seat];
  return found === undefined ? 0 : living(found);
}

/** Living mobsters of the whole table. */
export function livingAtTable(view: View): number {
  return view.seats.reduce((sum, seat) => sum + living(seat), 0);
}

function home(seat: SeatView): MobsterId[] {
  return seat.mobsters
    .filter((mobster) => mobster.status === "home")
    .map((mobster) => mobster.id)
    .reverse();
}

function living(seat: SeatView): number {
  return seat.mobsters.filter((mobster) => mobster.status !== "buried").length;
}

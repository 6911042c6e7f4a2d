/** The worth of the board to a seat (13), and the effect of more or fewer markers. */
import type { Seat } from "@consigliere/engine/seat";
import { type GangsterId, gangsterOf } from "../cards.ts";
import type { Owner } from "../marker-place.ts";
import { isPosition, POSITIONS } from "../positions.ts";
import type { ManView, View } from "../view.ts";
import type { Temper } from "./temper.ts";

/** A seat and its view of the table. */
export interface Reading {
  readonly view: View;
  readonly me: Seat;
  readonly temper: Temper;
}

const RING = 1.5;
const CARD = 0.5;

/** Card, chair, ring and a little for his ability. Associates are worth little. */
export function worthOf({ place, respect, id }: ManView): number {
  const money = gangsterOf(id).money / 10;
  if (!isPosition(place)) return 0.4;
  const chair = POSITIONS[place];
  const extra = place === "capo" ? RING : place === "underboss" ? CARD : 0.3;
  return Math.max(0, respect + chair.respect + money + chair.money / 10 + extra);
}

export function manIn(view: View, id: GangsterId): ManView | undefined {
  return view.board.find((man) => man.id === id);
}

export type Change = Readonly<Partial<Record<Owner, number>>>;

/**
 * The share of a man for the seat: all his worth if outright, half in a tie that it may decide, minus the rivals'
 * share.
 */
function share({ view, me }: Reading, man: ManView, change: Change): number {
  const neutral = man.neutral + (man.coin === "neutral" ? 1 : 0) + (change.neutral ?? 0);
  const counts = man.markers.map((n, seat) => n + (man.coin === seat ? 1 : 0) + (change[seat] ?? 0));
  const total = counts.reduce((sum, n) => sum + n, neutral);
  // A man that the Feds take is lost to everybody.
  if (total >= man.limit) return 0;
  const most = Math.max(...counts, neutral);
  if (most === 0 || neutral === most) return 0;
  const leaders = counts.flatMap((n, seat) => (n === most ? seat : []));
  const worth = worthOf(man);
  if (!leaders.includes(me)) return -0.5 * worth;
  if (leaders.length === 1) return worth;
  return view.ring === me ? 0.5 * worth : 0;
}

/** The gain of the seat from a change. */
export function gain(reading: Reading, id: GangsterId, change: Change): number {
  const man = manIn(reading.view, id);
  if (man === undefined) return 0;
  return share(reading, man, change) - share(reading, man, {});
}

export function isMine({ view, me }: Reading, id: GangsterId): boolean {
  const leaders = manIn(view, id)?.leaders ?? [];
  return leaders.length === 1 && leaders[0] === me;
}

/** The rivals, the one with the most respect first. */
export function rivalsByRespect({ view, me }: Reading): Seat[] {
  return view.families
    .filter(({ seat }) => seat !== me)
    .sort((a, b) => b.respect - a.respect)
    .map(({ seat }) => seat);
}

export function moneyOf({ view, me }: Reading): number {
  return view.families[me]?.money ?? 0;
}

/** Whether the seat has promised, for this round, to spare this man. */
export function hasPromised({ view, me }: Reading, kind: "no-move" | "no-whack", man: ManView): boolean {
  return view.promises.some(({ by, round, status, promise }) => {
    const isOpen = by === me && round === view.round && status === "open";
    if (!isOpen || promise.kind !== kind) return false;
    return "gangster" in promise
      ? promise.gangster === man.id
      : man.leaders.length === 1 && man.leaders[0] === promise.seat;
  });
}

/** Final scoring (spec 8). It is pure, so that the rules, the view and the bot count alike. */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { sum } from "../sum.ts";
import {
  type CrookId,
  crookOf,
  GANG_AWARD,
  GANGS,
  type GangId,
  printedValue,
  TARGETS,
  type TargetId,
  targetValue,
} from "./cards.ts";
import { crooksAt, type State, stackAt } from "./state.ts";

export interface TargetScore {
  readonly target: TargetId;
  readonly printed: number;
  /** Every modifier at the target except 0, by play number. */
  readonly modifiers: readonly { readonly play: number; readonly modifier: number }[];
  /** After all modifiers, never below the floor (R24, R25). */
  readonly value: number;
  /** By seat; null if the seat has no crook there. */
  readonly strengths: readonly (number | null)[];
  readonly winners: readonly Seat[];
  /** The points of each winner. */
  readonly points: number;
  /** The points that nobody scores, because the winners could not share them. */
  readonly lost: number;
}

export interface GangScore {
  readonly gang: GangId;
  /** The number of members by seat. */
  readonly counts: readonly number[];
  readonly winner: Seat | null;
  readonly points: number;
}

export interface SeatScore {
  readonly seat: Seat;
  readonly targets: number;
  readonly gangs: number;
  readonly total: number;
  readonly money: number;
  /** 1 = first; equal places are shared. */
  readonly placement: number;
}

export interface FinalScore {
  readonly targets: readonly TargetScore[];
  readonly gangs: readonly GangScore[];
  readonly seats: readonly SeatScore[];
}

/** The full score of the rows as they are. */
export function finalScore(state: State): FinalScore {
  const targets = TARGETS.map((target) => scoreTarget(state, target));
  const gangs = GANGS.map((gang) => scoreGang(state, gang));
  const totals = seatsOf(state.seatCount).map((seat) => {
    const fromTargets = sum(targets.map((score) => (score.winners.includes(seat) ? score.points : 0)));
    const fromGangs = sum(gangs.map((score) => (score.winner === seat ? score.points : 0)));
    const money = state.money[seat] ?? 0;
    return { seat, targets: fromTargets, gangs: fromGangs, total: fromTargets + fromGangs, money };
  });
  // Seats that resigned come after all others (7). Then points count, then money (8.3).
  const isBefore = (a: Unplaced, b: Unplaced) => {
    const [aGone, bGone] = [state.resigned[a.seat] === true, state.resigned[b.seat] === true];
    if (aGone !== bGone) return bGone;
    return a.total > b.total || (a.total === b.total && a.money > b.money);
  };
  const seats = totals.map((own) => ({
    ...own,
    placement: 1 + totals.filter((other) => isBefore(other, own)).length,
  }));
  return { targets, gangs, seats };
}

type Unplaced = Omit<SeatScore, "placement">;

/** 8.1 */
export function scoreTarget(state: State, target: TargetId): TargetScore {
  const crooks = crooksAt(state, target);
  const modifiers = crooks
    .map(({ play, crook }) => ({ play, modifier: crookOf(crook).modifier }))
    .filter(({ modifier }) => modifier !== 0);
  const printed = printedValue(target);
  const value = targetValue(
    printed,
    modifiers.map((m) => m.modifier),
    state.options.targetFloor,
  );
  const strengths = seatsOf(state.seatCount).map((seat) => {
    const stack = stackAt(state, seat, target);
    return stack.length === 0 ? null : sum(stack.map((played) => crookOf(played.crook).rank));
  });
  const best = Math.max(...strengths.map((strength) => strength ?? 0));
  const winners = seatsOf(state.seatCount).filter((seat) => best > 0 && strengths[seat] === best);
  const points = winners.length === 0 ? 0 : Math.floor(value / winners.length);
  const lost = winners.length === 0 ? 0 : value - points * winners.length;
  return { target, printed, modifiers, value, strengths, winners, points, lost };
}

/** 8.2 */
export function scoreGang(state: State, gang: GangId): GangScore {
  const counts = seatsOf(state.seatCount).map((seat) => {
    const row = TARGETS.flatMap((target) => stackAt(state, seat, target));
    return row.filter((played) => isMember(played.crook, gang)).length;
  });
  const best = Math.max(...counts);
  const leaders = seatsOf(state.seatCount).filter((seat) => counts[seat] === best);
  const [winner] = leaders;
  if (winner === undefined || best === 0 || leaders.length > 1) {
    return { gang, counts, winner: null, points: 0 };
  }
  return { gang, counts, winner, points: GANG_AWARD[state.seatCount] ?? 0 };
}

export function isMember(crook: CrookId, gang: GangId): boolean {
  return crookOf(crook).gangs.includes(gang);
}

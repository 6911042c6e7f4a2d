/**
 * The result of a move, as far as the viewer may know. Crooks in the dark stay unknown: they count as
 * somebody, never as nobody.
 */
import { type CrookId, crookOf, TARGETS, type TargetId, targetValue } from "@consigliere/games/crooks/cards";
import type { PlayedView, SeatView, TargetView, View } from "@consigliere/games/crooks/view";
import { sum } from "@consigliere/games/sum";
import { gangTallies, nextPlay, strengthsAt } from "./knowledge.ts";

/** The stacks of one seat after a move. */
export interface Move {
  readonly seat: number;
  readonly stacks: Partial<Record<TargetId, readonly PlayedView[]>>;
}

/** The table after a move. Only rows and values of targets change. */
export function suppose(view: View, { seat, stacks }: Move): View {
  const seats = view.seats.map((one): SeatView => {
    if (one.seat !== seat) return one;
    return { ...one, row: TARGETS.map((target, i) => stacks[target] ?? one.row[i] ?? []) };
  });
  return { ...view, seats, targets: valued(view, seats) };
}

/** The table with everybody on it as `seen` makes them out. */
export function regarded(view: View, seen: (played: PlayedView) => PlayedView): View {
  const seats = view.seats.map((one) => ({ ...one, row: one.row.map((stack) => stack.map(seen)) }));
  return { ...view, seats, targets: valued(view, seats) };
}

/** A crook that would come next. */
export function arriving(view: View, owner: number, crook: CrookId): PlayedView {
  const from = view.hand?.from ?? view.hideouts[0]?.id ?? "hideout-a";
  return { play: nextPlay(view), owner, facing: "up", from, crook, candidates: null };
}

/** The targets, worth what the crooks that are known in `seats` make of them. */
function valued({ targets, options }: View, seats: readonly SeatView[]): TargetView[] {
  return targets.map((target, i) => {
    const there = seats.flatMap(({ row }) => row[i] ?? []);
    const known = there.flatMap(({ crook }) => crook ?? []);
    const modifiers = known.map((crook) => crookOf(crook).modifier);
    const value = targetValue(target.printed, modifiers, options.targetFloor);
    return { ...target, value, unknown: there.length - known.length };
  });
}

export type Stand = NonNullable<ReturnType<typeof standAt>>;

/**
 * How a seat stands at a target by what is known: the ranks of its own and the most of another, and how many of the
 * others lie in the dark. Null if the viewer knows nobody of the seat there.
 */
export function standAt(view: View, seat: number, target: TargetId) {
  const all = strengthsAt(view, target);
  const mine = all.find((one) => one.seat === seat)?.known ?? 0;
  if (mine === 0) return null;
  const others = all.filter((one) => one.seat !== seat);
  const best = Math.max(0, ...others.map(({ known }) => known));
  const dark = sum(others.map(({ unknown }) => unknown));
  const verdict = others.length === 0 ? "alone" : best > mine ? "behind" : best === mine ? "level" : "leads";
  return {
    target,
    value: view.targets[TARGETS.indexOf(target)]?.value ?? 0,
    mine,
    best,
    dark,
    verdict,
  } as const;
}

/** The gangs of which a seat would have more or fewer members than now; `best` are the most of another seat. */
export function gangsChanged(before: View, after: View, seat: number) {
  const now = gangTallies(before);
  return gangTallies(after).flatMap(({ gang, award, counts, leader }, i) => {
    const mine = counts[seat] ?? 0;
    if (mine === now[i]?.counts[seat]) return [];
    const best = Math.max(0, ...counts.filter((_, other) => other !== seat));
    return [{ gang, mine, best, award, leads: leader === seat }];
  });
}

/**
 * The result of a move, as far as the viewer may know. Crooks in the dark stay unknown: they count as
 * somebody, never as nobody.
 */
import {
  CROOK_IDS,
  type CrookId,
  crookOf,
  type GangId,
  TARGETS,
  type TargetId,
  targetValue,
} from "@consigliere/games/crooks/cards";
import type { PlayedView, SeatView, TargetView, View } from "@consigliere/games/crooks/view";
import { gangTallies, nextPlay, stackOf, strengthsAt } from "./knowledge.ts";

/** A move that can be thought through before it is made. */
export type Move =
  /** On a free slot, or joining one's own crooks there. */
  | { readonly kind: "place"; readonly crook: CrookId; readonly target: TargetId }
  /** In place of one's own crooks, who leave the game. */
  | { readonly kind: "replace"; readonly crook: CrookId; readonly target: TargetId }
  /** In place of one's own crooks, who move. */
  | {
      readonly kind: "switch";
      readonly crook: CrookId;
      readonly target: TargetId;
      readonly destination: TargetId;
    }
  | { readonly kind: "kill"; readonly victim: number; readonly target: TargetId };

/** The table after a move of `seat`. Only rows and values of targets change. */
export function suppose(view: View, seat: number, move: Move): View {
  const rows = new Map<string, readonly PlayedView[]>();
  const put = (whose: number, target: TargetId, stack: readonly PlayedView[]) =>
    rows.set(`${whose} ${target}`, stack);
  const own = stackOf(view, seat, move.target);
  if (move.kind === "kill") put(move.victim, move.target, []);
  else put(seat, move.target, [...(move.kind === "place" ? own : []), arriving(view, seat, move.crook)]);
  if (move.kind === "switch") put(seat, move.destination, own);
  const seats = view.seats.map(
    (one): SeatView => ({
      ...one,
      row: TARGETS.map((target, i) => rows.get(`${one.seat} ${target}`) ?? one.row[i] ?? []),
    }),
  );
  return { ...view, seats, targets: valued(view, seats) };
}

function arriving(view: View, owner: number, crook: CrookId): PlayedView {
  const from = view.hand?.from ?? view.hideouts[0]?.id ?? "hideout-a";
  return { play: nextPlay(view), owner, facing: "up", from, crook, candidates: null };
}

/** The targets, worth what the crooks that are known in `seats` make of them. */
export function valued({ targets, options }: View, seats: readonly SeatView[]): TargetView[] {
  return targets.map((target, i) => {
    const there = seats.flatMap(({ row }) => row[i] ?? []);
    const known = there.flatMap(({ crook }) => crook ?? []);
    const modifiers = known.map((crook) => crookOf(crook).modifier);
    const value = targetValue(target.printed, modifiers, options.targetFloor);
    return { ...target, value, unknown: there.length - known.length };
  });
}

/**
 * How a seat stands at a target. `alone`: nobody else is there. `leads`: whoever the others are. `seems`: of those that
 * are known. `level`, `behind`: by those that are known, so no more than that can be hoped for.
 */
export type StandVerdict = "alone" | "leads" | "seems" | "level" | "behind";

export interface Stand {
  readonly target: TargetId;
  /** By the modifiers that are known. */
  readonly value: number;
  readonly mine: number;
  /** The most that is known of another seat there. */
  readonly best: number;
  /** The crooks of others there that are unknown. */
  readonly dark: number;
  readonly verdict: StandVerdict;
  /** The seats that are level with it, or the best of those ahead. */
  readonly rivals: readonly number[];
}

/** Null if the seat has nobody there whom the viewer knows. */
export function standAt(view: View, seat: number, target: TargetId): Stand | null {
  const all = strengthsAt(view, target);
  const own = all.find((one) => one.seat === seat);
  if (own === undefined || own.known === 0) return null;
  const others = all.filter((one) => one.seat !== seat);
  const best = Math.max(0, ...others.map(({ known }) => known));
  const dark = others.reduce((sum, { unknown }) => sum + unknown, 0);
  const most = Math.max(0, ...others.map((other) => mostOf(view, stackOf(view, other.seat, target))));
  const rivals = best < own.known ? [] : others.filter(({ known }) => known === best).map((one) => one.seat);
  const verdict: StandVerdict =
    others.length === 0
      ? "alone"
      : best > own.known
        ? "behind"
        : best === own.known
          ? "level"
          : most < own.known
            ? "leads"
            : "seems";
  const { value } = view.targets[TARGETS.indexOf(target)] ?? { value: 0 };
  return { target, value, mine: own.known, best, dark, verdict, rivals };
}

/** The most that a stack can be worth: the Kingpin never lies in the dark, nor does anybody who is seen elsewhere. */
function mostOf(view: View, stack: readonly PlayedView[]): number {
  const seen = [...view.seats.flatMap(({ row }) => row.flat()), ...view.removed].map(({ crook }) => crook);
  const hidden = CROOK_IDS.filter((id) => !seen.includes(id) && crookOf(id).ability !== "kingpin");
  return stack.reduce((sum, { crook, candidates }) => {
    if (crook !== null) return sum + crookOf(crook).rank;
    return sum + Math.max(0, ...(candidates ?? hidden).map((id) => crookOf(id).rank));
  }, 0);
}

/** How a seat stands with a gang. */
export interface GangStand {
  readonly gang: GangId;
  readonly mine: number;
  /** The most known members of another seat. */
  readonly best: number;
  /** The points for the majority. */
  readonly award: number;
  readonly leads: boolean;
}

/** The gangs of which a seat would have more or fewer members than now. */
export function gangsChanged(before: View, after: View, seat: number): GangStand[] {
  const now = gangTallies(before);
  return gangTallies(after).flatMap(({ gang, award, counts, leader }, i) => {
    const mine = counts[seat] ?? 0;
    if (mine === now[i]?.counts[seat]) return [];
    const best = Math.max(0, ...counts.filter((_, other) => other !== seat));
    return [{ gang, mine, best, award, leads: leader === seat }];
  });
}

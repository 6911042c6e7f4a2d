/** The hideouts that are worth their price, and the choice of the crook to keep (13, `turn` and `keep`). */
import { clockwiseFrom } from "@consigliere/engine/seat";
import { type CrookId, crookOf, type HideoutId, TARGETS } from "../cards.ts";
import type { Note } from "../casebook.ts";
import { type HideoutView, stackOf } from "../view.ts";
import { bestPlacement } from "./placing.ts";
import { type Reading, read } from "./reading.ts";

/** The expected worth of the best of this many unknown crooks, in points. */
const EXPECTED = [0, 2.4, 3.4, 4.0, 4.5, 4.9] as const;
const POINTS_PER_DOLLAR = 0.75;
const WORTH_HIRING = -0.4;
/** Two crooks that differ by less than this count as equally good. */
const CLOSE = 0.5;

/** The hideout to hire from; null: it is time to pass. */
export function bestHideout(reading: Reading): HideoutId | null {
  const [best] = hideoutsByWorth(reading);
  return best === undefined || best.worth < WORTH_HIRING ? null : best.id;
}

/** The hideouts that the seat can pay for and may find somebody in, the best first. */
export function hideoutsByWorth(reading: Reading): { readonly id: HideoutId; readonly worth: number }[] {
  const { view, me, money } = reading;
  const isFull = TARGETS.every((target) => stackOf(view, me, target).length > 0);
  return view.hideouts
    .filter(({ count }) => count >= 1 && count <= money)
    .filter((hideout) => !isFull || hidesLayer(hideout))
    .map((hideout) => ({ id: hideout.id, worth: hireWorth(reading, hideout) }))
    .sort((a, b) => b.worth - a.worth);
}

/** With a full row only an Accomplice or a Killer is of use. */
function hidesLayer({ notes }: HideoutView): boolean {
  return (notes ?? []).some(({ crook, status }) => status === "certain" && isLayer(crook));
}

function isLayer(crook: CrookId): boolean {
  const { ability } = crookOf(crook);
  return ability === "accomplice" || ability === "killer";
}

function hireWorth(reading: Reading, hideout: HideoutView): number {
  const { count, notes } = hideout;
  const price = count * POINTS_PER_DOLLAR * reading.temper.thrift;
  // With little money left, every further hire matters.
  const thrift = reading.money <= 3 && count === 1 ? 0.5 : 0;
  return findWorth(reading, hideout) - price + thrift - (leavesKingpin(notes, count) ? 2 : 0);
}

function findWorth(reading: Reading, { count, notes }: HideoutView): number {
  const expected = EXPECTED[Math.min(count, EXPECTED.length - 1)] ?? 0;
  if (notes === null) return expected;
  const there = notes.filter(({ status }) => status !== "gone");
  const keepable = there.filter(({ crook }) => crookOf(crook).ability !== "kingpin" || count === 1);
  const best = Math.max(-1, ...keepable.map(({ crook }) => bestPlacement(reading, crook)?.worth ?? -1));
  if (there.every(({ status }) => status === "certain")) return best;
  return Math.max(expected, (best * count) / there.length);
}

/** A hire here would leave the Kingpin to the next seat for one dollar. */
function leavesKingpin(notes: readonly Note[] | null, count: number): boolean {
  return count === 2 && (notes ?? []).some(({ crook }) => crookOf(crook).ability === "kingpin");
}

/**
 * The best of the crooks that may be kept. Of two that are about equally good, the one that the next seat would like.
 */
export function bestToKeep(reading: Reading, keepable: readonly CrookId[]): CrookId | null {
  const worth = new Map(keepable.map((crook) => [crook, bestPlacement(reading, crook)?.worth ?? -1]));
  const best = Math.max(...worth.values());
  const close = keepable.filter((crook) => (worth.get(crook) ?? -1) > best - CLOSE);
  const next = nextSeat(reading);
  const use = (crook: CrookId) => (next === null ? 0 : (bestPlacement(next, crook)?.worth ?? 0));
  return [...close].sort((a, b) => use(b) - use(a) || (worth.get(b) ?? 0) - (worth.get(a) ?? 0))[0] ?? null;
}

/** The table from the point of view of the seat that plays next, as far as the bot knows it. */
function nextSeat({ view, me, rivals, temper }: Reading): Reading | null {
  const next = clockwiseFrom(me, view.seats.length).find((seat) => rivals.includes(seat));
  return next === undefined ? null : read(view, next, temper);
}

import type { Stats } from "./award-winners.ts";

/** By how much the first beat the next, and in what. */
export interface Margin {
  readonly stat: string;
  readonly more: number;
  readonly less: number;
  /** The figures before it, in which both had as much. */
  readonly tied: readonly { readonly stat: string; readonly value: number }[];
}

/** The figure by which the winner was ahead of the next, of those that decide; null: none of them, or several won. */
export function marginOf(
  decides: readonly string[],
  { placements, stats }: { readonly placements: readonly number[]; readonly stats?: readonly Stats[] },
): Margin | null {
  const [first, second] = [1, 2].map((place) => stats?.[placements.indexOf(place)]);
  if (first === undefined || second === undefined) return null;
  const values = decides.map((stat) => ({ stat, more: first[stat] ?? 0, less: second[stat] ?? 0 }));
  const at = values.findIndex(({ more, less }) => more !== less);
  const apart = values[at];
  if (apart === undefined || apart.more < apart.less) return null;
  return { ...apart, tied: values.slice(0, at).map(({ stat, more }) => ({ stat, value: more })) };
}

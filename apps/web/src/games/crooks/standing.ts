import type { View } from "@consigliere/games/crooks/view";

/** How many crooks of each seat are at work. */
export function standing(view: unknown): readonly number[] {
  return (view as View).seats.map(({ row }) => row.reduce((count, stack) => count + stack.length, 0));
}

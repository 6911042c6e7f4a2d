import type { View } from "@consigliere/games/crooks/view";
import type { ToEnd } from "../game-ui.ts";

/** How many crooks of each seat are at work. */
export function scores(view: unknown): readonly number[] {
  return (view as View).seats.map(({ row }) => row.reduce((count, stack) => count + stack.length, 0));
}

/** How many seats have passed for good: with the last of them the match ends. */
export function toEnd(view: unknown): ToEnd {
  const { seats } = view as View;
  return { passed: seats.filter(({ passed }) => passed !== null).length, seats: seats.length };
}

import type { View } from "@consigliere/games/crooks/view";
import type { ToEnd } from "../game-ui.ts";

/** The number of each seat's crooks at work. */
export function scores(view: unknown): readonly number[] {
  return (view as View).seats.map(({ row }) => row.reduce((count, stack) => count + stack.length, 0));
}

/** The number of seats that have passed for good. When the last one passes, the match ends. */
export function toEnd(view: unknown): ToEnd {
  const { seats } = view as View;
  return { passed: seats.filter(({ passed }) => passed !== null).length, seats: seats.length };
}

import type { View } from "@consigliere/games/mafia-dollar/view";
import type { ToEnd } from "../game-ui.ts";

/** The number of rackets in the warehouses of each seat. */
export function scores(view: unknown): readonly number[] {
  return (view as View).seats.map(({ warehouses }) =>
    warehouses.reduce((count, { racketCount }) => count + racketCount, 0),
  );
}

/** The number of cards left to draw, and whether the End is among them. */
export function toEnd(view: unknown): ToEnd {
  const { deckCount, isLate } = view as View;
  return { left: deckCount, late: isLate ? 1 : 0 };
}

import type { View } from "@consigliere/games/mafia-dollar/view";

/** How many rackets lie in the warehouses of each seat. */
export function standing(view: unknown): readonly number[] {
  return (view as View).seats.map(({ warehouses }) =>
    warehouses.reduce((count, { racketCount }) => count + racketCount, 0),
  );
}

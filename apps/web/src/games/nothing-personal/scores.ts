import type { View } from "@consigliere/games/nothing-personal/view";
import type { ToEnd } from "../game-ui.ts";
import type { Standings } from "../standing.ts";

/** The respect of each seat. */
export function scores(view: unknown): Standings {
  return (view as View).families.map(({ respect }) => [{ stat: "respect", value: respect }]);
}

/** The round, of so many. */
export function toEnd(view: unknown): ToEnd {
  const { round, options } = view as View;
  return { round, of: options.rounds };
}

import type { View } from "@consigliere/games/mob-city/view";
import type { ToEnd } from "../game-ui.ts";
import type { Standings } from "../standing.ts";

/** The two figures of which the will names one. Nobody's cash is told while some of it is hidden. */
export function scores(view: unknown): Standings {
  const { captains, options, will } = view as View;
  const isOpen = options.cashVisibility === "open" || will !== null;
  return captains.map(({ notoriety, cash }) => [
    { stat: "notoriety", value: notoriety },
    ...(isOpen ? [{ stat: "cash", value: cash ?? 0 }] : []),
  ]);
}

/** The day, and how many days may still come at most: the Don may die on any of the last. */
export function toEnd(view: unknown): ToEnd {
  const { day, events } = view as View;
  return { day, left: events.left };
}

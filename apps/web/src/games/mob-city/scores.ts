import type { View } from "@consigliere/games/mob-city/view";
import type { ToEnd } from "../game-ui.ts";

/** How many buildings each seat owns. */
export function scores(view: unknown): readonly number[] {
  const { captains, buildings } = view as View;
  return captains.map(({ seat }) => buildings.filter(({ owner }) => owner === seat).length);
}

/** The day, and how many days may still come at most: the Don may die on any of the last. */
export function toEnd(view: unknown): ToEnd {
  const { day, events } = view as View;
  return { day, left: events.left };
}

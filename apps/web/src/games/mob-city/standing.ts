import type { View } from "@consigliere/games/mob-city/view";

/** How many buildings each seat owns. */
export function standing(view: unknown): readonly number[] {
  const { captains, buildings } = view as View;
  return captains.map(({ seat }) => buildings.filter(({ owner }) => owner === seat).length);
}

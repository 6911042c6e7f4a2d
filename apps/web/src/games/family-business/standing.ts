import type { View } from "@consigliere/games/family-business/view";

/** How many mobsters of each seat live; nothing before the mobs are assigned. */
export function standing(view: unknown): readonly number[] {
  const { phase, seats } = view as View;
  if (phase === "mobs") return [];
  return seats.map(({ mobsters }) => mobsters.filter(({ status }) => status !== "buried").length);
}

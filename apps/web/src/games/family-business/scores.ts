import type { View } from "@consigliere/games/family-business/view";
import type { ToEnd } from "../game-ui.ts";

/** How many mobsters of each seat live; nothing before the mobs are assigned. */
export function scores(view: unknown): readonly number[] {
  const { phase, seats } = view as View;
  if (phase === "mobs") return [];
  return seats.map(({ mobsters }) => mobsters.filter(({ status }) => status !== "buried").length);
}

/** How many of all mobsters are buried: the match ends when one mob is left. */
export function toEnd(view: unknown): ToEnd {
  const { seats, cemetery } = view as View;
  return { buried: cemetery.length, all: seats.reduce((sum, { mobsters }) => sum + mobsters.length, 0) };
}

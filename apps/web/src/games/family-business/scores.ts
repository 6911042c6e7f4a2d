import type { View } from "@consigliere/games/family-business/view";
import type { ToEnd } from "../game-ui.ts";
import type { Standings } from "../standing.ts";

/** The number of living mobsters of each seat; nothing before the mobs are assigned. */
export function scores(view: unknown): Standings {
  const { phase, seats } = view as View;
  if (phase === "mobs") return [];
  return seats.map(({ mobsters }) => [
    { stat: "mobstersAlive", value: mobsters.filter(({ status }) => status !== "buried").length },
  ]);
}

/** The number of buried mobsters. The match ends when one mob is left. */
export function toEnd(view: unknown): ToEnd {
  const { seats, cemetery } = view as View;
  return { buried: cemetery.length, all: seats.reduce((sum, { mobsters }) => sum + mobsters.length, 0) };
}

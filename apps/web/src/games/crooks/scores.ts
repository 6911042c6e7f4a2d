import { GANGS, TARGETS } from "@consigliere/games/crooks/cards";
import type { CrooksEvent } from "@consigliere/games/crooks/events";
import type { View } from "@consigliere/games/crooks/view";
import { sum } from "@consigliere/games/sum";
import type { ToEnd } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import type { Standings } from "../standing.ts";
import { regarded } from "./forecast.ts";
import { pointsOf } from "./knowledge.ts";

/** The points of each seat by the crooks that lie face-up, whose owner may know more; open while it has others. */
export function scores(given: unknown): Standings {
  const view = given as View;
  const open = regarded(view, (one) => (one.facing === "down" ? { ...one, crook: null } : one));
  return view.seats.map(({ seat, row }) => [
    {
      stat: "points",
      value: view.score?.seats[seat]?.total ?? sum(pointsOf(open, seat)),
      isOpen: view.score === null && row.flat().some(({ facing }) => facing === "down"),
    },
  ]);
}

/** The points of a seat as far as the reckoning has come; null: there is none. */
export function reckoning(view: View, seat: number, event: TableEvent | null): number | null {
  const told = event as CrooksEvent | null;
  const points = pointsOf(view, seat);
  if (told?.type === "crooks-revealed") return 0;
  if (told?.type === "target-scored") return sum(points.slice(0, TARGETS.indexOf(told.target) + 1));
  if (told?.type !== "gang-scored") return null;
  return sum(points.slice(0, TARGETS.length + GANGS.indexOf(told.gang) + 1));
}

/** The number of seats that have passed for good. When the last one passes, the match ends. */
export function toEnd(view: unknown): ToEnd {
  const { seats } = view as View;
  return { passed: seats.filter(({ passed }) => passed !== null).length, seats: seats.length };
}

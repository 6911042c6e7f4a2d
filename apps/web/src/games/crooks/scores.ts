import type { View } from "@consigliere/games/crooks/view";
import { sum } from "@consigliere/games/sum";
import type { ToEnd } from "../game-ui.ts";
import type { Standings } from "../standing.ts";
import { regarded } from "./forecast.ts";
import { pointsOf } from "./knowledge.ts";

/** The points of each seat by the crooks that lie face-up, whose owner may know more; open while it has others. */
export function scores(given: unknown): Standings {
  const view = given as View;
  const open = regarded(view, (one) => (one.facing === "down" ? { ...one, crook: null } : one));
  const known = (seat: number) => Object.values(pointsOf(open, seat)).flat();
  return view.seats.map(({ seat, row }) => [
    {
      stat: "points",
      value: view.score?.seats[seat]?.total ?? sum(known(seat)),
      isOpen: view.score === null && row.flat().some(({ facing }) => facing === "down"),
    },
  ]);
}

/** The number of seats that have passed for good. When the last one passes, the match ends. */
export function toEnd(view: unknown): ToEnd {
  const { seats } = view as View;
  return { passed: seats.filter(({ passed }) => passed !== null).length, seats: seats.length };
}

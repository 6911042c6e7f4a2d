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
  const counted = countedBy(event as CrooksEvent | null);
  return counted === null ? null : sum(pointsOf(view, seat).slice(0, counted));
}

/** How many jobs, and then gangs, are counted with an event of the reckoning; null: it is no such event. */
function countedBy(event: CrooksEvent | null): number | null {
  switch (event?.type) {
    case "crooks-revealed":
      return 0;
    case "target-scored":
      return TARGETS.indexOf(event.target) + 1;
    case "gang-scored":
      return TARGETS.length + GANGS.indexOf(event.gang) + 1;
    default:
      return null;
  }
}

/** The number of seats that have passed for good. When the last one passes, the match ends. */
export function toEnd(view: unknown): ToEnd {
  const { seats } = view as View;
  return { passed: seats.filter(({ passed }) => passed !== null).length, seats: seats.length };
}

import type { PlayedView, View } from "@consigliere/games/crooks/view";
import { sum } from "@consigliere/games/sum";
import type { ToEnd } from "../game-ui.ts";
import type { Standings } from "../standing.ts";
import { valued } from "./forecast.ts";
import { gangTallies, leadersAt } from "./knowledge.ts";

/** The points of each seat by the crooks that lie face-up; open while it has others face-down. */
export function scores(given: unknown): Standings {
  const view = given as View;
  const points = (seat: number) => view.score?.seats[seat]?.total ?? knownPoints(view, seat);
  return view.seats.map(({ seat, row }) => [
    {
      stat: "points",
      value: points(seat),
      isOpen: view.score === null && row.flat().some(({ facing }) => facing === "down"),
    },
  ]);
}

/** The points of a seat by what lies face-up: its owner knows more. */
function knownPoints(view: View, seat: number): number {
  const seats = view.seats.map((one) => ({ ...one, row: one.row.map((stack) => stack.map(asSeenByAll)) }));
  const open = { ...view, seats };
  const fromTargets = valued(view, seats).map(({ id, value }) => {
    const leaders = leadersAt(open, id);
    return leaders.includes(seat) ? Math.floor(value / leaders.length) : 0;
  });
  const fromGangs = gangTallies(open).map(({ leader, award }) => (leader === seat ? award : 0));
  return sum([...fromTargets, ...fromGangs]);
}

function asSeenByAll(played: PlayedView): PlayedView {
  return played.facing === "down" ? { ...played, crook: null } : played;
}

/** The number of seats that have passed for good. When the last one passes, the match ends. */
export function toEnd(view: unknown): ToEnd {
  const { seats } = view as View;
  return { passed: seats.filter(({ passed }) => passed !== null).length, seats: seats.length };
}

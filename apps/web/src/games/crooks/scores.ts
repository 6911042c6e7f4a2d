import {
  crookOf,
  GANG_AWARD,
  GANGS,
  printedValue,
  TARGETS,
  targetValue,
} from "@consigliere/games/crooks/cards";
import type { PlayedView, View } from "@consigliere/games/crooks/view";
import { sum } from "@consigliere/games/sum";
import type { ToEnd } from "../game-ui.ts";
import type { Standings } from "../standing.ts";

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

const faceUp = (stack: readonly PlayedView[]) =>
  stack.flatMap(({ facing, crook }) => (facing === "up" && crook !== null ? [crookOf(crook)] : []));

function knownPoints({ seats, options }: View, seat: number): number {
  const fromTargets = TARGETS.map((target, index) => {
    const stacks = seats.map(({ row }) => faceUp(row[index] ?? []));
    const strengths = stacks.map((stack) => sum(stack.map(({ rank }) => rank)));
    const best = Math.max(...strengths);
    if (best === 0 || strengths[seat] !== best) return 0;
    const modifiers = stacks.flat().map(({ modifier }) => modifier);
    const value = targetValue(printedValue(target), modifiers, options.targetFloor);
    return Math.floor(value / strengths.filter((strength) => strength === best).length);
  });
  const fromGangs = GANGS.map((gang) => {
    const counts = seats.map(
      ({ row }) => faceUp(row.flat()).filter(({ gangs }) => gangs.includes(gang)).length,
    );
    const best = Math.max(...counts);
    const isAlone = best > 0 && counts.filter((count) => count === best).length === 1;
    return isAlone && counts[seat] === best ? (GANG_AWARD[seats.length] ?? 0) : 0;
  });
  return sum([...fromTargets, ...fromGangs]);
}

/** The number of seats that have passed for good. When the last one passes, the match ends. */
export function toEnd(view: unknown): ToEnd {
  const { seats } = view as View;
  return { passed: seats.filter(({ passed }) => passed !== null).length, seats: seats.length };
}

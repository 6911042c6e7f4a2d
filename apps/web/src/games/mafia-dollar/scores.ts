import {
  ALL_CARDS,
  GANGSTER_COST,
  isRacket,
  racketValue,
  WAREHOUSE_COST,
} from "@consigliere/games/mafia-dollar/cards";
import type { SeatView, View } from "@consigliere/games/mafia-dollar/view";
import { sum } from "@consigliere/games/sum";
import type { ToEnd } from "../game-ui.ts";
import type { Standings } from "../standing.ts";

const VALUES = ALL_CARDS.filter(isRacket).map(racketValue);
/** The value of a racket that nobody else sees, on average. */
const AVERAGE = sum(VALUES) / VALUES.length;
/** An estimate is not told more exactly than this. */
const STEP = 5_000;

/** The net worth of each seat: exact in the end, before it an estimate from what lies open to all. */
export function scores(view: unknown): Standings {
  const { seats, options, ending } = view as View;
  return seats.map((seat) =>
    ending !== null
      ? [{ stat: "money", value: seat.money ?? 0 }]
      : [{ stat: "money", value: estimate(seat, options.openBooks), isOpen: true }],
  );
}

function estimate({ warehouses, gangsters }: SeatView, areBooksOpen: boolean): number {
  const rackets = warehouses.flatMap(({ rackets: seen, racketCount }) =>
    areBooksOpen && seen !== null
      ? seen.map(racketValue)
      : Array.from({ length: racketCount }, () => AVERAGE),
  );
  const worth = sum(rackets) - GANGSTER_COST * gangsters.length - WAREHOUSE_COST * warehouses.length;
  return STEP * Math.round(worth / STEP);
}

/** The number of cards left to draw, and whether the End is among them. */
export function toEnd(view: unknown): ToEnd {
  const { deckCount, isLate } = view as View;
  return { left: deckCount, late: isLate ? 1 : 0 };
}

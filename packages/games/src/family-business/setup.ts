import { seatsOf } from "@consigliere/engine/seat";
import { DECK } from "./cards.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

/** The empty table: nothing is drawn, dealt or told before the first step. */
export function emptyTable(seatCount: number, options: Options): State {
  const seats = seatsOf(seatCount);
  return {
    options,
    seatCount,
    dealer: null,
    mobs: [],
    hitList: [],
    cemetery: [],
    war: null,
    hands: seats.map(() => []),
    deck: [...DECK],
    discard: [],
    reshuffles: 0,
    turn: null,
    window: null,
    turnsWithoutBurial: 0,
    placements: seats.map(() => null),
    stats: seats.map(() => ({ mobstersBuried: 0, turnsTaken: 0, turnsStolen: 0 })),
  };
}

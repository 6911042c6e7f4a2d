import { seatsOf } from "@consigliere/engine/seat";
import { ALL_MONEY, CROOK_IDS, START_MONEY, TARGETS } from "./cards.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

/** The empty table: nothing is drawn, dealt or told before the first step. */
export function emptyTable(seatCount: number, options: Options): State {
  const seats = seatsOf(seatCount);
  return {
    options,
    seatCount,
    deck: null,
    startSeat: null,
    turn: 0,
    active: 0,
    passed: seats.map(() => null),
    resigned: seats.map(() => false),
    money: seats.map(() => START_MONEY),
    bank: ALL_MONEY - START_MONEY * seatCount,
    hideouts: {},
    rows: seats.map(() => TARGETS.map(() => [])),
    hand: null,
    removed: [],
    undealt: [...CROOK_IDS],
    nextPlay: 1,
    missed: seats.map(() => 0),
    turnsTaken: seats.map(() => 0),
    looks: seats.map(() => []),
    ending: null,
  };
}

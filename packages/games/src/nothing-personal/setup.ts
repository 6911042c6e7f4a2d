import { seatsOf } from "@consigliere/engine/seat";
import {
  BLACKMAIL_COINS,
  gangsterDeck,
  influenceDeck,
  MARKERS_EACH,
  NEUTRAL_MARKERS,
  OMERTA_COINS,
  START_MONEY,
} from "./cards.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

/** The empty table: nothing is drawn, dealt or told before the first step. */
export function emptyTable(seatCount: number, options: Options): State {
  const seats = seatsOf(seatCount);
  return {
    options,
    seatCount,
    phase: { at: "setup" },
    round: 1,
    ring: 0,
    families: seats.map(() => ({ respect: 0, money: START_MONEY, supply: MARKERS_EACH, hand: [] })),
    board: {},
    prison: [],
    fishes: [],
    gangsterDeck: gangsterDeck(options.expansions),
    influenceDeck: influenceDeck(),
    discard: [],
    stock: { neutral: NEUTRAL_MARKERS, blackmail: BLACKMAIL_COINS, omerta: OMERTA_COINS },
    bank: -START_MONEY * seatCount,
    commission: null,
    turn: null,
    dealt: seats.map(() => ({ offers: 0, solicits: 0, approaches: 0 })),
    offersMade: 0,
    offers: [],
    talks: [],
    promises: [],
    seen: [],
    armed: [],
    acted: [],
    silenced: [],
    spent: [],
    vacated: [],
    tieOrder: null,
    awards: {},
    deed: null,
    roll: null,
    giving: null,
    playing: null,
    promoted: [],
    sums: seats.map(() => ({ gangsters: 0, sold: 0, fromMoney: 0 })),
    result: null,
  };
}

import { seatsOf } from "@consigliere/engine/seat";
import { CARD_IDS, EVENT_IDS, GROUPS, SHOP_TOKENS, START_CASH, whiskeysFor } from "./cards.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

/** The empty table: nothing is drawn, dealt or told before the first step. */
export function emptyTable(seatCount: number, options: Options): State {
  const seats = seatsOf(seatCount);
  const nobody = () => seats.map(() => null);
  return {
    options,
    seatCount,
    phase: { at: "setup" },
    day: 0,
    grace: 0,
    police: null,
    will: null,
    bank: -START_CASH * seatCount,
    map: [],
    buildings: {},
    captains: seats.map(() => ({
      cash: START_CASH,
      notoriety: 1,
      shopTokens: SHOP_TOKENS,
      whiskey: null,
      groups: GROUPS.map(() => []),
    })),
    deck: [...CARD_IDS],
    pool: [],
    events: { stack: [], out: [...EVENT_IDS], past: [], today: null },
    whiskeysLeft: whiskeysFor(seatCount),
    tip: null,
    tokens: [],
    bids: null,
    ranks: null,
    big: [],
    sealed: { whiskeyLists: nobody(), plans: nobody(), sheets: nobody() },
    fines: [],
    molls: [],
    fight: null,
    ending: null,
  };
}

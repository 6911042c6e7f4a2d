import { emptyOfferBook } from "@consigliere/engine/offers";
import { seatsOf } from "@consigliere/engine/seat";
import { ALL_CARDS } from "./cards.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

/** The empty table: nothing is drawn, dealt or told before the first step. */
export function emptyTable(seatCount: number, options: Options): State {
  return {
    options,
    seatCount,
    deck: [...ALL_CARDS],
    box: [],
    discard: [],
    piles: { tobacco: [], liquor: [], gambling: [], "red-light": [] },
    families: seatsOf(seatCount).map(() => ({ hand: [], warehouses: [], gangsters: [] })),
    turn: null,
    resolving: null,
    window: null,
    robbery: null,
    loot: [],
    offers: emptyOfferBook(),
    ending: null,
  };
}

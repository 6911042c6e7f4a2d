/** How standing offers end without a trade (7.2, rule 6). */
import {
  endOccasion,
  endOffer,
  lapseOffers,
  type Offer,
  type OfferEnd,
  offersOf,
} from "@consigliere/engine/offers";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { occasionOf } from "../legal/trades.ts";
import { familyOf } from "../state.ts";
import type { TradeTerms } from "../trade-terms.ts";
import type { MafiaTable } from "./table.ts";

/** Declined or withdrawn. */
export function strikeOut(table: MafiaTable, id: string, how: OfferEnd): Offer<TradeTerms> {
  const struck = endOffer(table.state.offers, id);
  tellEnd(table, struck, how);
  return struck;
}

/** Rule 6: offers whose card has left the sender's hand. */
export function lapseVoidOffers(table: MafiaTable): void {
  const { state } = table;
  const isGone = ({ from, terms }: Offer<TradeTerms>) => !familyOf(state, from).hand.includes(terms.give);
  for (const lapsed of lapseOffers(state.offers, isGone)) tellEnd(table, lapsed, "lapsed");
}

/** A seat that resigns makes no more offers and gets none. Anything that the bot does later is the bot's own. */
export function lapseOffersOf(table: MafiaTable, seat: Seat): void {
  for (const { id } of offersOf(table.state.offers, seat)) strikeOut(table, id, "lapsed");
}

/**
 * Runs the rules for which trading waits (rule 1). If a seat resigns meanwhile, its offers and those made to it end
 * with it.
 */
export function* whileFrozen(table: MafiaTable, rules: Rules): Rules {
  const stayed = seatsOf(table.seatCount).filter((seat) => !table.hasResigned(seat));
  yield* rules;
  for (const seat of stayed) if (table.hasResigned(seat)) lapseOffersOf(table, seat);
}

/** Rule 6: the turn or the game ends. */
export function lapseAll(table: MafiaTable): void {
  for (const lapsed of endOccasion(table.state.offers, occasionOf(table.state))) {
    tellEnd(table, lapsed, "lapsed");
  }
}

function tellEnd(table: MafiaTable, { id, from, to }: Offer<TradeTerms>, how: OfferEnd): void {
  const told = { type: "offer-ended", offer: id, from, to, how } as const;
  table.emitToSeats({ [from]: told, [to]: told }, null);
}

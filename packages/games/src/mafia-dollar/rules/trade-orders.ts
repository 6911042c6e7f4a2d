/** Standing trade orders: a voice for players who are away (7.2). */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Offer } from "@consigliere/engine/offers";
import type { Seat } from "@consigliere/engine/seat";
import { cardOf, tradeClassOf } from "../cards.ts";
import { whyNotAccepted } from "../legal/trades.ts";
import type { StandingAcceptance } from "../options.ts";
import { familyOf } from "../state.ts";
import type { TradeTerms } from "../trade-terms.ts";
import type { MafiaTable } from "./mafia-table.ts";

/** The first standing offer of `seat` that can be posted in the turn of `active`. */
export function offerByOrder(
  table: MafiaTable,
  seat: Seat,
  active: Seat,
  mayOffer: (terms: TradeTerms) => boolean,
): TradeTerms | null {
  for (const order of table.settings(seat).tradeOrders) {
    if (order.type !== "offer" || !isMeant(order.when, active)) continue;
    const { give, disclose, want } = order;
    if (mayOffer({ give, disclose, want })) return { give, disclose, want };
  }
  return null;
}

/**
 * The answer with which the receiver's first matching order accepts an offer; null: it waits for the player. Like
 * every answer that hangs on a hand it is the house that enters it, after a while that tells nothing.
 */
export function acceptanceByOrder(table: MafiaTable, offer: Offer<TradeTerms>): AnswerValue | null {
  const { state } = table;
  const { hand } = familyOf(state, offer.to);
  const order = table
    .settings(offer.to)
    .tradeOrders.filter((o): o is StandingAcceptance => o.type === "accept")
    .find(
      (o) =>
        isMeant(o.from, offer.from) &&
        meetsConditions(o, offer.terms) &&
        hand.includes(o.give) &&
        whyNotAccepted(state, offer, o.give) === null,
    );
  return order === undefined ? null : `accept:${order.give}`;
}

function isMeant(whom: Seat | "anyone", seat: Seat): boolean {
  return whom === "anyone" || whom === seat;
}

/** Only what is disclosed counts: the symbol with the face, the class with face or class. */
function meetsConditions({ ifClass, ifSymbol }: StandingAcceptance, { give, disclose }: TradeTerms): boolean {
  const isClassMet = ifClass === null || (disclose !== "hidden" && tradeClassOf(give) === ifClass);
  const isSymbolMet = ifSymbol === null || (disclose === "face" && cardOf(give).symbol === ifSymbol);
  return isClassMet && isSymbolMet;
}

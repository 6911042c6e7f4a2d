/** Trades, in phrases. */
import type { Seat } from "@consigliere/engine/seat";
import type { Tellers } from "../../story.ts";
import type { TradeClass } from "../cards.ts";
import type { MafiaDollarEvent } from "../events.ts";
import { shownOf, type Want } from "../trade-terms.ts";
import { cardName, className, phrase, shownName, wantName } from "./words.ts";

export const tradeTellers: Tellers<
  MafiaDollarEvent,
  "call" | "market-opened" | "offer-made" | "offer-ended" | "traded" | "bid-answered" | "market-closed"
> = {
  call: ({ type, seat, seek, tempt }) => invitation(type, { seat, seek, tempt }),
  "market-opened": ({ type, seat, seek, tempt }) => invitation(type, { seat, seek, tempt }),
  "offer-made": ({ from, to, shown, want, terms, byStandingOrder }) => {
    const values = { shown: shownName(shown), want: wantName(want) };
    if (terms === undefined) return phrase("event.offer-made.received", { ...values, from: { seat: from } });
    return phrase("event.offer-made.sent", {
      ...values,
      to: { seat: to },
      card: cardName(terms.give),
      standing: byStandingOrder ? "yes" : "no",
    });
  },
  "offer-ended": ({ from, to, how }) =>
    phrase(`event.offer-ended.${how}`, { from: { seat: from }, to: { seat: to } }),
  traded: ({ seat, with: partner, cards }) => {
    const values = { seat: { seat }, partner: { seat: partner } };
    if (cards === undefined) return phrase("event.traded.unseen", values);
    const given = cardName(cards.bySeat);
    return phrase("event.traded.seen", { ...values, given, got: cardName(cards.byPartner) });
  },
  "bid-answered": ({ seat, terms }) => {
    if (terms === undefined) return phrase("event.bid-answered.other", { seat: { seat } });
    if (terms === null) return phrase("event.bid-answered.pass");
    return phrase("event.bid-answered.own", {
      card: cardName(terms.give),
      shown: shownName(shownOf(terms)),
      want: wantName(terms.want),
    });
  },
  "market-closed": ({ bids }) => phrase("event.market-closed", { bids }),
};

function invitation(
  type: "call" | "market-opened",
  said: {
    readonly seat: Seat;
    readonly seek: Want;
    readonly tempt: TradeClass | null;
  },
) {
  const values = { seat: { seat: said.seat }, seek: wantName(said.seek) };
  if (said.tempt === null) return phrase(`event.${type}.plain`, values);
  return phrase(`event.${type}.tempting`, { ...values, tempt: className(said.tempt) });
}

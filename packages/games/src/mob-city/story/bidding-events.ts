/** Setup, bids and favours, in phrases. */
import { at } from "@consigliere/engine/seat";
import { listOf, type PhraseValue } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { Interest } from "../cards.ts";
import type { MobCityEvent } from "../events.ts";
import { cardName, cardNames, phrase, townEventName, whiskeyName } from "./words.ts";

/** All captains in a ranking, each with the token that it bid. */
function ranked(interest: Interest, { bids, ranks }: Pick<BidsRevealed, "bids" | "ranks">): PhraseValue {
  return listOf(
    ranks[interest].map((seat) =>
      phrase("bidder", { seat: { seat }, token: at(bids, seat).indexOf(interest) + 1 }),
    ),
  );
}

type BidsRevealed = Extract<MobCityEvent, { type: "bids-revealed" }>;

export const biddingTellers: Tellers<
  MobCityEvent,
  | "match-started"
  | "placed"
  | "day-started"
  | "bid-answered"
  | "list-answered"
  | "plan-answered"
  | "orders-answered"
  | "bids-revealed"
  | "event-passed"
  | "police-passed"
  | "event-declined"
  | "police-declined"
  | "event-tipped"
  | "police-taken"
  | "enforcer-pool"
  | "enforcer-offered"
  | "pool-opened"
  | "enforcer-hired"
  | "enforcer-done"
  | "enforcer-returned"
  | "wish-skipped"
  | "whiskey-taken"
  | "whiskey-none"
> = {
  "match-started": ({ grace }) => phrase("event.match-started", { seat: { seat: grace } }),
  placed: ({ seat, group, card }) =>
    card === undefined
      ? phrase("event.placed.other", { seat: { seat }, group })
      : phrase("event.placed.own", { card: cardName(card), group }),
  "day-started": ({ day, grace }) => phrase("event.day-started", { seat: { seat: grace }, day }),
  "bid-answered": ({ seat }) => phrase("event.bid-answered", { seat: { seat } }),
  "list-answered": ({ seat }) => phrase("event.list-answered", { seat: { seat } }),
  "plan-answered": ({ seat }) => phrase("event.plan-answered", { seat: { seat } }),
  "orders-answered": ({ seat }) => phrase("event.orders-answered", { seat: { seat } }),
  "bids-revealed": (told) =>
    phrase("event.bids-revealed", {
      event: ranked("event", told),
      enforcer: ranked("enforcer", told),
      police: ranked("police", told),
      whiskey: ranked("whiskey", told),
    }),
  "event-passed": ({ seat, cost }) => phrase("event.event-passed", { seat: { seat }, cost }),
  "police-passed": ({ seat, cost }) => phrase("event.police-passed", { seat: { seat }, cost }),
  "event-declined": ({ seat }) => phrase("event.event-declined", { seat: { seat } }),
  "police-declined": ({ seat }) => phrase("event.police-declined", { seat: { seat } }),
  "event-tipped": ({ seat, cost, event }) =>
    event === undefined
      ? phrase("event.event-tipped.other", { seat: { seat }, cost })
      : phrase("event.event-tipped.own", { cost, event: townEventName(event) }),
  "police-taken": ({ seat, cost }) => phrase("event.police-taken", { seat: { seat }, cost }),
  "enforcer-pool": ({ size }) => phrase("event.enforcer-pool", { size }),
  "enforcer-offered": ({ cards }) => phrase("event.enforcer-offered", { cards: cardNames(cards) }),
  "pool-opened": ({ cards }) => phrase("event.pool-opened", { cards: cardNames(cards) }),
  "enforcer-hired": ({ seat, group, card }) =>
    card === undefined
      ? phrase("event.enforcer-hired.unknown", { seat: { seat }, group })
      : phrase("event.enforcer-hired.known", { seat: { seat }, group, card: cardName(card) }),
  "enforcer-done": ({ seat, count }) => phrase("event.enforcer-done", { seat: { seat }, count }),
  "enforcer-returned": ({ count }) => phrase("event.enforcer-returned", { count }),
  "wish-skipped": ({ group, card }) => phrase("event.wish-skipped", { group, card: cardName(card) }),
  "whiskey-taken": ({ seat, whiskey, price }) =>
    phrase("event.whiskey-taken", { seat: { seat }, whiskey: whiskeyName(whiskey), price }),
  "whiskey-none": ({ seat, reason }) => phrase(`event.whiskey-none.${reason}`, { seat: { seat } }),
};

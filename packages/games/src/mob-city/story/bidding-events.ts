/** Setup, bids and favours, in phrases. */
import type { Seat } from "@consigliere/engine/seat";
import { actor } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { MobCityEvent } from "../events.ts";
import { cardName, cardNames, phrase, townEventName, whiskeyName } from "./words.ts";

/** The captain who is first in a ranking. */
const first = (rank: readonly Seat[]) => ({ seat: rank[0] ?? 0 });

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
  "match-started": ({ grace }, viewer) => phrase("event.match-started", actor(grace, viewer)),
  placed: ({ seat, group, card }) =>
    card === undefined
      ? phrase("event.placed.other", { seat: { seat }, group })
      : phrase("event.placed.own", { card: cardName(card), group }),
  "day-started": ({ day, grace }, viewer) => phrase("event.day-started", { ...actor(grace, viewer), day }),
  "bid-answered": ({ seat }, viewer) => phrase("event.bid-answered", actor(seat, viewer)),
  "list-answered": ({ seat }, viewer) => phrase("event.list-answered", actor(seat, viewer)),
  "plan-answered": ({ seat }, viewer) => phrase("event.plan-answered", actor(seat, viewer)),
  "orders-answered": ({ seat }, viewer) => phrase("event.orders-answered", actor(seat, viewer)),
  "bids-revealed": ({ ranks: { event, enforcer, police, whiskey } }) =>
    phrase("event.bids-revealed", {
      event: first(event),
      enforcer: first(enforcer),
      police: first(police),
      whiskey: first(whiskey),
    }),
  "event-passed": ({ seat, cost }, viewer) => phrase("event.event-passed", { ...actor(seat, viewer), cost }),
  "police-passed": ({ seat, cost }, viewer) =>
    phrase("event.police-passed", { ...actor(seat, viewer), cost }),
  "event-declined": ({ seat }, viewer) => phrase("event.event-declined", actor(seat, viewer)),
  "police-declined": ({ seat }, viewer) => phrase("event.police-declined", actor(seat, viewer)),
  "event-tipped": ({ seat, cost, event }) =>
    event === undefined
      ? phrase("event.event-tipped.other", { seat: { seat }, cost })
      : phrase("event.event-tipped.own", { cost, event: townEventName(event) }),
  "police-taken": ({ seat, cost }, viewer) => phrase("event.police-taken", { ...actor(seat, viewer), cost }),
  "enforcer-pool": ({ size }) => phrase("event.enforcer-pool", { size }),
  "enforcer-offered": ({ cards }) => phrase("event.enforcer-offered", { cards: cardNames(cards) }),
  "pool-opened": ({ cards }) => phrase("event.pool-opened", { cards: cardNames(cards) }),
  "enforcer-hired": ({ seat, group, card }, viewer) =>
    card === undefined
      ? phrase("event.enforcer-hired.unknown", { seat: { seat }, group })
      : phrase("event.enforcer-hired.known", { ...actor(seat, viewer), group, card: cardName(card) }),
  "enforcer-done": ({ seat, count }, viewer) =>
    phrase("event.enforcer-done", { ...actor(seat, viewer), count }),
  "enforcer-returned": ({ count }) => phrase("event.enforcer-returned", { count }),
  "wish-skipped": ({ group, card }) => phrase("event.wish-skipped", { group, card: cardName(card) }),
  "whiskey-taken": ({ seat, whiskey, price }, viewer) =>
    phrase("event.whiskey-taken", { ...actor(seat, viewer), whiskey: whiskeyName(whiskey), price }),
  "whiskey-none": ({ seat, reason }, viewer) => phrase(`event.whiskey-none.${reason}`, actor(seat, viewer)),
};

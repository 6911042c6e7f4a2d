/** The public facts that a seat's standing orders look at (7.9). */
import type { Occasion } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { Facts, OrderBook } from "@consigliere/engine/standing-orders";
import type { GangsterId } from "./cards.ts";
import { leaders } from "./control.ts";
import { candidatesFor } from "./legal/candidates.ts";
import { optionId } from "./option-ids.ts";
import { orderKinds, recommendedOrders, SUMS, TRIBUTES } from "./order-kinds.ts";
import type { PositionId } from "./positions.ts";
import { manOf, onBoard, type State } from "./state.ts";
import { cardsGiven, type PublicOffer } from "./terms.ts";

export const orders: OrderBook<State> = { kinds: orderKinds, recommended: recommendedOrders, facts };

function facts(state: State, { seat, topic, about }: Occasion): Facts {
  switch (topic) {
    case "commission-turn":
      return { round: state.round };
    case "last-call":
    case "before-action":
    case "feds-call":
    case "jailbreak":
    case "final-call":
      return { call: topic };
    case "whack":
    case "move":
    case "dice":
      return deedFacts(state, seat);
    case "offer":
    case "solicited":
      return { from: optionId("seat", (about as { readonly from: Seat }).from) };
    case "favor":
      return { from: optionId("seat", (about as { readonly by: Seat }).by) };
    case "demand": {
      const { holder, demand } = about as { readonly holder: Seat; readonly demand: number };
      return { from: optionId("seat", holder), sum: sumsFrom(demand) };
    }
    case "pleas":
      return pleaFacts((about as unknown as { readonly offers: readonly PublicOffer[] }).offers);
    case "tie": {
      const { gangster, purpose } = about as { readonly gangster: GangsterId; readonly purpose: string };
      return tieFacts(state, seat, [gangster], purpose);
    }
    case "tie-income":
    case "tie-final": {
      const { gangsters } = about as { readonly gangsters: readonly GangsterId[] };
      return tieFacts(state, seat, gangsters, topic === "tie-income" ? "income" : "final");
    }
    case "permission": {
      const { tribute } = about as { readonly tribute: number };
      return { tribute: TRIBUTES.filter((least) => tribute >= least).map(String) };
    }
    case "appoint": {
      const { chair } = about as { readonly chair: PositionId };
      return { foreign: !isLedAny(state, seat, candidatesFor(state, chair)) };
    }
    case "tie-order":
      return { ring: state.ring === seat };
    default:
      return {};
  }
}

/** The thresholds that are not below such a sum. */
function sumsFrom(sum: number): string[] {
  return SUMS.filter((most) => sum <= most).map(String);
}

/** A plea that offers more than money meets no condition, because the player must judge it. */
function pleaFacts(offers: readonly PublicOffer[]): Facts {
  if (offers.some(({ terms }) => cardsGiven(terms) > 0)) return {};
  return { sum: sumsFrom(Math.max(...offers.map(({ terms }) => terms.give.money))) };
}

function tieFacts(state: State, seat: Seat, gangsters: readonly GangsterId[], purpose: string): Facts {
  return { purpose, foreign: !isLedAny(state, seat, gangsters), ring: state.ring === seat };
}

function isLedAny(state: State, seat: Seat, men: readonly GangsterId[]): boolean {
  return men.some((id) => onBoard(state, id) && leaders(state, manOf(state, id)).includes(seat));
}

function deedFacts(state: State, seat: Seat): Facts {
  const { deed } = state;
  if (deed === null) return {};
  const isOwn = deed.seat === seat;
  const targets = "target" in deed ? [deed.target] : [];
  return {
    foreign: !isOwn && !isLedAny(state, seat, [deed.man, ...targets]),
    own: isOwn && targets.length > 0,
    against: !isOwn && isLedAny(state, seat, targets),
  };
}

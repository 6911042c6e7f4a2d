/** What the standing orders of a seat look at: what everybody knows (7.9). */
import type { Occasion } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { Facts, OrderBook } from "@consigliere/engine/standing-orders";
import type { GangsterId } from "./cards.ts";
import { leaders } from "./control.ts";
import { candidatesFor } from "./legal/candidates.ts";
import { optionId } from "./option-ids.ts";
import { orderKinds, recommendedOrders, TRIBUTES } from "./order-kinds.ts";
import type { PositionId } from "./positions.ts";
import { manOf, onBoard, type State } from "./state.ts";

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

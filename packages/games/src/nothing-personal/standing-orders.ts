/** What the standing orders of a seat look at: what everybody knows (7.9). */
import type { Occasion } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { Facts, OrderBook } from "@consigliere/engine/standing-orders";
import type { GangsterId } from "./cards.ts";
import { leaders } from "./control.ts";
import { optionId } from "./option-ids.ts";
import { orderKinds, TRIBUTES } from "./order-kinds.ts";
import { manOf, onBoard, type State } from "./state.ts";

export const orders: OrderBook<State> = { kinds: orderKinds, facts };

function facts(state: State, { seat, topic, about }: Occasion): Facts {
  switch (topic) {
    case "commission-turn":
      return { round: state.round };
    case "dice":
      return diceFacts(state, seat);
    case "offer":
    case "solicited":
      return { from: optionId("seat", (about as { readonly from: Seat }).from) };
    case "permission": {
      const { tribute } = about as { readonly tribute: number };
      return { tribute: TRIBUTES.filter((least) => tribute >= least).map(String) };
    }
    default:
      return {};
  }
}

function diceFacts(state: State, seat: Seat): Facts {
  const { deed } = state;
  if (deed === null) return {};
  const men: readonly GangsterId[] = "target" in deed ? [deed.man, deed.target] : [deed.man];
  const isLed = men.some((id) => onBoard(state, id) && leaders(state, manOf(state, id)).includes(seat));
  return { foreign: !isLed && deed.seat !== seat, own: deed.seat === seat && "target" in deed };
}

/** The facts that a seat's standing orders look at, and when a seat may change its orders (7.1 to 7.3). */
import type { Occasion } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { Facts, OrderBook } from "@consigliere/engine/standing-orders";
import { cardOf, tradeClassOf } from "./cards.ts";
import { optionId } from "./option-ids.ts";
import { orderKinds, recommendedOrders } from "./order-kinds.ts";
import type { State } from "./state.ts";
import type { Call, Shown } from "./trade-terms.ts";

/** 7.1: not while a sealed window is open. */
export function acceptsSettings({ window }: State): boolean {
  return window?.type !== "pass" && window?.type !== "gift";
}

export const orders: OrderBook<State> = { kinds: orderKinds, recommended: recommendedOrders, facts };

function facts({ turn }: State, { topic, about }: Occasion): Facts {
  if (topic === "offer") return turn === null ? {} : { turnOf: optionId("seat", turn.seat) };
  if (topic === "bid") {
    const { seat, seek, tempt } = about as unknown as Call & { readonly seat: Seat };
    return { turnOf: optionId("seat", seat), seek, tempt: tempt ?? [] };
  }
  if (topic !== "answer-offer") return {};
  const offer = about as unknown as Shown & { readonly from: Seat };
  return { from: optionId("seat", offer.from), ...factsShown(offer) };
}

/** Only disclosed facts count: with the face also the symbol and the class, with the class only the class. */
function factsShown(shown: Shown): Facts {
  switch (shown.disclose) {
    case "face":
      return { class: tradeClassOf(shown.card), symbol: cardOf(shown.card).symbol ?? [] };
    case "class":
      return { class: shown.class };
    case "hidden":
      return {};
  }
}

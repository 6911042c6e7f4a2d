import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { SYMBOLS, TRADE_CLASSES } from "@consigliere/games/mafia-dollar/cards";
import { optionId, whatOf } from "@consigliere/games/mafia-dollar/option-ids";
import {
  isTrade,
  MOST_TRADE_ORDERS,
  orderKinds,
  PLAIN_KINDS,
  recommendedOrders,
} from "@consigliere/games/mafia-dollar/order-kinds";
import { WANTS, type Want } from "@consigliere/games/mafia-dollar/trade-terms";
import type { View } from "@consigliere/games/mafia-dollar/view";
import type { OrderUi } from "../order-ui.ts";
import { className, nameOf } from "./labels.ts";

const handIn = (view: unknown) => (view as View).hand ?? [];
const isShownClass = (value: string) => (TRADE_CLASSES as readonly string[]).includes(value);
const isWant = (value: string): value is Want => (WANTS as readonly string[]).includes(value);
const isSymbol = (value: string) => (SYMBOLS as readonly string[]).includes(value);

/** Sealed answers by default, and trades that are offered, accepted or bid for in advance. */
export const mafiaDollarOrders: OrderUi = {
  kinds: orderKinds,
  spends: ["play", "unblock", "discard"],
  recommended: () => recommendedOrders,
  drafts: (view, orders) => {
    const byDefault = PLAIN_KINDS.filter((kind) => orders.every((order) => order.kind !== kind)).map(
      (kind): StandingOrder => ({ kind, when: {}, answers: ["default"] }),
    );
    const [card] = handIn(view);
    const { options } = view as View;
    const isFull = orders.filter(isTrade).length >= MOST_TRADE_ORDERS;
    if (isFull || options.tradeMode === "off") return byDefault;
    const isMarket = options.tradeMode === "market";
    const noBid: StandingOrder = { kind: "no-bid", when: {}, answers: ["pass"] };
    if (card === undefined) return isMarket ? [...byDefault, noBid] : byDefault;
    const terms = {
      give: optionId("card", card),
      disclose: optionId("show", "class"),
      want: optionId("want", "no-police"),
    };
    if (isMarket) return [...byDefault, { kind: "bid", when: {}, answers: [terms] }, noBid];
    return [
      ...byDefault,
      { kind: "offer", when: {}, answers: [terms] },
      { kind: "accept", when: { class: ["gangster"] }, answers: [optionId("accept", card)] },
    ];
  },
  nameOf: ({ words, say }, value, kind) => {
    if (value === "default") return say(`default.${kind}`);
    const accepted = whatOf("accept", value);
    if (accepted !== undefined) return say("give", { card: nameOf(words, accepted) });
    const card = whatOf("card", value);
    if (card !== undefined) return nameOf(words, card);
    if (isShownClass(value)) return className(words, value);
    if (kind === "bid" || kind === "no-bid")
      return isWant(value) ? words.option(optionId("want", value)) : null;
    return isSymbol(value) ? words.text(`symbol.${value}`) : null;
  },
  // Markets are distinguished by the class of card with which they tempt.
  occasion: (view, topic) => {
    const tempt = topic === "bid" ? (view as View).trade.market?.call.tempt : null;
    return tempt == null ? null : { tempt: [tempt] };
  },
  answers: (view, kind, part) => {
    const hand = handIn(view);
    if (kind === "accept") return hand.map((card) => optionId("accept", card));
    return part === "give" ? hand.map((card) => optionId("card", card)) : undefined;
  },
  held: (view) => {
    const { window } = view as View;
    return window === "pass" || window === "gift" ? "sealing" : null;
  },
};

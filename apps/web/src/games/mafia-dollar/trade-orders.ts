/** Standing trade orders as a form can hold them. */
import type { CardSymbol, HandCardId, TradeClass } from "@consigliere/games/mafia-dollar/cards";
import type { Settings, StandingAcceptance, StandingOffer } from "@consigliere/games/mafia-dollar/options";

export type TradeOrder = StandingOffer | StandingAcceptance;
type Partner = StandingOffer["when"];

/** As many orders as a seat can have. */
export const MOST_ORDERS = 5;

/** The stored settings; nothing stored is nothing ordered. */
export function settingsOf(stored: unknown): Settings {
  const { pass = "ask", gift = "ask", tradeOrders = [] } = (stored ?? {}) as Partial<Settings>;
  return { pass, gift, tradeOrders };
}

/** A new order about a card that is in hand. */
export function newOrder(type: TradeOrder["type"], give: HandCardId): TradeOrder {
  return type === "offer"
    ? { type, when: "anyone", give, disclose: "class", want: "no-police" }
    : { type, from: "anyone", ifClass: "gangster", ifSymbol: null, give };
}

export function partnerOf(order: TradeOrder): Partner {
  return order.type === "offer" ? order.when : order.from;
}

export function withPartner(order: TradeOrder, partner: Partner): TradeOrder {
  return order.type === "offer" ? { ...order, when: partner } : { ...order, from: partner };
}

/** What an acceptance waits for, as one choice: anything, a class, or a symbol on a card that is shown. */
export function conditionOf({ ifClass, ifSymbol }: StandingAcceptance): string {
  return ifSymbol !== null ? `symbol:${ifSymbol}` : (ifClass ?? "");
}

export function withCondition(order: StandingAcceptance, condition: string): StandingAcceptance {
  if (condition === "") return { ...order, ifClass: null, ifSymbol: null };
  return condition.startsWith("symbol:")
    ? { ...order, ifClass: null, ifSymbol: condition.slice("symbol:".length) as CardSymbol }
    : { ...order, ifClass: condition as TradeClass, ifSymbol: null };
}

import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { SYMBOLS, TRADE_CLASSES } from "@consigliere/games/mafia-dollar/cards";
import { optionId, whatOf } from "@consigliere/games/mafia-dollar/option-ids";
import { MOST_TRADE_ORDERS, orderKinds } from "@consigliere/games/mafia-dollar/order-kinds";
import type { View } from "@consigliere/games/mafia-dollar/view";
import type { OrderUi } from "../order-ui.ts";
import { className, nameOf } from "./labels.ts";

const isTrade = ({ kind }: StandingOrder) => kind === "offer" || kind === "accept";
const handIn = (view: unknown) => (view as View).hand ?? [];
const isShownClass = (value: string) => (TRADE_CLASSES as readonly string[]).includes(value);
const isSymbol = (value: string) => (SYMBOLS as readonly string[]).includes(value);

/** Sealed answers by default, and trades offered or accepted in advance. */
export const mafiaDollarOrders: OrderUi = {
  kinds: orderKinds,
  spends: ["play", "unblock", "discard"],
  drafts: (view, orders) => {
    const byDefault = ["pass-left", "gift"]
      .filter((kind) => orders.every((order) => order.kind !== kind))
      .map((kind): StandingOrder => ({ kind, when: {}, answers: ["default"] }));
    const [card] = handIn(view);
    const { options } = view as View;
    const isFull = orders.filter(isTrade).length >= MOST_TRADE_ORDERS;
    if (card === undefined || isFull || options.tradeMode !== "free") return byDefault;
    const terms = {
      give: optionId("card", card),
      disclose: optionId("show", "class"),
      want: optionId("want", "no-police"),
    };
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
    return isSymbol(value) ? words.text(`symbol.${value}`) : null;
  },
  reach: (view) => {
    const { options } = view as View;
    return [
      ...(options.tradeMode === "free" ? [{ kind: "accept", chance: 50, isOwn: true }] : []),
      { kind: "pass-left", chance: 30 },
      { kind: "gift", chance: 20 },
    ];
  },
  answers: (view, kind, part) => {
    const hand = handIn(view);
    if (kind === "accept") return hand.map((card) => optionId("accept", card));
    return part === "give" ? hand.map((card) => optionId("card", card)) : allOf(kind, part);
  },
  held: (view) => {
    const { window } = view as View;
    return window === "pass" || window === "gift" ? "sealing" : null;
  },
};

function allOf(kind: string, part: string | null): readonly string[] {
  if (part === null) return ["default"];
  return kind === "offer"
    ? ((orderKinds.offer.answers.form as Record<string, readonly string[]>)[part] ?? [])
    : [];
}

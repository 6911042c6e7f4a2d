/** Settings as they were written before all games had the same standing orders; matches in progress have them. */
import { DEFAULT, type StandingOrder } from "@consigliere/engine/standing-orders";
import * as z from "zod";
import { HAND_CARDS, SYMBOLS, TRADE_CLASSES } from "./cards.ts";
import { optionId } from "./option-ids.ts";
import { MOST_TRADE_ORDERS } from "./order-kinds.ts";
import { DISCLOSURES, WANTS } from "./trade-terms.ts";

const partner = z.union([z.int().min(0).max(5), z.literal("anyone")]);
const give = z.enum(HAND_CARDS);
const asked = z.enum(["ask", "default"]).default("ask");

const tradeOrder = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("offer"),
    when: partner,
    give,
    disclose: z.enum(DISCLOSURES),
    want: z.enum(WANTS),
  }),
  z.strictObject({
    type: z.literal("accept"),
    from: partner,
    ifClass: z.enum(TRADE_CLASSES).nullable(),
    ifSymbol: z.enum(SYMBOLS).nullable(),
    give,
  }),
]);

export const oldSettingsSchema = z.strictObject({
  pass: asked,
  gift: asked,
  tradeOrders: z.array(tradeOrder).max(MOST_TRADE_ORDERS).default([]),
});

/** The same orders as they are written now. */
export function fromOldSettings({ pass, gift, tradeOrders }: z.infer<typeof oldSettingsSchema>): {
  orders: StandingOrder[];
} {
  const byDefault = (kind: string): StandingOrder => ({ kind, when: {}, answers: [DEFAULT] });
  return {
    orders: [
      ...(pass === "default" ? [byDefault("pass-left")] : []),
      ...(gift === "default" ? [byDefault("gift")] : []),
      ...tradeOrders.map(fromOldOrder),
    ],
  };
}

function fromOldOrder(old: z.infer<typeof tradeOrder>): StandingOrder {
  if (old.type === "offer") {
    const terms = {
      give: optionId("card", old.give),
      disclose: optionId("show", old.disclose),
      want: optionId("want", old.want),
    };
    return { kind: "offer", when: named("turnOf", old.when), answers: [terms] };
  }
  const { from, ifClass, ifSymbol } = old;
  const when = {
    ...named("from", from),
    ...(ifClass && { class: [ifClass] }),
    ...(ifSymbol && { symbol: [ifSymbol] }),
  };
  return { kind: "accept", when, answers: [optionId("accept", old.give)] };
}

function named(condition: string, whom: z.infer<typeof partner>): StandingOrder["when"] {
  return whom === "anyone" ? {} : { [condition]: [optionId("seat", whom)] };
}

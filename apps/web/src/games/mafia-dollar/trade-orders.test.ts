import { settingsSchema } from "@consigliere/games/mafia-dollar/options";
import { describe, expect, it } from "vitest";
import { conditionOf, newOrder, partnerOf, settingsOf, withCondition, withPartner } from "./trade-orders.ts";

describe("standing trade orders in the form", () => {
  it("are none when nothing is stored", () => {
    expect(settingsOf(null)).toEqual(settingsSchema.parse({}));
  });

  it("start as orders that the rules accept", () => {
    const tradeOrders = [newOrder("offer", "dog-rex"), newOrder("accept", "dog-rex")];
    expect(settingsSchema.parse({ tradeOrders }).tradeOrders).toEqual(tradeOrders);
  });

  it.each(["", "vehicle", "symbol:key"])("keep the condition %j", (condition) => {
    const order = newOrder("accept", "dog-rex");
    if (order.type !== "accept") throw new Error("another order");
    expect(conditionOf(withCondition(order, condition))).toBe(condition);
  });

  it("are for one player or for anyone", () => {
    const order = withPartner(newOrder("offer", "dog-rex"), 2);
    expect([partnerOf(order), partnerOf(withPartner(order, "anyone"))]).toEqual([2, "anyone"]);
  });
});

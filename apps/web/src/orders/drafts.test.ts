import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { settingsSchema as crooksSettings } from "@consigliere/games/crooks/settings";
import { settingsSchema as familySettings } from "@consigliere/games/family-business/settings";
import { settingsSchema as mafiaSettings } from "@consigliere/games/mafia-dollar/settings";
import { settingsSchema as citySettings } from "@consigliere/games/mob-city/settings";
import { settingsSchema as personalSettings } from "@consigliere/games/nothing-personal/settings";
import { expect, it } from "vitest";
import { crooksOrders } from "../games/crooks/standing-orders.ts";
import { familyBusinessOrders } from "../games/family-business/standing-orders.ts";
import { mafiaDollarOrders } from "../games/mafia-dollar/standing-orders.ts";
import { mobCityOrders } from "../games/mob-city/standing-orders.ts";
import { nothingPersonalOrders } from "../games/nothing-personal/standing-orders.ts";
import type { OrderUi } from "../games/order-ui.ts";

const crooks = {
  nextOwnTurn: 2,
  hideouts: [{ id: "hideout-c", count: 3 }],
  options: { standingOrders: true },
};
const mafia = { hand: ["dog-rex"], options: { tradeMode: "free" }, window: null };

interface Settings {
  readonly safeParse: (settings: unknown) => { readonly success: boolean };
  readonly parse: (settings: unknown) => { readonly orders?: readonly StandingOrder[] | undefined };
}

const TABLES: readonly [string, OrderUi, object, Settings][] = [
  ["Crooks", crooksOrders, crooks, crooksSettings],
  ["Crooks with empty hideouts", crooksOrders, { ...crooks, hideouts: [] }, crooksSettings],
  ["Family Business", familyBusinessOrders, {}, familySettings],
  ["Mafia Dollar", mafiaDollarOrders, mafia, mafiaSettings],
  ["Mafia Dollar's market", mafiaDollarOrders, { ...mafia, options: { tradeMode: "market" } }, mafiaSettings],
  ["Mob City", mobCityOrders, { options: { declineInterests: true } }, citySettings],
  ["Nothing Personal", nothingPersonalOrders, { round: 1 }, personalSettings],
];

it.each(TABLES)(
  "the drafts of %s are orders that the game takes, as many as it takes",
  (_, ui, view, schema) => {
    const orders: StandingOrder[] = [];
    for (
      let next = ui.drafts(view, orders).at(-1);
      next !== undefined;
      next = ui.drafts(view, orders).at(-1)
    ) {
      for (const draft of ui.drafts(view, orders)) {
        expect(schema.safeParse({ orders: [...orders, draft] }).success).toBe(true);
      }
      orders.push(next);
    }
    expect(orders.length).toBeGreaterThan(0);
    expect(schema.parse({ orders }).orders).toEqual(orders);
  },
);

it("nothing is drafted where nothing can be ordered", () => {
  expect(crooksOrders.drafts({ ...crooks, nextOwnTurn: null }, [])).toEqual([]);
  expect(mafiaDollarOrders.drafts({ ...mafia, hand: null }, []).map(({ kind }) => kind)).toEqual([
    "pass-left",
    "gift",
    "rob-pick",
    "collect-more",
  ]);
});

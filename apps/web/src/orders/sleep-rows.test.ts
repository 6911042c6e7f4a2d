import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { settingsSchema as familySettings } from "@consigliere/games/family-business/settings";
import { settingsSchema as citySettings } from "@consigliere/games/mob-city/settings";
import { settingsSchema as personalSettings } from "@consigliere/games/nothing-personal/settings";
import { expect, it } from "vitest";
import { familyBusinessOrders } from "../games/family-business/standing-orders.ts";
import { mobCityOrders } from "../games/mob-city/standing-orders.ts";
import { nothingPersonalOrders } from "../games/nothing-personal/standing-orders.ts";
import { rowsOf, type SleepRow, withAnswers } from "./sleep-rows.ts";

const met = [
  { topic: "counter-contract", occasion: "others", share: 70, answered: 0 },
  { topic: "counter-contract", occasion: "mine", share: 80, answered: 0 },
  { topic: "counter-lam", occasion: "", share: 5, answered: 100 },
  { topic: "weather", occasion: "", share: 90, answered: 0 },
];
const family = (orders: readonly StandingOrder[] = []) =>
  rowsOf({ ui: familyBusinessOrders, view: {}, settings: { orders, sacrificeOrder: [] }, met });
const usual = (row: SleepRow) => row.usual;

it("the likeliest question comes first, and one's own are left to oneself", () => {
  const rows = family();
  expect(rows.map(({ id }) => id)).toEqual([
    'contract {"whose":["mine"]}',
    'contract {"whose":["others"]}',
    "lam {}",
  ]);
  expect(rows.map(usual)).toEqual(["", "pass", ""]);
  expect(rows[0]?.choices).toContain("counter:mob-power");
  expect(rows[2]).toMatchObject({ answered: 100, choices: [] });
});

it("what was chosen goes before the orders that stand, and the game takes it", () => {
  const lam: StandingOrder = { kind: "lam", when: {}, answers: ["pass"] };
  const settings = { orders: [lam], sacrificeOrder: [] };
  const after = withAnswers(settings, family([lam]), (row) =>
    row.id.includes("mine") ? "counter:mob-power" : row.usual,
  );
  expect(after["orders"]).toEqual([
    { kind: "contract", when: { whose: ["mine"] }, answers: ["counter:mob-power"] },
    { kind: "contract", when: { whose: ["others"] }, answers: ["pass"] },
    lam,
  ]);
  expect(familySettings.safeParse(after).success).toBe(true);
  expect(withAnswers(settings, family([lam]), () => "")).toEqual(settings);
});

it("what the game answers topic by topic is set, where no setting answers it yet", () => {
  const view = {
    options: { gunfights: "manual", enforcerDraft: "open-ranked", whiskeyDraft: "ranked" },
    molls: [],
  };
  const settings = { arm: "auto", fight: "ask" };
  const rows = rowsOf({ ui: mobCityOrders, view, settings, met: null });
  expect(rows.find(({ kind }) => kind === "arm")).toMatchObject({ answered: 100, choices: [] });
  expect(rows.find(({ kind }) => kind === "fight")?.choices).toEqual(["auto"]);
  expect(rows.map(({ kind }) => kind)).not.toContain("hire");
  const after = withAnswers(settings, rows, usual);
  expect(after).toMatchObject({ arm: "auto", fight: "auto", bomb: "never" });
  expect(citySettings.safeParse(after).success).toBe(true);
});

it("what a round still brings is told by its phase, with the answer that is proposed for that occasion", () => {
  const view = { round: 1, phase: { at: "crew" }, options: { negotiation: true } };
  const rows = rowsOf({ ui: nothingPersonalOrders, view, settings: { orders: [] }, met: null });
  expect(rows.map(({ kind }) => kind)).not.toContain("pass");
  expect(rows.find(({ id }) => id === 'dice {"against":true}')?.usual).toContain("no-success");
  const after = withAnswers({ orders: [] }, rows, usual);
  expect(personalSettings.safeParse(after).success).toBe(true);
  const again = rowsOf({ ui: nothingPersonalOrders, view, settings: after, met: null });
  expect(
    again
      .filter(({ id }) => rows.some((row) => row.id === id && row.usual !== ""))
      .map(({ answered }) => answered),
  ).toEqual(Array(rows.filter((row) => row.usual !== "").length).fill(100));
});

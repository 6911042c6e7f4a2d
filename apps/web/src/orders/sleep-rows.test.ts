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

const familyAfter = (orders: readonly StandingOrder[], chosen: (row: SleepRow) => string) => {
  const after = withAnswers(
    familyBusinessOrders.kinds,
    { orders, sacrificeOrder: [] },
    { rows: family(orders), chosen },
  );
  expect(familySettings.safeParse(after).success).toBe(true);
  return after["orders"];
};

it("what was chosen goes behind the orders that stand, and the game takes it", () => {
  const lam: StandingOrder = { kind: "lam", when: {}, answers: ["pass"] };
  const chosen = (row: SleepRow) => (row.id.includes("mine") ? "counter:mob-power" : row.usual);
  expect(familyAfter([lam], chosen)).toEqual([
    lam,
    {
      kind: "contract",
      when: { whose: ["mine"] },
      answers: ["counter:mob-power", "counter:family-influence", "pass"],
    },
    { kind: "contract", when: { whose: ["others"] }, answers: ["pass"] },
  ]);
  const otherwise = (row: SleepRow) => (row.id.includes("mine") ? "counter:family-influence" : "");
  expect(familyAfter([lam], otherwise)).toEqual([
    lam,
    { kind: "contract", when: { whose: ["mine"] }, answers: ["counter:family-influence"] },
  ]);
  expect(familyAfter([lam], () => "")).toEqual([lam]);
});

it("what was chosen overrules no order that asks about less, and counts before one that asks about more", () => {
  const passing: StandingOrder = { kind: "contract", when: { whose: ["others"] }, answers: ["pass"] };
  const asking = (when: StandingOrder["when"], ...first: string[]): StandingOrder => ({
    kind: "contract",
    when,
    answers: [...first, "ask"],
  });
  const pass = (row: SleepRow) => (row.id.includes("others") ? "pass" : "");
  const narrow = asking({ whose: ["others"], by: ["seat:1"] });
  expect(familyAfter([narrow], pass)).toEqual([narrow, passing]);
  expect(familyAfter([narrow, asking({})], pass)).toEqual([narrow, passing, asking({})]);
  expect(familyAfter([asking({ whose: ["others"] }), narrow], pass)).toEqual([passing, narrow]);
  // Its first choice is first.
  expect(familyAfter([asking({}, "counter:mob-power")], pass)).toEqual([
    { ...passing, answers: ["counter:mob-power", "pass"] },
    asking({}, "counter:mob-power"),
  ]);
});

it("what the game answers topic by topic is set, where no setting answers it yet", () => {
  const view = {
    options: { gunfights: "manual", enforcerDraft: "open-ranked", whiskeyDraft: "ranked" },
  };
  const settings = { arm: "auto", fight: "ask" };
  const rows = rowsOf({ ui: mobCityOrders, view, settings, met: null });
  expect(rows.find(({ kind }) => kind === "arm")).toMatchObject({ answered: 100, choices: [] });
  expect(rows.find(({ kind }) => kind === "fight")?.choices).toEqual(["auto"]);
  expect(rows.map(({ kind }) => kind)).not.toContain("hire");
  const after = withAnswers(mobCityOrders.kinds, settings, { rows, chosen: usual });
  expect(after).toMatchObject({ arm: "auto", fight: "auto", bomb: "never", moll: "auto" });
  expect(citySettings.safeParse(after).success).toBe(true);
});

it("an answer is proposed for the kind of order that has none yet", () => {
  const asked = (topic: string, share: number) => ({ topic, occasion: "", share, answered: 0 });
  const rows = rowsOf({
    ui: nothingPersonalOrders,
    view: { round: 1 },
    settings: { orders: [] },
    met: [asked("dice", 40), asked("coachman", 60)],
  });
  expect(rows.map(({ kind }) => kind)).toEqual(["coachman", "dice"]);
  expect(rows[1]?.usual).toBe("nothing");
  const after = withAnswers(nothingPersonalOrders.kinds, { orders: [] }, { rows, chosen: usual });
  expect(personalSettings.safeParse(after).success).toBe(true);
});

import { catalogue } from "@consigliere/games/catalogue";
import { describe, expect, it } from "vitest";
import { lengthOf } from "./length.ts";
import { defaultValues, optionFields } from "./option-fields.ts";
import { deviations, PACES, paceOf, ruleSetOf, ruleSetsOf, ruleSetValues } from "./rule-sets.ts";

const games = catalogue.map(({ meta }) => ({
  id: meta.id,
  game: { presets: meta.presets as Record<string, never> } as never,
  defaults: defaultValues(optionFields(meta.options.toJSONSchema())),
}));

describe("the rules of a new match", () => {
  it.each(games)("of $id are those of the set that was chosen, at any pace", ({ game, defaults }) => {
    for (const ruleSet of ["days", "book", "quick"] as const) {
      const options = { ...defaults, ...PACES.week, ...ruleSetValues(game, ruleSet) };
      expect(ruleSetOf(game, defaults, options)).toBe(ruleSet);
      expect(paceOf(options)).toBe("week");
    }
  });

  it("are offered as far as a game has them", () => {
    expect(ruleSetsOf({ presets: { days: {}, quick: {} } } as never)).toEqual(["days"]);
    expect(ruleSetsOf({ presets: { days: { pleas: "off" }, quick: {} } } as never)).toEqual(["days", "book"]);
    for (const { game } of games) expect(ruleSetsOf(game)).toEqual(["days", "book", "quick"]);
  });

  it.each(games)(
    "of $id are no set's once something else is changed, which is named",
    ({ game, defaults }) => {
      const agreed = { ...defaults, ...ruleSetValues(game, "days") };
      const options = { ...agreed, ...PACES.day, autopilotAfter: 77 };
      expect(ruleSetOf(game, defaults, options)).toBeUndefined();
      expect(deviations(agreed, options)).toEqual(["autopilotAfter"]);
    },
  );
});

describe("how long a match takes", () => {
  it("is told in days, or in hours for one evening, and follows hours of one's own", () => {
    const estimate = { seats: 4, waits: 60, asks: 20, days: 12.4 };
    expect(lengthOf(estimate, PACES.day, 4)).toEqual({ unit: "days", count: 12, asks: 20 });
    expect(lengthOf(estimate, PACES.week, 4)).toMatchObject({ unit: "days", count: 87 });
    expect(lengthOf(estimate, PACES.evening, 4)).toEqual({ unit: "hours", count: 3, asks: 20 });
    expect(lengthOf(estimate, { turnHours: 8, windowHours: 4 }, 4)).toMatchObject({ unit: "days", count: 4 });
  });

  it("is nobody's to say for one person among bots", () => {
    const estimate = { seats: 4, waits: 60, asks: 20, days: 12.4 };
    expect(lengthOf(estimate, PACES.day, 1)).toMatchObject({ unit: "alone", asks: 20 });
  });
});

import type { View } from "@consigliere/games/family-business/view";
import { describe, expect, it } from "vitest";
import { countsOf, mobsterLabel, type Telling } from "./labels.ts";

const words = {
  option: (id: string) => (id === "mobster:capone-2" ? 'Frank "The Enforcer" Nitti (yours)' : id),
  text: (key: string) =>
    ({
      "mob.capone": "Capone Mob",
      "status.listed": "on the hit list",
      "status.home": "at home",
      "status.buried": "buried",
    })[key] ?? key,
};
const say = ((key: string, values?: { place: number }) =>
  key === "comma" ? ", " : `no. ${values?.place}`) as Telling["t"];
const label = (hitList: string[], cemetery: string[] = []) =>
  mobsterLabel({ t: say, words, view: { hitList, cemetery } as unknown as View }, "capone-2");

describe("a mobster's label", () => {
  it("says whose he is, the mob and the place on the hit list", () => {
    expect(label(["capone-9", "capone-2"])).toBe(
      'Frank "The Enforcer" Nitti (yours), Capone Mob, on the hit list, no. 2',
    );
  });

  it("says who is at home and who is buried", () => {
    expect(label([])).toContain("at home");
    expect(label([], ["capone-2"])).toContain("buried");
  });
});

it("counts a mob by where its members are", () => {
  const mob = (["home", "home", "listed", "buried"] as const).map((status, i) => ({
    id: `capone-${i + 1}` as const,
    status,
  }));
  expect(countsOf(mob)).toEqual({ home: 2, listed: 1, buried: 1 });
});

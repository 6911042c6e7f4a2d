import { expect, it } from "vitest";
import en from "./cities.en.json" with { type: "json" };
import ja from "./cities.ja.json" with { type: "json" };
import { labelOf, zoneCalled } from "./zone-names.ts";

const zones = Intl.supportedValuesOf("timeZone");

it.each([
  ["berlin", "Europe/Berlin"],
  ["New York", "America/New_York"],
  ["America/New_York", "America/New_York"],
  ["Sao Paulo", "America/Sao_Paulo"],
  ["tokyo", "Asia/Tokyo"],
])("finds %s in English", (text, zone) => {
  expect(zoneCalled(text, zones, en)).toBe(zone);
});

it.each([
  ["ベルリン", "Europe/Berlin"],
  ["東京", "Asia/Tokyo"],
  ["ニューヨーク", "America/New_York"],
  ["Berlin", "Europe/Berlin"],
])("finds %s in Japanese", (text, zone) => {
  expect(zoneCalled(text, zones, ja)).toBe(zone);
});

it("finds every zone by what it is shown as, in either language", () => {
  for (const cities of [en, ja]) {
    for (const zone of zones) expect(zoneCalled(labelOf(zone, cities), zones, cities), zone).toBe(zone);
  }
});

it("does not guess between several, and knows no other", () => {
  expect(zoneCalled("a", zones, en)).toBeNull();
  expect(zoneCalled("Atlantis", zones, en)).toBeNull();
  expect(zoneCalled(" ", zones, en)).toBeNull();
});

it("has a Japanese city for every usual zone", () => {
  expect(zones.filter((zone) => zone.includes("/") && !(zone in ja)).length).toBeLessThan(5);
});

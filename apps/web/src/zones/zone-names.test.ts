import { expect, it } from "vitest";
import en from "./cities/en.json" with { type: "json" };
import ja from "./cities/ja.json" with { type: "json" };
import { labelOf, zoneCalled, zonesWith } from "./zone-names.ts";

const zones = zonesWith(null);

it.each([
  ["berlin", "Europe/Berlin"],
  ["New York", "America/New_York"],
  ["America/New_York", "America/New_York"],
  ["Sao Paulo", "America/Sao_Paulo"],
  ["tokyo", "Asia/Tokyo"],
  ["Kyiv", "Europe/Kyiv"],
  ["kiev", "Europe/Kyiv"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Kolkata", "Asia/Kolkata"],
  ["Calcutta", "Asia/Kolkata"],
  ["Kathmandu", "Asia/Kathmandu"],
  ["Katmandu", "Asia/Kathmandu"],
  ["Saigon", "Asia/Ho_Chi_Minh"],
  ["Godthab", "America/Nuuk"],
  ["utc", "UTC"],
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
    expect(new Set(zones.map((zone) => labelOf(zone, cities))).size).toBe(zones.length);
    for (const zone of zones) expect(zoneCalled(labelOf(zone, cities), zones, cities), zone).toBe(zone);
  }
});

it("does not guess between several, and knows no other", () => {
  expect(zoneCalled("a", zones, en)).toBeNull();
  expect(zoneCalled("Atlantis", zones, en)).toBeNull();
  expect(zoneCalled(" ", zones, en)).toBeNull();
});

it("has a Japanese city for every usual zone", () => {
  const usual = Intl.supportedValuesOf("timeZone");
  expect(usual.filter((zone) => zone.includes("/") && !(zone in ja)).length).toBeLessThan(5);
});

import { afterEach, expect, it, vi } from "vitest";
import { laySeen, seenIn } from "./callouts-seen.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage. */
function storage(kept: Record<string, string> = {}) {
  const all = new Map(Object.entries(kept));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
  });
}

it("shows each callout once, in the first match of the game alone", () => {
  storage();
  expect(seenIn("crooks", "one")).toEqual([]);
  laySeen("crooks", "one", "price");
  laySeen("crooks", "one", "price");
  expect(seenIn("crooks", "one")).toEqual(["price"]);
  expect(seenIn("crooks", "two")).toBeNull();
  expect(seenIn("family-business", "two")).toEqual([]);
});

it("shows none where it cannot be known which have been shown", () => {
  storage({ "consigliere.callouts.crooks": "{" });
  expect(seenIn("crooks", "one")).toBeNull();
  storage({ "consigliere.callouts.crooks": '{"match":"one"}' });
  expect(seenIn("crooks", "one")).toBeNull();
  vi.stubGlobal("localStorage", undefined);
  expect(seenIn("crooks", "one")).toBeNull();
});

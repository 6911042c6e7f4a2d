import { afterEach, expect, it, vi } from "vitest";
import { setOwner } from "../device/kept.ts";
import { stubStorage } from "../device/storage-stub.ts";
import { laySeen, seenIn } from "./callouts-seen.ts";

afterEach(() => vi.unstubAllGlobals());

it("shows each callout once, in a reader's first match of the game alone", () => {
  stubStorage();
  setOwner("ann");
  expect(seenIn("crooks", "one")).toEqual([]);
  laySeen("crooks", "one", "price");
  laySeen("crooks", "one", "price");
  expect(seenIn("crooks", "one")).toEqual(["price"]);
  expect(seenIn("crooks", "two")).toBeNull();
  expect(seenIn("family-business", "two")).toEqual([]);
  setOwner("bob");
  expect(seenIn("crooks", "two")).toEqual([]);
});

it("shows none where it cannot be known which have been shown", () => {
  const all = stubStorage();
  setOwner("ann");
  for (const text of ["{", '{"match":"one"}']) {
    all.set("consigliere.callouts.ann.crooks", text);
    expect(seenIn("crooks", "one")).toBeNull();
  }
  vi.stubGlobal("localStorage", undefined);
  expect(seenIn("crooks", "one")).toBeNull();
});

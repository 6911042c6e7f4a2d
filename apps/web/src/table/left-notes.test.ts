import { beforeEach, expect, it } from "vitest";
import { setOwner } from "../device/kept.ts";
import { stubStorage } from "../device/storage-stub.ts";
import { leaveNotes, leftNotes } from "./left-notes.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
  setOwner("ann");
});

it("keeps what was typed for its writer alone, match by match, until it was sent", () => {
  leaveNotes("m1", { text: "Lou bluffs.", edition: 2 });
  setOwner("bob");
  expect(leftNotes("m1")).toBeNull();
  leaveNotes("m1", { text: "Ann knows.", edition: 0 });
  expect([leftNotes("m1"), leftNotes("m2")]).toEqual([{ text: "Ann knows.", edition: 0 }, null]);
  leaveNotes("m1", null);
  expect(leftNotes("m1")).toBeNull();
  setOwner("ann");
  expect(leftNotes("m1")).toEqual({ text: "Lou bluffs.", edition: 2 });
});

it.each(["{", "7", '"text"', '{"text":1,"edition":2}'])("takes %s for nothing", (text) => {
  stored.set("consigliere.notes.ann.m1", text);
  expect(leftNotes("m1")).toBeNull();
});

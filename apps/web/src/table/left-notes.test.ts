import { beforeEach, expect, it, vi } from "vitest";
import { hasLeftNotes, leaveNotes, leftNotes } from "./left-notes.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it("keeps what was typed for its writer alone, match by match, until it was sent", () => {
  leaveNotes("m1", "ann", { text: "Lou bluffs.", edition: 2 });
  leaveNotes("m1", "bob", { text: "Ann knows.", edition: 0 });
  expect(leftNotes("m1", "ann")).toEqual({ text: "Lou bluffs.", edition: 2 });
  expect(leftNotes("m1", "bob")).toEqual({ text: "Ann knows.", edition: 0 });
  expect([leftNotes("m1", "eve"), leftNotes("m2", "ann")]).toEqual([null, null]);
  leaveNotes("m1", "bob", null);
  expect(hasLeftNotes("m1")).toBe(true);
  leaveNotes("m1", "ann", null);
  expect([hasLeftNotes("m1"), leftNotes("m1", "ann")]).toEqual([false, null]);
});

it.each(["{", "7", '{"ann":"text"}', '{"ann":{"text":1,"edition":2}}'])(
  "takes %s for nothing, and a browser that keeps nothing too",
  (text) => {
    stored.set("consigliere.notes.m1", text);
    expect(leftNotes("m1", "ann")).toBeNull();
    vi.stubGlobal("localStorage", undefined);
    leaveNotes("m1", "ann", { text: "Lou bluffs.", edition: 2 });
    expect([hasLeftNotes("m1"), leftNotes("m1", "ann")]).toEqual([false, null]);
  },
);

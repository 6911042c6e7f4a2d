import { afterEach, expect, it, vi } from "vitest";
import { keepProgress, progressIn } from "./progress.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage. */
function storage(kept: Record<string, string> = {}) {
  const all = new Map(Object.entries(kept));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
  });
}

it("comes back to where a course was left", () => {
  storage();
  keepProgress("crooks", { at: 2, deeds: [{ does: "answer", value: "hire:hideout-a" }] });
  expect(progressIn("crooks")).toEqual({ at: 2, deeds: [{ does: "answer", value: "hire:hideout-a" }] });
  expect(progressIn("mafia-dollar")).toEqual({ at: 0, deeds: [] });
});

it.each(["", "{", "7", '{"at":-1,"deeds":[]}', '{"at":"1","deeds":[]}', '{"at":1}'])(
  "begins anew where %j is kept",
  (text) => {
    storage({ "consigliere.lesson.crooks": text });
    expect(progressIn("crooks")).toEqual({ at: 0, deeds: [] });
  },
);

it("begins anew where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  keepProgress("crooks", { at: 2, deeds: [] });
  expect(progressIn("crooks")).toEqual({ at: 0, deeds: [] });
});

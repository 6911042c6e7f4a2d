import { beforeEach, expect, it } from "vitest";
import { setOwner } from "../device/kept.ts";
import { stubStorage } from "../device/storage-stub.ts";
import { keepProgress, progressIn } from "./progress.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
  setOwner("ann");
});

it("comes back to where a reader left a course", () => {
  keepProgress("crooks", { at: 2, deeds: [{ does: "answer", value: "hire:hideout-a" }] });
  expect(progressIn("mafia-dollar")).toEqual({ at: 0, deeds: [] });
  setOwner("bob");
  expect(progressIn("crooks")).toEqual({ at: 0, deeds: [] });
  setOwner("ann");
  expect(progressIn("crooks")).toEqual({ at: 2, deeds: [{ does: "answer", value: "hire:hideout-a" }] });
});

it.each(["", "{", "7", '{"at":-1,"deeds":[]}', '{"at":"1","deeds":[]}', '{"at":1}'])(
  "begins anew where %j is kept",
  (text) => {
    stored.set("consigliere.lesson.ann.crooks", text);
    expect(progressIn("crooks")).toEqual({ at: 0, deeds: [] });
  },
);

import { beforeEach, expect, it, vi } from "vitest";
import { addToDraft } from "../table/letters/use-draft.ts";
import { forgetOwner, isText, keep, kept, keyOf, setOwner } from "./kept.ts";
import { read } from "./storage.ts";
import { stubStorage } from "./storage-stub.ts";

const TALK = { match: "m1", viewer: 0, other: 1 };
const draft = () => kept(keyOf("letter", "m1", 0, 1), isText);
const refuse = () => {
  throw new DOMException("not here", "SecurityError");
};

beforeEach(() => void stubStorage());

it("lets two people share a browser, and neither read what the other wrote", () => {
  setOwner("ann");
  addToDraft(TALK, "Ben, whack Cleo.");
  setOwner("cleo");
  expect(draft()).toBeNull();
  addToDraft(TALK, "Hello Ben.");
  setOwner("ann");
  expect(draft()).toBe("Ben, whack Cleo.");
  expect(kept(keyOf("letter", "m1", 2, 1), isText)).toBeNull();
});

it("leaves nothing private of a person who signs out, and of one who deletes the account nothing", () => {
  const all = stubStorage();
  setOwner("ann");
  addToDraft(TALK, "Ben, whack Cleo.");
  keep(keyOf("notes", "m1"), { text: "Cleo bluffs.", edition: 1 });
  keep(keyOf("lesson", "m1"), "what was seen");
  setOwner("anna");
  keep(keyOf("lesson", "m1"), "seen by Anna");
  setOwner("ann");
  forgetOwner();
  expect([...all.values()].join()).not.toContain("Cleo");
  expect(kept(keyOf("lesson", "m1"), isText)).toBe("what was seen");
  forgetOwner({ forGood: true });
  expect([...all.keys()].filter((key) => key.includes(".ann."))).toEqual([]);
  setOwner("anna");
  expect(kept(keyOf("lesson", "m1"), isText)).toBe("seen by Anna");
});

it.each([
  ["absent", () => vi.stubGlobal("localStorage", null)],
  ["closed", () => Object.defineProperty(globalThis, "localStorage", { get: refuse, configurable: true })],
  ["full", () => stubStorage({ setItem: refuse })],
  ["broken", () => stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })],
])("keeps for as long as the page is open where storage is %s", (_, break_) => {
  break_();
  setOwner("ann");
  addToDraft(TALK, "Ben, whack Cleo.");
  addToDraft(TALK, "Tonight.");
  expect(draft()).toBe("Ben, whack Cleo.\nTonight.");
  setOwner("cleo");
  expect(draft()).toBeNull();
  setOwner("ann");
  forgetOwner();
  expect(draft()).toBeNull();
});

it("forgets an older value that the browser still has when a newer one does not fit", () => {
  const all = stubStorage();
  keep("a", "old");
  vi.stubGlobal("localStorage", undefined);
  keep("a", "new");
  expect(read("a")).toBe('"new"');
  expect(all.get("a")).toBe('"old"');
});

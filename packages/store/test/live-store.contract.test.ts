import { beforeEach, describe, expect, it } from "vitest";
import { mostPages, silenceSeconds } from "../src/live.ts";
import type { Store } from "../src/store.ts";
import { freshStore } from "./fresh-store.ts";

let now = new Date("2026-03-01T12:00:00.000Z");
let store: Store;
beforeEach(async () => {
  now = new Date("2026-03-01T12:00:00.000Z");
  store = await freshStore(() => now);
});

const page = (id: string, { matchId = "m1", userId = "ann" } = {}) => ({
  id,
  matchId,
  userId,
  revision: "first",
});
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const idsAt = async (matchId: string) => (await store.live.at(matchId)).map(({ id }) => id).sort();

it("knows the pages at a match, and by their sockets", async () => {
  await store.live.open(page("a"));
  await store.live.open(page("b", { userId: "ben" }));
  await store.live.open(page("c", { matchId: "m2" }));
  expect(await idsAt("m1")).toEqual(["a", "b"]);
  expect(await store.live.find("c")).toMatchObject({ matchId: "m2", userId: "ann", revision: "first" });
  expect(await store.live.find("d")).toBeUndefined();
});

it("remembers what a page was told, and tells the pages of one person from the others'", async () => {
  await store.live.open(page("a"));
  await store.live.open(page("b", { userId: "ben" }));
  const [first] = await store.live.of("m1", "ann");
  if (first === undefined) throw new Error("no page");
  expect(first).toEqual({ ...page("a"), place: 0 });
  await store.live.setPresent(first, [0, 2]);
  await store.live.setRevision(first, null);
  expect(await store.live.of("m1", "ann")).toEqual([{ ...first, revision: null, present: [0, 2] }]);
  expect(await store.live.of("m1", "an")).toEqual([]);
  pass(silenceSeconds + 1);
  expect(await store.live.of("m1", "ann")).toEqual([]);
});

it("puts a page where none was before, as long as there is room", async () => {
  await store.live.open(page("a"));
  pass(silenceSeconds + 1);
  await store.live.open(page("b"));
  expect((await store.live.find("b"))?.place).toBe(1);
  for (let more = 2; more < mostPages; more++) await store.live.open(page(`p${more}`));
  expect(await store.live.open(page("c"))).toBe(true);
  expect((await store.live.find("c"))?.place).toBe(0);
});

it("no id leads into the pages of another match or person", async () => {
  await store.live.open(page("a", { matchId: "m1#x", userId: "ann#0" }));
  expect(await idsAt("m1")).toEqual([]);
  await Promise.all(Array.from({ length: mostPages }, (_, i) => store.live.open(page(`p${i}`))));
  expect(await store.live.open(page("b", { userId: "ann#0" }))).toBe(true);
});

it("of a hundred pages of one person keeps a few, however fast they come", async () => {
  const opened = await Promise.all(Array.from({ length: 90 }, (_, i) => store.live.open(page(`p${i}`))));
  for (let i = 90; i < 100; i++) expect(await store.live.open(page(`p${i}`))).toBe(false);
  expect(opened.filter(Boolean)).toHaveLength(mostPages);
  expect(await store.live.at("m1")).toHaveLength(mostPages);
  expect(await store.live.open(page("of another", { userId: "ben" }))).toBe(true);
});

describe("a page", () => {
  it("is forgotten without a sign of life, and gives its place to others", async () => {
    for (let i = 0; i < mostPages; i++) await store.live.open(page(`p${i}`));
    pass(silenceSeconds - 10);
    const [kept] = await store.live.at("m1");
    if (kept === undefined) throw new Error("no page");
    await store.live.prolong(kept);
    pass(20);
    expect(await idsAt("m1")).toEqual([kept.id]);
    expect(await store.live.open(page("new"))).toBe(true);
    // Its place is another page's by now.
    expect(await idsAt("m1")).toEqual([kept.id, "new"].sort());
  });

  it("that is gone changes nothing about the one in its place", async () => {
    await store.live.open(page("a"));
    const gone = await store.live.find("a");
    if (gone === undefined) throw new Error("no page");
    await store.live.forget(gone);
    await store.live.open(page("b"));
    await store.live.setRevision(gone, "other");
    await store.live.prolong(gone);
    await store.live.forget(gone);
    expect(await store.live.at("m1")).toMatchObject([{ id: "b", revision: "first" }]);
  });

  it("is told of a revision once", async () => {
    await store.live.open(page("a"));
    const [open] = await store.live.at("m1");
    if (open === undefined) throw new Error("no page");
    await store.live.setRevision(open, "second");
    expect(await store.live.at("m1")).toMatchObject([{ id: "a", revision: "second" }]);
  });
});

import type { Since } from "@consigliere/contract/play";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readDashboard } from "../../src/lobby/dashboard.ts";
import { openTable } from "../../src/match/load.ts";
import { undoAnswer } from "../../src/play/undo.ts";
import { type Look, viewIfChanged, viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
let [ann, bob] = [] as unknown as [Profile, Profile];
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

const look = (who: Profile, id: string, wish: Look) => viewMatch(t.context, who.userId, id, wish);

async function newsOf(who: Profile, id: string, since: Since) {
  const { recap } = await look(who, id, { since });
  if (recap === undefined) throw new Error("nothing came along");
  return { numbers: recap.frames.map(({ n }) => n), ...recap };
}

const unseen = async (who: Profile) => (await readDashboard(t.context, who.userId))[0]?.unseen;

/** Pennies are shown round after round: two events each. */
async function longMatch(rounds: number): Promise<string> {
  const id = await startedMatch(t, [ann, bob], { rounds: rounds + 1 });
  for (let round = 0; round < rounds; round++) {
    const [first, second] = round % 2 === 0 ? [ann, bob] : [bob, ann];
    await answerAs(t, first, id, "show");
    await answerAs(t, second, id, "call");
  }
  return id;
}

describe("what happened since", () => {
  it("comes with the view from one load of the match, whatever ended on the way", async () => {
    const id = await longMatch(3);
    const told = (await look(bob, id, {})).table?.told ?? 0;
    const { matches } = t.context.store;
    for (const since of [told - 1, told - 3]) {
      const names = ["load", "stretch", "records", "loadSecret", "meta"] as const;
      const spies = names.map((name) => vi.spyOn(matches, name));
      const { numbers, frames, skipped } = await newsOf(bob, id, since);
      expect(spies.map((spy) => spy.mock.calls.length)).toEqual([1, 0, 0, 0, 0]);
      for (const spy of spies) spy.mockRestore();
      expect(numbers).toEqual(Array.from({ length: told - since }, (_, i) => since + 1 + i));
      expect(frames.every(({ view }) => view !== null)).toBe(true);
      expect(skipped).toBe(0);
    }
  });

  it("is the same however far back it begins", async () => {
    const id = await longMatch(4);
    const all = await newsOf(bob, id, 0);
    const { table } = await look(bob, id, {});
    expect(all.numbers).toEqual(Array.from({ length: table?.told ?? 0 }, (_, i) => i + 1));
    for (const since of all.numbers) {
      expect((await newsOf(bob, id, since)).frames, `since ${since}`).toEqual(all.frames.slice(since));
    }
  });

  it("of a long sleep is the last of it, and costs no more than that", async () => {
    const id = await longMatch(100);
    const told = (await look(bob, id, {})).table?.told ?? 0;
    expect(told).toBeGreaterThan(200);
    const { frames, skipped, numbers } = await newsOf(bob, id, 3);
    expect(frames).toHaveLength(150);
    expect(skipped).toBe(told - 150 - 3);
    expect(numbers.at(-1)).toBe(told);
    expect(frames.every(({ view }) => view !== null)).toBe(true);
    const stretch = vi.spyOn(t.context.store.matches, "stretch");
    await newsOf(bob, id, 0);
    const read = (await Promise.all(stretch.mock.results.map(({ value }) => value))).flat();
    expect(stretch).toHaveBeenCalledTimes(1);
    expect(read.length).toBeLessThan(200);
    const [oldest] = read;
    expect(oldest?.seq).toBeGreaterThan(1);
  });

  it("is nothing for a number that nobody has come to, and for a match in its lobby", async () => {
    const id = await longMatch(1);
    const told = (await look(bob, id, {})).table?.told ?? 0;
    for (const since of [told, told + 1, 999_999_999]) {
      expect(await newsOf(bob, id, since)).toMatchObject({ frames: [], skipped: 0 });
    }
  });

  it("comes with an answer and what was taken back as well", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 2 });
    const before = (await look(ann, id, {})).table;
    const after = await answerAs(t, ann, id, "show", before?.told);
    expect(after.recap?.frames.map(({ n }) => n)).toEqual([(before?.told ?? 0) + 1]);
    expect(after.recap?.frames.at(-1)?.view).toEqual(after.table?.view);
    await expect(undoAnswer(t.context, ann.userId, id, "take-back", before?.told)).rejects.toThrow(
      "match/nothing-to-undo",
    );
  });
});

describe("what was looked at", () => {
  it("is what its reader says, of what the reader has, and never less than before", async () => {
    const id = await longMatch(1);
    await t.settle();
    const told = (await look(bob, id, {})).table?.told ?? 0;
    expect(await unseen(bob)).toBe(told);
    const saying: [Look, number][] = [
      [{ seen: told }, 0],
      [{ since: "seen", seen: told }, 0],
      [{ since: 2, seen: told }, 2],
      [{ since: told, seen: 1 }, 2],
      [{ since: 999_999, seen: 3 }, 3],
      [{ since: 999_999, seen: 999_999 }, told],
    ];
    for (const [wish, looked] of saying) {
      const { table } = await look(bob, id, wish);
      expect(table?.seen, JSON.stringify(wish)).toBe(looked);
      expect(await unseen(bob), JSON.stringify(wish)).toBe(told - looked);
    }
    await answerAs(t, bob, id, "show");
    await t.settle();
    expect(await unseen(bob)).toBeGreaterThan(0);
  });

  it("is written once, and by a look without news as well, which tells no other reader anything", async () => {
    const id = await longMatch(1);
    await t.settle();
    const first = await viewIfChanged(t.context, bob.userId, id, null);
    const { tag = null, view } = first ?? {};
    const told = view?.table?.told ?? 0;
    const { memberships } = t.context.store;
    const written = vi.spyOn(memberships, "setSeen");
    const poll = (wish: Look, known = tag) => viewIfChanged(t.context, bob.userId, id, known, wish);
    expect(await poll({ since: told })).toBeNull();
    expect(written).not.toHaveBeenCalled();
    expect(await poll({ since: 999_999, seen: 999_999 })).toBeNull();
    expect((await memberships.get(bob.userId, id))?.seenEvents).toBe(told);
    expect(written).toHaveBeenCalledTimes(1);
    for (let again = 0; again < 2; again++) await poll({ since: told, seen: told }, null);
    expect(written).toHaveBeenCalledTimes(1);
    expect((await memberships.get(ann.userId, id))?.seenEvents).toBe(0);
  });

  it("is nothing from another chair, nor by people without a seat", async () => {
    const more = { visibility: "open" } as const;
    const id = await startedMatch(t, [ann, bob], { rounds: 1 }, "pennies", more);
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    expect((await openTable(t.context, id)).run.outcome).not.toBeNull();
    const zoe = await t.person("Zoe");
    const written = vi.spyOn(t.context.store.memberships, "setSeen");
    await look(ann, id, { as: 1, since: 2, seen: 2 });
    const watched = await look(zoe, id, { since: 0, seen: 2 });
    expect(written).not.toHaveBeenCalled();
    expect(watched.recap?.frames.length).toBe(watched.table?.told);
    expect((await look(zoe, id, { since: "seen" })).recap?.frames).toEqual([]);
    for (const as of [0, 1]) await expect(look(zoe, id, { as, since: 0 })).rejects.toThrow("match/not-yours");
  });
});

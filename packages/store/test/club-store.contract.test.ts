import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Club, ClubResult } from "../src/clubs.ts";
import type { Store } from "../src/store.ts";
import { freshStore } from "./fresh-store.ts";

let store: Store;
beforeAll(async () => {
  store = await freshStore();
});

const AT = "2026-01-01T12:00:00.000Z";

async function clubOf(...userIds: readonly string[]): Promise<Club> {
  const members = userIds.map((userId) => ({ userId, joinedAt: AT }));
  const [founder = ""] = userIds;
  const id = randomUUID();
  return store.clubs.create({ id, name: "Back Room", founder, members, inviteToken: "word", foundedAt: AT });
}

function resultAt(endedAt: string, ...userIds: readonly string[]): ClubResult {
  const seats = userIds.map((userId, place) => ({ player: { userId }, place: place + 1, score: 7 }));
  return { matchId: `m-${endedAt}`, game: "pennies", startedAt: AT, endedAt, stat: "pennies", seats };
}

const without = (userId: string) => (club: Club) => {
  const members = club.members.filter((one) => one.userId !== userId);
  return members.length === 0 ? null : { ...club, members };
};

it("keeps a club with those who are in it, and finds it from each of them", async () => {
  const [ann, ben] = [randomUUID(), randomUUID()];
  const club = await clubOf(ann);
  expect(await store.clubs.get(club.id)).toEqual(club);
  expect(await store.clubs.idsOf(ann)).toEqual([club.id]);
  const members = [...club.members, { userId: ben, joinedAt: AT }];
  const grown = await store.clubs.change(club.id, (now) => ({ ...now, members }));
  expect(grown).toMatchObject({ members, rev: 2 });
  expect(await store.clubs.idsOf(ben)).toEqual([club.id]);
  const other = await clubOf(ben);
  expect((await store.clubs.getMany([club.id, other.id, "none"])).map(({ id }) => id).sort()).toEqual(
    [club.id, other.id].sort(),
  );
  await store.clubs.change(club.id, without(ann));
  expect(await store.clubs.idsOf(ann)).toEqual([]);
});

it("loses none of those who come at the same moment", async () => {
  const club = await clubOf(randomUUID());
  const newcomers = Array.from({ length: 4 }, () => randomUUID());
  await Promise.all(
    newcomers.map((userId) =>
      store.clubs.change(club.id, (now) => ({ ...now, members: [...now.members, { userId, joinedAt: AT }] })),
    ),
  );
  const there = (await store.clubs.get(club.id))?.members.map(({ userId }) => userId) ?? [];
  expect(there.slice(1).sort()).toEqual([...newcomers].sort());
  for (const userId of newcomers) expect(await store.clubs.idsOf(userId)).toEqual([club.id]);
});

it("keeps the first result of each match, and gives the newest, newest first", async () => {
  const { id } = await clubOf(randomUUID());
  const ends = ["2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z", "2026-01-15T00:00:00.000Z"];
  for (const end of ends) await store.clubs.addResult(id, resultAt(end, "a", "b"));
  await store.clubs.addResult(id, resultAt(ends[0] ?? "", "b", "a"));
  const [newest, second] = await store.clubs.results(id, 2);
  expect(newest?.endedAt).toBe(ends[1]);
  expect(second).toEqual(resultAt(ends[0] ?? "", "a", "b"));
  await store.clubs.moveResults(id, "a", "account");
  expect(await store.clubs.results(id, 9)).toEqual(
    [ends[1], ends[0], ends[2]].map((end) => resultAt(end ?? "", "account", "b")),
  );
});

it("is gone with all its results when the last one leaves", async () => {
  const ann = randomUUID();
  const { id } = await clubOf(ann);
  await store.clubs.addResult(id, resultAt("2026-02-01T00:00:00.000Z", ann));
  expect(await store.clubs.change(id, without(ann))).toBeUndefined();
  expect(await store.clubs.get(id)).toBeUndefined();
  expect(await store.clubs.results(id, 9)).toEqual([]);
  expect(await store.clubs.idsOf(ann)).toEqual([]);
  expect(await store.clubs.change(id, without(ann))).toBeUndefined();
});

/** Matches whose stored parts do not fit together: they stay closed and as they are, and hold nobody else up. */
import { inflateSync } from "node:zlib";
import type { RawItem } from "@consigliere/store/backup";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import type { Context } from "../../src/context.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { startMatch } from "../../src/lobby/start-match.ts";
import { enter } from "../../src/match/enter.ts";
import { keepingTables } from "../../src/match/kept-tables.ts";
import { openTable } from "../../src/match/load.ts";
import { readProof } from "../../src/play/proof.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { operationsOf, recordAt, tamper } from "../../testing/operations.ts";
import { pennies } from "../../testing/pennies.ts";
import { answerAs } from "../../testing/pennies-match.ts";

let t: TestContext;
let ann: Profile;
beforeEach(async () => {
  t = await openContext();
  ann = await t.person("Ann");
});

/** A match of one person and two bots, who are asked next: the third record is her answer, in a step of three. */
async function answered(): Promise<string> {
  const { id } = await createMatch(t.context, ann, { game: "pennies", seats: 3, seatOrder: "chosen" });
  await startMatch(t.context, ann.userId, id, "dull");
  await t.settle();
  await enter(t.context, await openTable(t.context, id), { input: { kind: "postpone" } });
  await answerAs(t, ann, id, "keep");
  return id;
}

const itemsOf = async (id: string) => {
  const items: RawItem[] = [];
  for await (const item of operationsOf(t).backup.itemsIn(`MATCH#${id}`)) items.push(item);
  return items.toSorted((one, other) => String(one["sk"]?.["S"]).localeCompare(String(other["sk"]?.["S"])));
};

const isSecret = (id: string) => (item: RawItem) =>
  item["pk"]?.["S"] === `MATCH#${id}` && item["sk"]?.["S"] === "SECRET";

/** Replaces text in a member of an item. */
const rewritten = (name: string, from: string | RegExp, to: string) => (item: RawItem) => {
  const { S, B } = item[name] ?? {};
  const text = S === undefined ? inflateSync(Buffer.from(String(B), "base64")).toString() : String(S);
  expect(text).toMatch(from);
  return { ...item, [name]: { S: text.replace(from, to) } };
};

const withLink = (change: (link: Record<string, unknown>) => object) => (item: RawItem) => ({
  ...item,
  link: { S: JSON.stringify(change(JSON.parse(String(item["link"]?.["S"])))) },
});

async function removed(isMeant: (item: RawItem) => boolean, id: string): Promise<void> {
  await operationsOf(t).backup.removeItems((await itemsOf(id)).filter(isMeant));
}

const otherHead = (link: object) => ({ ...link, head: "00".repeat(32) });

/** The state of the match, and the reported errors. */
const damages: Readonly<Record<string, readonly [(id: string) => Promise<void>, string]>> = {
  "a record is missing in the running step": [(id) => removed(recordAt(id, 2), id), "gap"],
  "the newest record has another head": [(id) => tamper(t, recordAt(id, 3), withLink(otherHead)), "link"],
  "an earlier record has another head": [(id) => tamper(t, recordAt(id, 2), withLink(otherHead)), "link"],
  "the newest record has no link": [
    (id) => tamper(t, recordAt(id, 3), ({ link: _, ...item }) => item),
    "unreadable",
  ],
  "an answer was altered": [
    (id) => tamper(t, recordAt(id, 3), rewritten("body", '"value":"keep"', '"value":"show"')),
    "link",
  ],
  "the newest snapshot was altered": [
    (id) => tamper(t, recordAt(id, 1), rewritten("snapshot", '"rounds":2', '"rounds":3')),
    "state",
  ],
  "the snapshot and its name were altered": [
    async (id) => {
      await tamper(t, recordAt(id, 1), rewritten("snapshot", '"rounds":2', '"rounds":3'));
      await tamper(
        t,
        recordAt(id, 1),
        withLink(({ state: _, ...link }) => link),
      );
    },
    "state",
  ],
  "the secret was swapped": [
    (id) =>
      tamper(t, isSecret(id), (item) => {
        const { salt } = JSON.parse(String(item["body"]?.["S"]));
        return { ...item, body: { S: JSON.stringify({ secret: "5e".repeat(32), salt }) } };
      }),
    "commitment",
  ],
  "the secret is gone": [(id) => removed(isSecret(id), id), "unreadable"],
  "a record cannot be read": [
    (id) => tamper(t, recordAt(id, 3), (item) => ({ ...item, body: { S: "{" } })),
    "unreadable",
  ],
  "the snapshot cannot be read": [
    (id) => tamper(t, recordAt(id, 1), (item) => ({ ...item, snapshot: { B: "AAAA" } })),
    "unreadable",
  ],
  "the snapshot is gone": [
    (id) => tamper(t, recordAt(id, 1), ({ snapshot: _, ...item }) => item),
    "no-snapshot",
  ],
};

const damaged = { code: "server/match-damaged" };

describe.each(Object.entries(damages))("a match of which %s", (_, [damage, what]) => {
  it("stays closed and as it is, names itself in the log once, and holds no other match up", async () => {
    const id = await answered();
    await t.settle();
    const other = await createMatch(t.context, ann, { game: "pennies", seats: 3, seatOrder: "chosen" });
    await startMatch(t.context, ann.userId, other.id, "dull");
    const broken = await answered();
    await damage(broken);
    const before = await itemsOf(broken);
    t.faults.length = 0;
    await expect(viewMatch(t.context, ann.userId, broken)).rejects.toMatchObject(damaged);
    expect(t.faults.map(({ where }) => where)).toEqual([
      expect.objectContaining({ matchId: broken, damage: what }),
    ]);
    await expect(readProof(t.context, ann.userId, broken)).rejects.toMatchObject(damaged);
    // The bots of all matches would play now, and two days later all time is over.
    await t.settle();
    await t.pass(2 * 86_400);
    expect(await itemsOf(broken)).toEqual(before);
    expect((await viewMatch(t.context, ann.userId, id)).table).not.toBeNull();
    expect((await viewMatch(t.context, ann.userId, other.id)).table).not.toBeNull();
  });
});

it("goes on under corrected rules alone: the same rules that refuse their own answers refuse the match", async () => {
  const id = await answered();
  const before = await itemsOf(id);
  const at = (version: string): Context => ({ ...t.context, games: [pennies(version, "conceal")] });
  t.faults.length = 0;
  await expect(viewMatch(at("1"), ann.userId, id)).rejects.toMatchObject(damaged);
  expect(t.faults).toMatchObject([{ where: { matchId: id, damage: "misfit", seq: 3 } }]);
  expect(await itemsOf(id)).toEqual(before);
  expect((await viewMatch(at("2"), ann.userId, id)).match.version).toBe("2");
});

it("is not asked again after corrected rules either where its records do not fit together", async () => {
  const id = await answered();
  await tamper(t, recordAt(id, 3), withLink(otherHead));
  const corrected = { ...t.context, games: [pennies("2", "conceal")] };
  await expect(viewMatch(corrected, ann.userId, id)).rejects.toMatchObject(damaged);
});

it("is found by a process that has the table in memory, and its times are those that are stored", async () => {
  const id = await answered();
  const process = { ...t.context, store: { ...t.context.store } };
  const look = () => keepingTables(() => viewMatch(process, ann.userId, id));
  const { table } = await look();
  await tamper(
    t,
    recordAt(id, 3),
    rewritten("body", /"since":"[^"]+"/g, '"since":"2020-01-01T00:00:00.000Z"'),
  );
  const since = (await look()).table?.waiting.map((one) => one.since);
  expect(since).toContain("2020-01-01T00:00:00.000Z");
  expect(table?.waiting.map((one) => one.since)).not.toEqual(since);
  await tamper(t, isSecret(id), (item) => ({ ...item, body: { S: '{"secret":"00"}' } }));
  await expect(look()).rejects.toMatchObject(damaged);
});

import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { RawItem } from "../src/backup.ts";
import { RawBatchWriteCommand, type RawWrites } from "../src/dynamo/commands.ts";
import { operations } from "../src/operations.ts";
import { connect } from "../src/store.ts";
import { interpose } from "../testing/interpose.ts";
import { freshTable } from "../testing/table.ts";
import { delivery, lobby, matchOf, projection, secret } from "./examples.ts";
import { showRow, takeDeliveries, takeWork } from "./taking.ts";

const now = new Date("2026-01-01T00:00:00.000Z");

async function freshOperations() {
  const table = { ...(await freshTable()), now: () => now };
  return { store: connect(table), ops: operations(table), table };
}

async function collected<T>(all: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const each of all) list.push(each);
  return list;
}

/** The items in an order of their own, each with its attributes in order. */
const sorted = (items: readonly RawItem[]) =>
  items.map((item) => JSON.stringify(Object.entries(item).toSorted())).toSorted();

it("names every match once, however many records it has and whatever else is stored", async () => {
  const { store, ops } = await freshOperations();
  await store.outbox.enqueue(delivery());
  await showRow(store, projection());
  const ids = [await matchOf(store, 60), await matchOf(store, 3)];
  const odd = lobby({ id: "50%#odd" });
  await store.matches.createLobby(odd, secret);
  expect((await collected(ops.matches.listIds())).toSorted()).toEqual([...ids, odd.id].toSorted());
});

it("shows what waits and what was given up, and gives the latter another life", async () => {
  const { store, ops } = await freshOperations();
  await store.outbox.enqueue(delivery({ dedupeKey: "dead" }));
  const [claim] = await takeDeliveries(store, now, 1);
  if (claim) await store.outbox.markFailed(claim, "no such mailbox", { dead: true });
  await store.outbox.enqueue(delivery({ dedupeKey: "late" }), "2026-01-01T02:00:00.000Z");
  await store.outbox.enqueue(delivery({ dedupeKey: "soon" }), "2026-01-01T01:00:00.000Z");

  expect((await ops.outbox.list("queued", 9)).map((entry) => entry.dedupeKey)).toEqual(["soon", "late"]);
  expect(await ops.outbox.list("dead", 9)).toMatchObject([
    { dedupeKey: "dead", lastError: "no such mailbox" },
  ]);

  expect(await ops.outbox.requeue("dead")).toBe(true);
  expect(await ops.outbox.requeue("dead")).toBe(false);
  expect(await ops.outbox.requeue("unknown")).toBe(false);
  expect(await ops.outbox.list("dead", 9)).toEqual([]);
  expect(await takeDeliveries(store, now, 9)).toMatchObject([
    { ...delivery({ dedupeKey: "dead" }), attempts: 1 },
  ]);
});

it("lists the whole queue, however many pages it takes, and no more than asked for", async () => {
  const { store, ops } = await freshOperations();
  // A page holds a megabyte; the text does not compress.
  const text = () => randomBytes(200_000).toString("base64");
  for (let mail = 0; mail < 9; mail++) {
    await store.outbox.enqueue(delivery({ dedupeKey: `m${mail}`, payload: text() }));
  }
  expect(await ops.outbox.list("queued", 100)).toHaveLength(9);
  expect(await ops.outbox.list("queued", 8)).toHaveLength(8);
});

it("names every row of a desk, whether or not its owner sits anywhere", async () => {
  const { store, ops } = await freshOperations();
  await matchOf(store, 3);
  await showRow(store, projection());
  await showRow(store, projection({ userId: "b%#b", matchId: "50%#odd" }));
  await store.notifications.put(
    {
      userId: "ann",
      kind: "k",
      matchId: "m1",
      key: "p",
      at: now.toISOString(),
    },
    "2026-01-01T00:02:00.000Z",
  );
  const rows = (await collected(ops.memberships.listIds())).map(
    ({ userId, matchId }) => `${userId} ${matchId}`,
  );
  expect(rows.toSorted()).toEqual(["ann m1", "b%#b 50%#odd"]);
});

it("lists due work by its time without taking it, and says what is in hand", async () => {
  const { store, ops } = await freshOperations();
  const work = (key: string, at: string) => store.due.put({ kind: "k", key, at, payload: { key } });
  await work("later", "2026-01-02T00:00:00.000Z");
  await work("late", "2025-12-31T00:00:00.000Z");
  await work("latest", "2025-12-30T00:00:00.000Z");
  await takeWork(store, now, 1);
  expect((await ops.due.list(null, 9)).map(({ key }) => key)).toEqual(["latest", "late", "later"]);
  const overdue = await ops.due.list(now, 9);
  expect(overdue).toMatchObject([
    { key: "latest", attempts: 1 },
    { key: "late", attempts: 0 },
  ]);
  expect(overdue.map(({ leaseUntil }) => leaseUntil)).toEqual(["2026-01-01T00:01:00.000Z", undefined]);
  expect(await takeWork(store, now, 9)).toHaveLength(1);
});

it("copies a table item by item, through JSON, bytes and all", async () => {
  const { store, ops } = await freshOperations();
  const id = await matchOf(store, 60);
  await store.outbox.enqueue(delivery({ payload: { text: "long ".repeat(1000) } }));
  const items = await collected(ops.backup.items());
  expect(items.length).toBeGreaterThan(60);
  const lines = items.map((item) => JSON.stringify(item));

  const copy = await freshOperations();
  expect(await copy.ops.backup.putItems(lines.map((line) => JSON.parse(line) as RawItem))).toBe(items.length);
  expect(sorted(await collected(copy.ops.backup.items()))).toEqual(sorted(items));
  expect(await copy.store.matches.load(id)).toEqual(await store.matches.load(id));
  expect(await takeDeliveries(copy.store, now, 1)).toMatchObject([
    { payload: { text: "long ".repeat(1000) } },
  ]);
});

it("reads the table in parts that together are the whole", async () => {
  const { store, ops } = await freshOperations();
  await Promise.all([matchOf(store, 5), matchOf(store, 5), matchOf(store, 5)]);
  const parts = await Promise.all(
    [0, 1, 2].map((segment) => collected(ops.backup.items({ segment, segments: 3 }))),
  );
  expect(sorted(parts.flat())).toEqual(sorted(await collected(ops.backup.items())));
});

it("writes into a table that is not empty only when told to", async () => {
  const { store, ops } = await freshOperations();
  await store.outbox.enqueue(delivery());
  const items = await collected(ops.backup.items());
  await expect(ops.backup.putItems(items)).rejects.toMatchObject({ code: "store/not-empty" });
  expect(await ops.backup.putItems(items, { intoFull: true })).toBe(items.length);
});

it("removes everything but what it is given", async () => {
  const { store, ops } = await freshOperations();
  await matchOf(store, 3);
  const kept = await collected(ops.backup.items());
  await matchOf(store, 60);
  const all = await collected(ops.backup.items());
  expect(await ops.backup.removeAllBut(kept)).toBe(all.length - kept.length);
  expect(sorted(await collected(ops.backup.items()))).toEqual(sorted(kept));
  expect(await ops.backup.removeAllBut(kept)).toBe(0);
});

it("writes again what the table did not take at once", async () => {
  const { store, ops } = await freshOperations();
  await matchOf(store, 20);
  const items = await collected(ops.backup.items());
  const { ops: copy, table } = await freshOperations();
  let refused = 0;
  interpose(table.client, async (command, send) => {
    if (command.action !== "BatchWriteItem" || refused >= 2) return send(command);
    refused += 1;
    const asked = command.input["RequestItems"] as RawWrites;
    const [most = [], rest] = [asked[table.tableName]?.slice(0, 1), asked[table.tableName]?.slice(1)];
    await send(new RawBatchWriteCommand({ RequestItems: { [table.tableName]: most } }));
    return { UnprocessedItems: { [table.tableName]: rest } };
  });
  expect(await copy.backup.putItems(items)).toBe(items.length);
  expect(refused).toBe(2);
  expect(sorted(await collected(copy.backup.items()))).toEqual(sorted(items));
});

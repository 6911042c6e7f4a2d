import { beforeEach, describe, expect, it } from "vitest";
import type { ClaimedWork, DueWork } from "../src/due.ts";
import { UpdateCommand } from "../src/dynamo/commands.ts";
import { dueKeys } from "../src/keys.ts";
import { operations } from "../src/operations.ts";
import { connect, type Store } from "../src/store.ts";
import type { StoreConnection } from "../src/store-connection.ts";
import { freshTable } from "../testing/table.ts";
import { countingTable } from "./spending.ts";
import { takeWork } from "./taking.ts";

let table: StoreConnection;
let store: Store;
beforeEach(async () => {
  table = await freshTable();
  store = connect(table);
});

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

function work(key: string, minute: number): DueWork {
  return { kind: "bot", key, at: at(minute).toISOString(), payload: { match: key } };
}

const keys = (taken: readonly DueWork[]) => taken.map(({ key }) => key);

describe("due work", () => {
  it("is taken when its time has come, oldest first, at most as much as asked for", async () => {
    for (const minute of [4, 2, 1, 3, 9]) await store.due.put(work(`w${minute}`, minute));
    expect(keys(await takeWork(store, at(5), 3))).toEqual(["w1", "w2", "w3"]);
    expect(keys(await takeWork(store, at(5), 3))).toEqual(["w4"]);
    expect(await takeWork(store, at(5), 3)).toEqual([]);
  });

  it("is given to one of several who take at once", async () => {
    for (let each = 0; each < 12; each++) await store.due.put(work(`w${each}`, 1));
    const takers = await Promise.all([1, 2, 3, 4].map(() => takeWork(store, at(2), 12)));
    expect(keys(takers.flat()).sort()).toEqual(Array.from({ length: 12 }, (_, each) => `w${each}`).sort());
  });

  it("is taken by 25 in two requests, and done or planned again in one", async () => {
    const { connection, costOf } = await countingTable();
    const counted = connect(connection);
    for (let each = 0; each < 25; each++) await counted.due.put(work(`w${each}`, 1));
    const taken: ClaimedWork[] = [];
    const taking = await costOf(async () => taken.push(...(await takeWork(counted, at(2), 25))));
    expect(taking.requests).toEqual(["Query", "BatchExecuteStatement"]);
    const settling = await costOf(() =>
      Promise.all(
        taken.map((claim, each) =>
          each < 5 ? counted.due.complete(claim) : counted.due.reschedule(claim, at(each).toISOString(), 0),
        ),
      ),
    );
    expect(settling.requests).toEqual(["BatchExecuteStatement"]);
    expect(keys(await takeWork(counted, at(30), 25))).toEqual(keys(taken.slice(5)));
  });

  it("is given out again, under another lease, when the one who took it has died", async () => {
    await store.due.put(work("w", 1));
    const [first] = await takeWork(store, at(2), 1, { leaseSeconds: 60 });
    const [second] = await takeWork(store, at(3), 1, { leaseSeconds: 60 });
    expect(first).toMatchObject({ ...work("w", 1), attempts: 1, leaseUntil: at(3).toISOString() });
    expect(second).toMatchObject({ ...work("w", 1), attempts: 2 });
    expect(second?.lease).not.toBe(first?.lease);

    if (first) await store.due.complete(first);
    expect(await store.due.get("bot", "w")).toBeDefined();
    if (second) await store.due.complete(second);
    expect(await store.due.get("bot", "w")).toBeUndefined();
  });

  it("planned twice is one, done at the earlier time", async () => {
    await store.due.put(work("w", 8));
    await store.due.put(work("w", 3));
    await store.due.put(work("w", 9));
    expect(await takeWork(store, at(2), 9)).toEqual([]);
    expect(await takeWork(store, at(3), 9)).toMatchObject([{ key: "w", attempts: 1 }]);
  });

  it("planned again while somebody has it in hand is done once more, whatever they say", async () => {
    await store.due.put(work("w", 1));
    const [claim] = await takeWork(store, at(2), 1);
    await store.due.put(work("w", 8));
    if (claim) await store.due.complete(claim);
    if (claim) await store.due.reschedule(claim, at(99).toISOString());
    expect(await takeWork(store, at(7), 9)).toEqual([]);
    expect(await takeWork(store, at(8), 9)).toMatchObject([{ key: "w", attempts: 1 }]);
  });

  it("says when it is planned for, and who has it in hand", async () => {
    await store.due.put(work("w", 1));
    expect(await store.due.get("bot", "w")).toEqual({ ...work("w", 1), attempts: 0 });
    await takeWork(store, at(2), 1);
    expect(await store.due.get("bot", "w")).toMatchObject({ attempts: 1, leaseUntil: at(3).toISOString() });
  });

  it("that only newer code can read is left alone for an hour and keeps nothing else back", async () => {
    await store.due.put(work("newer", 1));
    await store.due.put(work("w", 2));
    const rewrite = (v: number) =>
      new UpdateCommand({
        TableName: table.tableName,
        Key: dueKeys.work("bot", "newer"),
        UpdateExpression: "SET v = :v",
        ExpressionAttributeValues: { ":v": v },
      });
    await table.client.send(rewrite(99));
    const heard: string[] = [];
    const settings = { onUnreadable: (key: string) => void heard.push(key) };
    expect(keys(await takeWork(store, at(5), 9, settings))).toEqual(["w"]);
    expect(keys(await takeWork(store, at(64), 9, settings))).toEqual(["w"]);
    expect(heard).toEqual(["DUE#bot#newer"]);
    expect((await operations(table).due.list(null, 9)).map(({ kind }) => kind)).toContain("unreadable");

    await table.client.send(rewrite(1));
    expect(keys(await takeWork(store, at(65), 9, settings))).toContain("newer");
  });

  it("can be put off, counting its tries or from the first", async () => {
    await store.due.put(work("w", 1));
    const [claim] = await takeWork(store, at(2), 1);
    if (claim) await store.due.reschedule(claim, at(5).toISOString());
    expect(await takeWork(store, at(4), 9)).toEqual([]);
    const [again] = await takeWork(store, at(5), 9);
    expect(again).toMatchObject({ at: at(5).toISOString(), attempts: 2 });
    if (again) await store.due.reschedule(again, at(6).toISOString(), 0);
    expect(await takeWork(store, at(6), 9)).toMatchObject([{ attempts: 1 }]);
  });

  it("can be cancelled by kind and key", async () => {
    await store.due.put(work("w", 1));
    await store.due.put({ ...work("w", 1), kind: "deadline" });
    await store.due.cancel("bot", "w");
    await store.due.cancel("bot", "w");
    expect(await takeWork(store, at(2), 9)).toMatchObject([{ kind: "deadline" }]);
  });

  it("keeps kinds and keys apart whatever is in them", async () => {
    await store.due.put({ ...work("b#c", 1), kind: "a" });
    await store.due.put({ ...work("c", 1), kind: "a#b" });
    expect(await takeWork(store, at(2), 9)).toHaveLength(2);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { AccountStore } from "../src/accounts.ts";
import { dynamoAccountStore } from "../src/dynamo/account-store.ts";
import { countingTable, type Spent } from "./spending.ts";

let accounts: AccountStore;
let costOf: (action: () => Promise<unknown>) => Promise<Spent>;
let now = new Date("2026-01-01T12:00:00.000Z");

beforeAll(async () => {
  const counting = await countingTable();
  costOf = counting.costOf;
  accounts = dynamoAccountStore({ ...counting.connection, now: () => now });
});

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const atOnce = async <T>(act: () => Promise<T>) => Promise.all([1, 2, 3, 4].map(act));

describe("an address", () => {
  it("belongs to one of several who come in with it at once", async () => {
    let next = 0;
    const added = await atOnce(() => accounts.addUser({ id: `racer-${++next}`, email: "race@mob.test" }));
    expect(added.filter((isAdded) => isAdded)).toHaveLength(1);
    const owner = await accounts.userWith("Race@Mob.test");
    expect(owner).toEqual({ id: `racer-${added.indexOf(true) + 1}`, email: "race@mob.test" });
  });

  it("is given to a guest, changed for another, taken from nobody, and free again afterwards", async () => {
    await accounts.addUser({ id: "gus", email: null });
    await accounts.addUser({ id: "ann", email: "ann@mob.test" });
    expect(await accounts.changeAddress("gus", null, "ann@mob.test")).toBe(false);
    expect(await accounts.changeAddress("gus", null, "gus@mob.test")).toBe(true);
    // From another address than they have: neither none nor a wrong one.
    for (const from of [null, "old@mob.test"])
      expect(await accounts.changeAddress("gus", from, "new@mob.test")).toBe(false);
    expect(await accounts.changeAddress("ann", "ann@mob.test", "anna@mob.test")).toBe(true);
    expect(await accounts.changeAddress("gus", "gus@mob.test", "ann@mob.test")).toBe(true);
    expect(await accounts.userWith("ann@mob.test")).toEqual({ id: "gus", email: "ann@mob.test" });
    await accounts.removeUser("gus");
    await accounts.removeUser("gus");
    expect([await accounts.user("gus"), await accounts.userWith("ann@mob.test")]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await accounts.changeAddress("gus", null, "gus@mob.test")).toBe(false);
  });
});

describe("a session", () => {
  it("is found by its token, at a cost that does not grow with their number, renewed and ended", async () => {
    await accounts.addUser({ id: "sal", email: null });
    await accounts.begin("sal-1", "sal", later(100));
    const cost = await costOf(() => accounts.session("sal-1"));
    for (let other = 2; other < 20; other++) await accounts.begin(`sal-${other}`, "sal", later(100));
    expect(await costOf(() => accounts.session("sal-1"))).toEqual(cost);
    await accounts.renew("sal-1", later(500));
    const found = await accounts.session("sal-1");
    expect(found).toMatchObject({ user: { id: "sal", email: null }, expiresAt: later(500) });
    const running = await accounts.running("sal");
    expect([running.size, running.has(found?.id ?? "")]).toEqual([19, true]);

    await accounts.endAll("sal", ["sal-1", "sal-2"]);
    expect((await accounts.running("sal")).size).toBe(2);
    await accounts.end("sal-1");
    await accounts.end("sal-1");
    // A late renewal does not revive a session that has ended.
    await accounts.renew("sal-1", later(500));
    expect(await accounts.session("sal-1")).toBeUndefined();
    expect((await accounts.running("sal")).size).toBe(1);
  });

  it("ends by its time, and with its user", async () => {
    await accounts.addUser({ id: "vic", email: null });
    await accounts.begin("short", "vic", later(60));
    await accounts.begin("long", "vic", later(600));
    now = later(61);
    expect(await accounts.session("short")).toBeUndefined();
    expect((await accounts.running("vic")).size).toBe(1);
    await accounts.removeUser("vic");
    expect(await accounts.session("long")).toBeUndefined();
  });
});

it("a secret gives its value to one of several who take it, until its time is over", async () => {
  await accounts.keep("word", "value", later(60));
  expect([await accounts.has("word"), await accounts.has("other")]).toEqual([true, false]);
  const taken = await atOnce(() => accounts.take("word"));
  expect(taken.filter((value) => value !== undefined)).toEqual(["value"]);
  expect(await accounts.has("word")).toBe(false);
  await accounts.keep("late", "value", later(60));
  now = later(61);
  expect([await accounts.has("late"), await accounts.take("late")]).toEqual([false, undefined]);
});

import type { BetterAuthOptions } from "better-auth";
import { beforeAll, describe, expect, it } from "vitest";
import { dynamoAccountStore } from "../src/better-auth/account-store.ts";
import { betterAuthAdapter } from "../src/better-auth-adapter.ts";
import { countingTable, type Spent } from "./spending.ts";

const options: BetterAuthOptions = { rateLimit: { storage: "database" } };
let adapter: ReturnType<ReturnType<typeof betterAuthAdapter>>;
let accounts: ReturnType<typeof dynamoAccountStore>;
let costOf: (action: () => Promise<unknown>) => Promise<Spent>;

beforeAll(async () => {
  const counting = await countingTable();
  costOf = counting.costOf;
  adapter = betterAuthAdapter(counting.connection)(options);
  accounts = dynamoAccountStore({ now: () => new Date(), ...counting.connection });
});

const user = (email: string) =>
  adapter.create({ model: "user", data: { email, name: "Ann", emailVerified: true, image: "x" } });

const session = (token: string, userId: string, expiresAt = new Date(Date.now() + 1e6)) =>
  adapter.create({ model: "session", data: { token, userId, expiresAt, updatedAt: new Date() } });

const where = (field: string, value: string) => [{ field, value }];

describe("unique values", () => {
  it("are given to one of several who want them at once", async () => {
    const made = await Promise.allSettled([1, 2, 3, 4].map(() => user("race@example.org")));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("cannot be taken over by a change, and are free again after one", async () => {
    const ann = await user("ann@example.org");
    const bob = await user("bob@example.org");
    const take = (id: string, email: string) =>
      adapter.update({ model: "user", where: where("id", id), update: { email } });
    await expect(take(bob["id"], "ann@example.org")).rejects.toMatchObject({ code: "store/exists" });
    await take(ann["id"], "anna@example.org");
    await take(bob["id"], "ann@example.org");
    const found = await adapter.findOne({ model: "user", where: where("email", "ann@example.org") });
    expect(found).toMatchObject({ id: bob["id"] });
  });
});

describe("races", () => {
  it("let a token be consumed once", async () => {
    const data = { identifier: "magic", value: "v", expiresAt: new Date(Date.now() + 1e6) };
    await adapter.create({ model: "verification", data });
    const consume = () => adapter.consumeOne({ model: "verification", where: where("identifier", "magic") });
    const consumed = await Promise.all([1, 2, 3, 4, 5].map(consume));
    expect(consumed.filter((row) => row !== null)).toHaveLength(1);
  });

  it("lose no count", async () => {
    await adapter.create({ model: "rateLimit", data: { key: "ip", count: 0, lastRequest: 1 } });
    const count = () =>
      adapter.incrementOne({ model: "rateLimit", where: where("key", "ip"), increment: { count: 1 } });
    await Promise.all([1, 2, 3, 4].map(count));
    expect(await adapter.findOne({ model: "rateLimit", where: where("key", "ip") })).toMatchObject({
      count: 4,
    });
  });
});

describe("sessions", () => {
  it("are found by token, and all of a user by the user, at a cost that does not grow with their number", async () => {
    const few = await user("few@example.org");
    await session("token-few", few["id"]);
    const byToken = (token: string) => () =>
      adapter.findOne({ model: "session", where: where("token", token) });
    const byUser = () => adapter.findMany({ model: "session", where: where("userId", few["id"]) });
    const before = [await costOf(byToken("token-few")), await costOf(byUser)];
    for (let other = 0; other < 60; other++) await session(`token-${other}`, `user-${other}`);
    expect([await costOf(byToken("token-few")), await costOf(byUser)]).toEqual(before);
    expect(before[0]?.requests).toEqual(["QueryCommand", "BatchGetItemCommand"]);
  });

  it("that are renewed and ended without Better Auth are so for it as well", async () => {
    const ann = await user("renewed@example.org");
    await session("renewed", ann["id"]);
    const until = new Date(Date.now() + 5e9);
    await accounts.renew("renewed", until);
    const [found, ...others] = await adapter.findMany<{ token: string; expiresAt: Date }>({
      model: "session",
      where: where("userId", ann["id"]),
    });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ token: "renewed", expiresAt: until });
    expect(await accounts.session("renewed")).toMatchObject({ user: { id: ann["id"] } });
    await accounts.end("renewed");
    expect(await accounts.session("renewed")).toBeUndefined();
    for (const [field, value] of [
      ["token", "renewed"],
      ["userId", ann["id"]],
    ] as const)
      expect(await adapter.findMany({ model: "session", where: where(field, value) })).toEqual([]);
    await expect(accounts.end("renewed")).resolves.toBeUndefined();
    await expect(accounts.renew("renewed", until)).resolves.toBeUndefined();
  });

  it("are cleared away some time after they have expired, and can be begun again with the same token", async () => {
    const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await session("old", "ann", longAgo);
    expect(await adapter.findOne({ model: "session", where: where("token", "old") })).toBeNull();
    await session("old", "bob");
    expect(await adapter.findOne({ model: "session", where: where("token", "old") })).toMatchObject({
      userId: "bob",
    });
  });

  it("are not found by strange tokens", async () => {
    for (const token of ["", "#", "x".repeat(5000)]) {
      expect(await adapter.findOne({ model: "session", where: where("token", token) })).toBeNull();
      expect(await adapter.findOne({ model: "session", where: where("id", token) })).toBeNull();
    }
  });
});

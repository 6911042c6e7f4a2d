import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { PutCommand } from "../src/dynamo/commands.ts";
import { mostSettledAtOnce, type Notification } from "../src/notifications.ts";
import type { Profile } from "../src/profiles.ts";
import { connect, type Store } from "../src/store.ts";
import { freshTable } from "../testing/table.ts";
import { delivery, profile, projection } from "./examples.ts";
import { freshStore } from "./fresh-store.ts";
import { showRow } from "./taking.ts";

const DUE = "2026-01-03T00:00:00.000Z";

let store: Store;
let now = new Date("2026-01-01T12:00:30.000Z");
beforeAll(async () => {
  store = await freshStore(() => now);
});

describe("a profile", () => {
  it("is kept, found by its unsubscribe token, changed and forgotten", async () => {
    const ann = profile();
    expect(await store.profiles.create(ann)).toBe(true);
    expect(await store.profiles.create({ ...ann, name: "Somebody" })).toBe(false);
    expect(await store.profiles.get(ann.userId)).toEqual(ann);
    expect(await store.profiles.findByUnsubscribeToken(ann.unsubscribeToken)).toEqual(ann);

    const changed = { ...ann, name: "Ann", unsubscribeToken: randomUUID() };
    expect(await store.profiles.change(ann.userId, () => changed)).toEqual(changed);
    expect(await store.profiles.findByUnsubscribeToken(ann.unsubscribeToken)).toBeUndefined();
    expect(await store.profiles.findByUnsubscribeToken(changed.unsubscribeToken)).toEqual(changed);

    await store.profiles.delete(ann.userId);
    expect(await store.profiles.get(ann.userId)).toBeUndefined();
    expect(await store.profiles.findByUnsubscribeToken(changed.unsubscribeToken)).toBeUndefined();
  });

  it("loses no change to another at the same moment", async () => {
    const { userId } = profile();
    await store.profiles.create(profile({ userId }));
    const without = (about: string) =>
      store.profiles.change(userId, (now) => ({ ...now, preferences: { ...now.preferences, [about]: [] } }));
    await Promise.all([without("yourTurn"), without("matchStart"), without("matchEnd")]);
    const none = { yourTurn: [], matchStart: [], matchEnd: [] };
    expect(await store.profiles.get(userId)).toMatchObject({ preferences: none });
  });

  it("that was forgotten is not brought back by a change", async () => {
    const connection = await freshTable();
    const { profiles } = connect(connection);
    const ann = profile();
    await profiles.create(ann);
    const { client } = connection;
    const send = async (command: InstanceType<typeof PutCommand>) => {
      if (command instanceof PutCommand) await profiles.delete(ann.userId);
      return client.send(command);
    };
    const late = connect({ ...connection, client: { send } as unknown as typeof client });
    const change = (now: Profile) => ({ ...now, name: "Back" });
    expect(await late.profiles.change(ann.userId, change)).toBeUndefined();
    expect(await profiles.get(ann.userId)).toBeUndefined();
  });

  it("is read together with others", async () => {
    const [ann, bob] = [profile(), profile({ name: "Bob" })];
    await store.profiles.create(ann);
    await store.profiles.create(bob);
    const read = await store.profiles.getMany([ann.userId, bob.userId, "nobody", ann.userId]);
    expect(read.map(({ name }) => name).sort()).toEqual(["Bob", "アン"]);
  });
});

describe("notifications", () => {
  const notification = (userId: string, changes: Partial<Notification> = {}): Notification => ({
    userId,
    kind: "your-turn",
    matchId: "m1",
    key: "p1",
    at: "2026-01-01T00:00:00.000Z",
    ...changes,
  });

  it("are kept once per kind, match and key, and listed oldest first", async () => {
    const userId = randomUUID();
    const late = notification(userId, { at: "2026-01-02T00:00:00.000Z" });
    const early = notification(userId, { kind: "match-end" });
    expect(await store.notifications.put(late, DUE)).toBe(true);
    expect(await store.notifications.put({ ...late, at: early.at }, DUE)).toBe(false);
    expect(await store.notifications.put(early, DUE)).toBe(true);
    expect(await store.notifications.list(userId)).toEqual([early, late]);
  });

  it("are read with the profile of whom they are for", async () => {
    const ann = profile();
    expect(await store.notifications.readerOf(ann.userId)).toEqual({
      profile: undefined,
      notifications: [],
      messagesAt: [],
      toldAt: new Map(),
    });
    await store.profiles.create(ann);
    await showRow(store, projection({ userId: ann.userId }));
    const noted = notification(ann.userId);
    await store.notifications.put(noted, DUE);
    expect(await store.notifications.readerOf(ann.userId)).toEqual({
      profile: ann,
      notifications: [noted],
      messagesAt: [],
      toldAt: new Map(),
    });
  });

  it("are due to be told when their time has come, together, until they are settled or put off", async () => {
    const fresh = await freshStore();
    const [early, late] = [notification("ann"), notification("ann", { key: "p2" })];
    await fresh.notifications.put(early, "2026-01-01T00:01:00.000Z");
    await fresh.notifications.put(late, "2026-01-01T00:02:00.000Z");
    const readersAt = async (time: string) => (await fresh.queue.take(new Date(time), 9)).readers;
    expect(await readersAt("2026-01-01T00:00:59.000Z")).toEqual([]);
    const due = { userId: "ann", at: "2026-01-01T00:01:00.000Z", attempts: 0 };
    expect(await readersAt("2026-01-01T00:01:00.000Z")).toEqual([{ ...due, notifications: [early] }]);
    expect(await readersAt("2026-01-01T00:02:00.000Z")).toEqual([{ ...due, notifications: [early, late] }]);
    await fresh.notifications.putOff([early, notification("nobody")], "2026-01-01T00:09:00.000Z");
    await fresh.notifications.forget("ann", "m2");
    expect(await readersAt("2026-01-01T00:08:00.000Z")).toMatchObject([{ notifications: [late] }]);
    expect(await readersAt("2026-01-01T00:09:00.000Z")).toMatchObject([{ attempts: 1 }]);
    expect(await fresh.notifications.list("nobody")).toEqual([]);
  });

  it("are forgotten, of one match or of all", async () => {
    const userId = randomUUID();
    const other = notification(userId, { matchId: "m2" });
    for (const each of [notification(userId), notification(userId, { key: "p2" }), other]) {
      await store.notifications.put(each, DUE);
    }
    await store.notifications.forget(userId, "m1");
    expect(await store.notifications.list(userId)).toEqual([other]);
    await store.notifications.forget(userId);
    expect(await store.notifications.list(userId)).toEqual([]);
  });

  it("do not mix with the memberships beside them", async () => {
    const userId = randomUUID();
    await store.notifications.put(notification(userId), DUE);
    await showRow(store, projection({ userId }));
    expect(await store.notifications.list(userId)).toHaveLength(1);
    expect(await store.memberships.list(userId)).toHaveLength(1);
  });

  describe("that are settled", () => {
    const settlement = (userId: string) => ({
      userId,
      notifications: [notification(userId), notification(userId, { key: "p2" })],
      notified: new Map([["m1", ["p1", "p2"]]]),
      deliveries: [delivery({ userId, dedupeKey: `of ${userId}` })],
    });
    const noted = async ({ userId, notifications }: ReturnType<typeof settlement>) => {
      for (const each of notifications) await store.notifications.put(each, DUE);
      await showRow(store, projection({ userId }));
    };
    const stateOf = async ({ userId }: ReturnType<typeof settlement>) => ({
      left: (await store.notifications.list(userId)).length,
      notified: (await store.memberships.get(userId, "m1"))?.notifiedPrompts,
      kept: (await store.outbox.get(`of ${userId}`))?.status,
    });

    it("are gone, known as told, and on their way, once, however many settle them", async () => {
      const all = settlement(randomUUID());
      await noted(all);
      const settled = await Promise.all([1, 2, 3].map(() => store.notifications.settle(all)));
      const [claims, ...more] = settled.filter((each) => each !== null);
      expect(more).toEqual([]);
      expect(claims).toMatchObject([{ dedupeKey: `of ${all.userId}`, status: "sending" }]);
      expect(await stateOf(all)).toEqual({ left: 0, notified: ["p1", "p2"], kept: "sending" });
    });

    it("are all still there when one of them is gone, or the row is", async () => {
      const [one, other] = [settlement(randomUUID()), settlement(randomUUID())];
      await noted(one);
      await store.notifications.forget(one.userId);
      await store.notifications.put(notification(one.userId), DUE);
      expect(await store.notifications.settle(one)).toBeNull();
      expect(await stateOf(one)).toEqual({ left: 1, notified: [], kept: undefined });
      await noted(other);
      await store.memberships.remove(other.userId, "m1");
      expect(await store.notifications.settle(other)).toBeNull();
      expect(await stateOf(other)).toEqual({ left: 2, notified: undefined, kept: undefined });
    });

    it("may be as many as can be settled at once", async () => {
      const userId = randomUUID();
      const ids = Array.from({ length: mostSettledAtOnce.notifications }, (_, n) => `m${n}`);
      const notifications = ids.map((matchId) => notification(userId, { matchId }));
      const deliveries = Array.from({ length: mostSettledAtOnce.deliveries }, (_, n) =>
        delivery({ dedupeKey: `${userId} ${n}` }),
      );
      for (const each of notifications) await store.notifications.put(each, DUE);
      for (const matchId of ids) await showRow(store, projection({ userId, matchId }));
      const notified = new Map(ids.map((id) => [id, ["p1"]]));
      const all = { userId, notifications, notified, deliveries };
      expect(await store.notifications.settle(all)).toHaveLength(deliveries.length);
    });
  });
});

describe("a counter", () => {
  it("counts every one of many simultaneous calls", async () => {
    const counts = await Promise.all([1, 2, 3, 4, 5].map(() => store.rates.increment("ip 1.2.3.4", 60)));
    expect(counts.map(({ count }) => count).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(counts[0]?.resetsAt).toBe("2026-01-01T12:01:00.000Z");
    expect(await store.rates.increment("ip 1.2.3.5", 60)).toMatchObject({ count: 1 });
  });

  it("begins anew with the next window", async () => {
    await store.rates.increment("window", 60);
    now = new Date("2026-01-01T12:01:00.000Z");
    expect(await store.rates.increment("window", 60)).toEqual({
      count: 1,
      resetsAt: "2026-01-01T12:02:00.000Z",
    });
  });
});

describe("an access token", () => {
  const token = (id: string, expiresAt = "2026-02-01T00:00:00.000Z") => {
    const [createdAt, matches, secretHash] = ["2026-01-01T00:00:00.000Z", ["m1"], "ab".repeat(32)];
    return { id, name: "Bot", matches, secretHash, createdAt, expiresAt };
  };

  it("is kept with when it was used, until its time is over or it is withdrawn for good", async () => {
    const userId = randomUUID();
    const { accessTokens } = store;
    await accessTokens.put(userId, token("one"));
    await accessTokens.put(userId, token("two", now.toISOString()));
    const usedAt = now.toISOString();
    await accessTokens.setUsed(userId, "one", usedAt);
    expect(await accessTokens.get(userId, "one")).toEqual({ ...token("one"), usedAt });
    expect(await accessTokens.get(userId, "two")).toBeUndefined();
    expect(await accessTokens.list(userId)).toEqual([{ ...token("one"), usedAt }]);
    await accessTokens.remove(userId, "one");
    await accessTokens.setUsed(userId, "one", usedAt);
    expect(await accessTokens.get(userId, "one")).toBeUndefined();
    expect(await accessTokens.list(randomUUID())).toEqual([]);
  });
});

describe("letters", () => {
  it("are found by who wrote them, moved to an account with what was said of them, and removed", async () => {
    const { letters } = store;
    const matchId = randomUUID();
    const at = now.toISOString();
    const texts = ["one", "two", "three"];
    for (const [n, text] of texts.entries()) {
      const userId = n === 1 ? "bob" : "guest";
      await letters.write(matchId, { id: `m0000000${n}-12345678`, at, seat: n, userId, text });
    }
    await letters.react(matchId, "m00000000-12345678", 1, "rose");
    await letters.markRead(matchId, 0, "m00000001-12345678");
    const wroteBy = async (userId: string) => (await letters.by(matchId, userId)).map(({ text }) => text);
    expect(await wroteBy("guest")).toEqual(["one", "three"]);
    await letters.moveAll(matchId, "guest", "ann");
    expect([await wroteBy("guest"), await wroteBy("bob")]).toEqual([[], ["two"]]);
    expect((await letters.by(matchId, "ann"))[0]).toMatchObject({ text: "one", reactions: { 1: "rose" } });
    await letters.remove(matchId, "m00000000-12345678");
    expect(await wroteBy("ann")).toEqual(["three"]);
    const { letters: left, read } = await letters.page(matchId, 9);
    expect([left.length, read]).toEqual([2, { 0: "m00000001-12345678" }]);
  });
});

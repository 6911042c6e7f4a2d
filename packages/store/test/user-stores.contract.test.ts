import { randomUUID } from "node:crypto";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import type { Notice } from "../src/notices.ts";
import type { Profile } from "../src/profiles.ts";
import { connect, type Store } from "../src/store.ts";
import { projection } from "./examples.ts";
import { freshStore, freshTable } from "./fresh-store.ts";

let store: Store;
let now = new Date("2026-01-01T12:00:30.000Z");
beforeAll(async () => {
  store = await freshStore(() => now);
});

function profile(changes: Partial<Profile> = {}): Profile {
  return {
    userId: randomUUID(),
    name: "アン",
    locale: "ja",
    timeZone: "Asia/Tokyo",
    portrait: { seed: 7 },
    email: { yourTurn: true, matchStart: true, matchEnd: false },
    unsubscribeToken: randomUUID(),
    ...changes,
  };
}

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
    const { userId, email } = profile();
    await store.profiles.create(profile({ userId }));
    const without = (kind: keyof typeof email) =>
      store.profiles.change(userId, (now) => ({ ...now, email: { ...now.email, [kind]: false } }));
    await Promise.all([without("yourTurn"), without("matchStart"), without("matchEnd")]);
    const none = { yourTurn: false, matchStart: false, matchEnd: false };
    expect(await store.profiles.get(userId)).toMatchObject({ email: none });
  });

  it("that was forgotten is not brought back by a change", async () => {
    const connection = await freshTable();
    const { profiles } = connect(connection);
    const ann = profile();
    await profiles.create(ann);
    const { client } = connection;
    const send = async (command: PutCommand) => {
      if (command instanceof PutCommand) await profiles.delete(ann.userId);
      return client.send(command);
    };
    const late = connect({ ...connection, client: { send } as unknown as typeof client });
    const change = (now: Profile) => ({ ...now, name: "Back" });
    expect(await late.profiles.change(ann.userId, change)).toBeUndefined();
    expect(await profiles.get(ann.userId)).toBeUndefined();
  });

  it("of before revisions were kept can be changed like any other", async () => {
    const connection = await freshTable();
    const { profiles } = connect(connection);
    const ann = profile();
    const Item = {
      pk: `USER#${ann.userId}`,
      sk: "PROFILE",
      gsi1pk: `UNSUBSCRIBE#${ann.unsubscribeToken}`,
      gsi1sk: ann.userId,
      v: 1,
      body: JSON.stringify(ann),
    };
    await connection.client.send(new PutCommand({ TableName: connection.tableName, Item }));
    for (const name of ["Anna", "Annabel"]) {
      await profiles.change(ann.userId, (now) => ({ ...now, name }));
      expect(await profiles.get(ann.userId)).toEqual({ ...ann, name });
    }
    expect((await profiles.findByUnsubscribeToken(ann.unsubscribeToken))?.name).toBe("Annabel");
  });

  it("is read together with others", async () => {
    const [ann, bob] = [profile(), profile({ name: "Bob" })];
    await store.profiles.create(ann);
    await store.profiles.create(bob);
    const read = await store.profiles.getMany([ann.userId, bob.userId, "nobody", ann.userId]);
    expect(read.map(({ name }) => name).sort()).toEqual(["Bob", "アン"]);
  });
});

describe("notices", () => {
  const notice = (userId: string, changes: Partial<Notice> = {}): Notice => ({
    userId,
    kind: "your-turn",
    matchId: "m1",
    key: "p1",
    at: "2026-01-01T00:00:00.000Z",
    payload: { topic: "counter" },
    ...changes,
  });

  it("are kept once per kind, match and key, and listed oldest first", async () => {
    const userId = randomUUID();
    const late = notice(userId, { at: "2026-01-02T00:00:00.000Z" });
    const early = notice(userId, { kind: "match-end" });
    expect(await store.notices.put(late)).toBe(true);
    expect(await store.notices.put({ ...late, payload: null })).toBe(false);
    expect(await store.notices.put(early)).toBe(true);
    expect(await store.notices.list(userId)).toEqual([early, late]);
    await store.notices.delete(late);
    expect(await store.notices.list(userId)).toEqual([early]);
  });

  it("do not mix with the memberships beside them", async () => {
    const userId = randomUUID();
    await store.notices.put(notice(userId));
    await store.memberships.upsert(projection({ userId }));
    expect(await store.notices.list(userId)).toHaveLength(1);
    expect(await store.memberships.list(userId)).toHaveLength(1);
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

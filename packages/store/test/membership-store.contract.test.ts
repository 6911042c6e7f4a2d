import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../src/store.ts";
import { projection } from "./examples.ts";
import { freshStore } from "./fresh-store.ts";

let store: Store;
beforeAll(async () => {
  store = await freshStore();
});

const row = { seenEvents: 0, notifiedPrompts: [], muted: false };

describe("a membership", () => {
  it("shows the projection it was made from", async () => {
    const mine = projection({ userId: randomUUID() });
    expect(await store.memberships.upsert(mine)).toEqual({ became: "inserted", row: { ...mine, ...row } });
    expect(await store.memberships.get(mine.userId, "m1")).toEqual({ ...mine, ...row });
    expect(await store.memberships.list(mine.userId)).toEqual([{ ...mine, ...row }]);
    expect(await store.memberships.get(mine.userId, "m2")).toBeUndefined();
  });

  it("takes each sequence once and never goes back", async () => {
    const userId = randomUUID();
    const at = async (updatedSeq: number, updatedRev: number) => {
      const shown = projection({ userId, updatedSeq, updatedRev, topic: `t${updatedSeq}` });
      const { became, row: given } = await store.memberships.upsert(shown);
      expect(given).toEqual(await store.memberships.get(userId, "m1"));
      return became;
    };
    expect(await at(0, 1)).toBe("inserted");
    expect(await at(0, 2)).toBe("updated");
    expect(await at(0, 1)).toBe("kept");
    expect(await at(4, 2)).toBe("updated");
    expect(await at(4, 2)).toBe("kept");
    expect(await at(3, 9)).toBe("kept");
    expect(await at(4, 3)).toBe("updated");
    expect(await store.memberships.get(userId, "m1")).toMatchObject({ updatedSeq: 4, updatedRev: 3 });
  });

  it("keeps the newest of many simultaneous projections", async () => {
    const userId = randomUUID();
    const seqs = [3, 7, 1, 6, 2, 5, 4];
    await Promise.all(seqs.map((updatedSeq) => store.memberships.upsert(projection({ userId, updatedSeq }))));
    expect(await store.memberships.get(userId, "m1")).toMatchObject({ updatedSeq: 7 });
  });

  it("keeps what was seen, notified and muted when it is projected anew", async () => {
    const mine = projection({ userId: randomUUID() });
    await store.memberships.upsert(mine);
    await store.memberships.setSeen(mine.userId, "m1", 12);
    await store.memberships.setSeen(mine.userId, "m1", 7);
    await store.memberships.setNotified(mine.userId, "m1", ["p1", "p2"]);
    await store.memberships.setMuted(mine.userId, "m1", true);
    const next = { ...mine, updatedSeq: 2, myTurn: false, promptIds: [] };
    await store.memberships.upsert(next);
    expect(await store.memberships.get(mine.userId, "m1")).toEqual({
      ...next,
      seenEvents: 12,
      notifiedPrompts: ["p1", "p2"],
      muted: true,
    });
  });

  it("does not come back by being looked at after it was removed", async () => {
    const mine = projection({ userId: randomUUID() });
    await store.memberships.upsert(mine);
    await store.memberships.remove(mine.userId, "m1");
    await store.memberships.setSeen(mine.userId, "m1", 3);
    expect(await store.memberships.list(mine.userId)).toEqual([]);
  });
});

describe("a guest who becomes an account", () => {
  it("takes all matches along, with what was seen", async () => {
    const [guest, account] = [randomUUID(), randomUUID()];
    await store.memberships.upsert(projection({ userId: guest, matchId: "m1" }));
    await store.memberships.upsert(projection({ userId: guest, matchId: "m2" }));
    await store.memberships.setSeen(guest, "m2", 5);
    expect((await store.memberships.moveAll(guest, account)).sort()).toEqual(["m1", "m2"]);
    expect(await store.memberships.list(guest)).toEqual([]);
    expect(await store.memberships.get(account, "m2")).toMatchObject({ userId: account, seenEvents: 5 });
    expect(await store.memberships.moveAll(guest, account)).toEqual([]);
  });

  it("does not overwrite a match in which the account sits already", async () => {
    const [guest, account] = [randomUUID(), randomUUID()];
    await store.memberships.upsert(projection({ userId: guest, seat: 1 }));
    await store.memberships.upsert(projection({ userId: account, seat: 0 }));
    expect(await store.memberships.moveAll(guest, account)).toEqual([]);
    expect(await store.memberships.get(account, "m1")).toMatchObject({ seat: 0 });
    expect(await store.memberships.get(guest, "m1")).toMatchObject({ seat: 1 });
  });
});

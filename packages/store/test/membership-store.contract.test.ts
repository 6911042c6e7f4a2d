import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../src/store.ts";
import { projection } from "./examples.ts";
import { freshStore } from "./fresh-store.ts";
import { showRow } from "./taking.ts";

let store: Store;
beforeAll(async () => {
  store = await freshStore();
});

const row = { seenEvents: 0, notifiedPrompts: [], muted: false };

describe("a membership", () => {
  it("shows the projection it was made from", async () => {
    const mine = projection({ userId: randomUUID() });
    await showRow(store, mine);
    expect(await store.memberships.get(mine.userId, "m1")).toEqual({ ...mine, ...row });
    expect(await store.memberships.list(mine.userId)).toEqual([{ ...mine, ...row }]);
    expect(await store.memberships.get(mine.userId, "m2")).toBeUndefined();
  });

  it("is written over what was read and nothing else, each by itself", async () => {
    const userId = randomUUID();
    const first = projection({ userId });
    const other = projection({ userId, matchId: "m2" });
    expect(await store.memberships.project([{ row: first, replaces: undefined }])).toBe(true);
    expect(await store.memberships.project([{ row: first, replaces: undefined }])).toBe(false);
    const read = await store.memberships.get(userId, "m1");
    const next = { ...first, updatedSeq: 2, topic: "t2" };
    expect(await store.memberships.project([{ row: next, replaces: read }])).toBe(true);
    const late = [
      { row: { ...first, updatedSeq: 3, topic: "t3" }, replaces: read },
      { row: other, replaces: undefined },
    ];
    expect(await store.memberships.project(late)).toBe(false);
    expect(await store.memberships.get(userId, "m1")).toEqual({ ...next, ...row });
    expect(await store.memberships.get(userId, "m2")).toEqual({ ...other, ...row });
  });

  it("is written by one of many who have read the same", async () => {
    const mine = projection({ userId: randomUUID() });
    await showRow(store, mine);
    const replaces = await store.memberships.get(mine.userId, "m1");
    const all = [2, 3, 4, 5].map((updatedSeq) => [{ row: { ...mine, updatedSeq }, replaces }]);
    const written = await Promise.all(all.map((changes) => store.memberships.project(changes)));
    expect(written.filter((isWritten) => isWritten)).toHaveLength(1);
  });

  it("comes with what is to be told because of it, kept once", async () => {
    const mine = projection({ userId: randomUUID() });
    const { userId } = mine;
    const at = "2026-01-01T00:00:00.000Z";
    const notification = { userId, kind: "your-turn", matchId: "m1", key: "p1", at };
    const noted = [{ notification, dueAt: "2026-01-01T00:02:00.000Z" }];
    expect(await store.memberships.project([{ row: mine, replaces: undefined }], noted)).toBe(true);
    expect(await store.memberships.project([], noted)).toBe(true);
    expect(await store.notifications.list(userId)).toEqual([notification]);
  });

  it("is one of as many as sit at the biggest table", async () => {
    const rows = Array.from({ length: 30 }, () => projection({ userId: randomUUID() }));
    expect(await store.memberships.project(rows.map((each) => ({ row: each, replaces: undefined })))).toBe(
      true,
    );
    for (const { userId } of rows) expect(await store.memberships.get(userId, "m1")).toBeDefined();
  });

  it("keeps what was seen, notified and how it is told when it is projected anew", async () => {
    const mine = projection({ userId: randomUUID() });
    await showRow(store, mine);
    await store.memberships.setSeen(mine.userId, "m1", 12);
    await store.memberships.setSeen(mine.userId, "m1", 7);
    await store.memberships.setNotified(mine.userId, "m1", ["p1", "p2"]);
    await store.memberships.setNotifiedBy(mine.userId, "m1", { muted: true, onlyBy: "push" });
    const next = { ...mine, updatedSeq: 2, myTurn: false, promptIds: [] };
    await showRow(store, next);
    expect(await store.memberships.get(mine.userId, "m1")).toEqual({
      ...next,
      seenEvents: 12,
      seenAt: expect.any(String),
      notifiedPrompts: ["p1", "p2"],
      muted: true,
      onlyBy: "push",
    });
    await store.memberships.setNotifiedBy(mine.userId, "m1", { onlyBy: null });
    expect(await store.memberships.get(mine.userId, "m1")).toEqual(
      expect.not.objectContaining({ onlyBy: expect.anything() }),
    );
  });

  it("does not come back by being looked at after it was removed", async () => {
    const mine = projection({ userId: randomUUID() });
    await showRow(store, mine);
    await store.memberships.remove(mine.userId, "m1");
    await store.memberships.setSeen(mine.userId, "m1", 3);
    expect(await store.memberships.list(mine.userId)).toEqual([]);
  });
});

describe("a guest who becomes an account", () => {
  it("takes all matches along, with what was seen", async () => {
    const [guest, account] = [randomUUID(), randomUUID()];
    await showRow(store, projection({ userId: guest, matchId: "m1" }));
    await showRow(store, projection({ userId: guest, matchId: "m2" }));
    await store.memberships.setSeen(guest, "m2", 5);
    expect((await store.memberships.moveAll(guest, account)).sort()).toEqual(["m1", "m2"]);
    expect(await store.memberships.list(guest)).toEqual([]);
    expect(await store.memberships.get(account, "m2")).toMatchObject({ userId: account, seenEvents: 5 });
    expect(await store.memberships.moveAll(guest, account)).toEqual([]);
  });

  it("does not overwrite a match in which the account sits already", async () => {
    const [guest, account] = [randomUUID(), randomUUID()];
    await showRow(store, projection({ userId: guest, seat: 1 }));
    await showRow(store, projection({ userId: account, seat: 0 }));
    expect(await store.memberships.moveAll(guest, account)).toEqual([]);
    expect(await store.memberships.get(account, "m1")).toMatchObject({ seat: 0 });
    expect(await store.memberships.get(guest, "m1")).toMatchObject({ seat: 1 });
  });
});

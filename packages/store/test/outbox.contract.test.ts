import { beforeEach, describe, expect, it } from "vitest";
import { UpdateCommand } from "../src/dynamo/commands.ts";
import { outboxKeys } from "../src/keys.ts";
import type { ClaimedDelivery } from "../src/outbox.ts";
import { connect, type Store } from "../src/store.ts";
import { freshTable } from "../testing/table.ts";
import { delivery } from "./examples.ts";
import { freshStore } from "./fresh-store.ts";
import { takeDeliveries } from "./taking.ts";

const start = Date.UTC(2026, 0, 1);
const at = (minute: number) => new Date(start + minute * 60_000);

let store: Store;
let now: Date;
beforeEach(async () => {
  now = at(0);
  store = await freshStore(() => now);
});

async function claimOne(when: Date): Promise<ClaimedDelivery> {
  const [claim] = await takeDeliveries(store, when, 1);
  if (!claim) throw new Error("nothing to send");
  return claim;
}

describe("the outbox", () => {
  it("queues a delivery once, however often and simultaneously it is told to", async () => {
    const told = await Promise.all([1, 2, 3, 4].map(() => store.outbox.enqueue(delivery())));
    expect(told.filter((isNew) => isNew)).toHaveLength(1);
    expect(await takeDeliveries(store, at(1), 9)).toHaveLength(1);
    expect(await store.outbox.enqueue(delivery())).toBe(false);
  });

  it("leaves a delivery to whoever keeps it to send it, once, and to others when they have died", async () => {
    const held = await Promise.all([1, 2, 3].map(() => store.outbox.hold(delivery())));
    const [claim, ...more] = held.filter((each) => each !== undefined);
    expect(more).toEqual([]);
    expect(claim).toMatchObject({ ...delivery(), status: "sending", attempts: 1 });
    expect(await takeDeliveries(store, at(1), 9)).toEqual([]);
    expect(await takeDeliveries(store, at(2), 9)).toMatchObject([{ attempts: 2 }]);
    if (claim) await store.outbox.markFailed(claim, "late", { dead: true });
    expect(await store.outbox.get("ann#p1")).toMatchObject({ status: "sending" });
  });

  it("gives a delivery to one of several senders, complete", async () => {
    await store.outbox.enqueue(delivery());
    const claims = (await Promise.all([1, 2, 3].map(() => takeDeliveries(store, at(1), 9)))).flat();
    expect(claims).toHaveLength(1);
    expect(claims[0]).toMatchObject({ ...delivery(), status: "sending", attempts: 1 });
  });

  it("holds a delivery back until its time", async () => {
    await store.outbox.enqueue(delivery(), at(5).toISOString());
    expect(await store.outbox.get("ann#p1")).toMatchObject({ nextAttemptAt: at(5).toISOString() });
    expect(await takeDeliveries(store, at(4), 9)).toEqual([]);
    expect(await takeDeliveries(store, at(5), 9)).toHaveLength(1);
  });

  it("never gives out a sent delivery again, and remembers it for 30 days", async () => {
    await store.outbox.enqueue(delivery());
    await store.outbox.markSent(await claimOne(at(1)));
    expect(await takeDeliveries(store, at(99), 9)).toEqual([]);
    expect(await store.outbox.get("ann#p1")).toMatchObject({ status: "sent", sentAt: at(0).toISOString() });

    const month = 30 * 24 * 60;
    now = at(month - 1);
    expect(await store.outbox.enqueue(delivery())).toBe(false);
    now = at(month);
    expect(await store.outbox.get("ann#p1")).toBeUndefined();
    expect(await store.outbox.enqueue(delivery())).toBe(true);
  });

  it("tries a failed delivery again at the given time, and says what went wrong", async () => {
    await store.outbox.enqueue(delivery());
    await store.outbox.markFailed(await claimOne(at(1)), "timeout", { retryAt: at(6).toISOString() });
    expect(await store.outbox.get("ann#p1")).toMatchObject({ status: "queued", lastError: "timeout" });
    expect(await takeDeliveries(store, at(5), 9)).toEqual([]);
    expect(await claimOne(at(6))).toMatchObject({ attempts: 2 });
  });

  it("shows what was given up, and does not try it again", async () => {
    await store.outbox.enqueue(delivery());
    await store.outbox.markFailed(await claimOne(at(1)), "no such mailbox", { dead: true });
    expect(await takeDeliveries(store, at(99), 9)).toEqual([]);
    expect(await store.outbox.get("ann#p1")).toMatchObject({ status: "dead", lastError: "no such mailbox" });
  });

  it("keeps nothing for the reader's eyes of what was sent or dropped", async () => {
    for (const dedupeKey of ["sent", "dropped"]) await store.outbox.enqueue(delivery({ dedupeKey }));
    const [one, other] = await takeDeliveries(store, at(1), 2);
    if (one) await store.outbox.markSent(one);
    if (other) await store.outbox.markDropped(other, "address-lost");
    const left = await Promise.all(["sent", "dropped"].map((key) => store.outbox.get(key)));
    const blank = { channel: "pigeon", to: "", payload: null, userId: "ann", kind: "your-turn" };
    expect(left).toEqual([expect.objectContaining(blank), expect.objectContaining(blank)]);
    expect(left.map((entry) => entry?.status).sort()).toEqual(["dropped", "sent"]);
  });

  it("forgets what went wrong once a delivery is sent", async () => {
    await store.outbox.enqueue(delivery());
    await store.outbox.markFailed(await claimOne(at(1)), "timeout", { retryAt: at(2).toISOString() });
    await store.outbox.markSent(await claimOne(at(2)));
    expect(await store.outbox.get("ann#p1")).not.toHaveProperty("lastError");
  });

  it("keeps what a delivery is about and how long it is of use, and can do without", async () => {
    const about = [{ kind: "your-turn", matchId: "m1", key: "p1" }];
    const more = { validUntil: at(20).toISOString(), about };
    await store.outbox.enqueue(delivery({ dedupeKey: "more", ...more }));
    await store.outbox.enqueue(delivery({ dedupeKey: "plain" }));
    expect(await store.outbox.get("more")).toMatchObject(more);
    expect(await store.outbox.get("plain")).not.toHaveProperty("about");
  });

  it("keeps where the short links of a sent delivery lead, but not their secret, for 90 days", async () => {
    const about = [{ kind: "your-turn", matchId: "m1", key: "p1" }];
    await store.outbox.enqueue(delivery({ about, linkSecret: "secret", word: "w" }));
    await store.outbox.markSent(await claimOne(at(1)));
    const day = 24 * 60;
    now = at(90 * day - 1);
    const kept = await store.outbox.get("ann#p1");
    expect(kept).toMatchObject({ status: "sent", to: "", payload: null, about, word: "w" });
    expect(kept).not.toHaveProperty("linkSecret");
    now = at(90 * day);
    expect(await store.outbox.get("ann#p1")).toBeUndefined();
  });

  it("puts aside what newer code has written, says so, and gives out the others", async () => {
    const { client, tableName } = await freshTable();
    const old = connect({ client, tableName, now: () => now });
    const { outbox } = old;
    for (const key of ["newer", "known"]) await outbox.enqueue(delivery({ dedupeKey: key }));
    const setShape = (version: number) =>
      client.send(
        new UpdateCommand({
          TableName: tableName,
          Key: outboxKeys.delivery("newer"),
          UpdateExpression: "SET v = :v",
          ExpressionAttributeValues: { ":v": version },
        }),
      );
    await setShape(99);
    const told: unknown[] = [];
    const claimAt = (when: Date) =>
      takeDeliveries(old, when, 9, { onUnreadable: (key, error) => told.push([key, error]) });
    expect((await claimAt(at(1))).map(({ dedupeKey }) => dedupeKey)).toEqual(["known"]);
    const tooNew = expect.objectContaining({ code: "store/shape-too-new" });
    expect(told).toEqual([["OUTBOX#newer", tooNew]]);
    expect((await claimAt(at(60))).map(({ dedupeKey }) => dedupeKey)).toEqual(["known"]);
    expect(told).toHaveLength(1);

    await setShape(1);
    expect(await claimAt(at(61))).toMatchObject([{ dedupeKey: "newer", attempts: 1 }]);
  });

  it("never sends what was dropped, says why, and still knows it", async () => {
    await store.outbox.enqueue(delivery());
    await store.outbox.markDropped(await claimOne(at(1)), "address-lost");
    expect(await takeDeliveries(store, at(99), 9)).toEqual([]);
    expect(await store.outbox.get("ann#p1")).toMatchObject({ status: "dropped", lastError: "address-lost" });
    expect(await store.outbox.enqueue(delivery())).toBe(false);
  });

  it("forgets all unsent deliveries to somebody, by user or address, and nobody else's", async () => {
    await store.outbox.enqueue(delivery({ dedupeKey: "dead" }));
    await store.outbox.markFailed(await claimOne(at(1)), "no such mailbox", { dead: true });
    await store.outbox.enqueue(delivery({ dedupeKey: "queued" }));
    const { userId: _, ...signIn } = delivery({ dedupeKey: "sign-in", to: "Ann@Example.org" });
    await store.outbox.enqueue(signIn);
    await store.outbox.enqueue(delivery({ dedupeKey: "bob", userId: "bob", to: "bob@example.org" }));
    expect(await store.outbox.deleteAllOf({ userId: "ann", email: "ann@example.org" })).toBe(3);
    const left = await Promise.all(["dead", "queued", "sign-in", "bob"].map((k) => store.outbox.get(k)));
    expect(left.map((entry) => entry?.dedupeKey)).toEqual([undefined, undefined, undefined, "bob"]);
    expect(await store.outbox.deleteAllOf({ userId: "guest", email: null })).toBe(0);
  });

  it("gives a delivery to another sender when the lease has ended, whose word then counts", async () => {
    await store.outbox.enqueue(delivery());
    const [lost] = await takeDeliveries(store, at(1), 1, { leaseSeconds: 60 });
    expect(await takeDeliveries(store, at(1.5), 1)).toEqual([]);
    await claimOne(at(2));
    if (lost) await store.outbox.markFailed(lost, "late", { dead: true });
    expect(await store.outbox.get("ann#p1")).toMatchObject({ status: "sending", attempts: 2 });
    if (lost) await store.outbox.markSent(lost);
    expect(await store.outbox.get("ann#p1")).toMatchObject({ status: "sent" });
  });

  it("does not send what has expired, though it is still stored", async () => {
    await store.outbox.enqueue(delivery());
    expect(await takeDeliveries(store, at(31 * 24 * 60), 9)).toEqual([]);
  });
});

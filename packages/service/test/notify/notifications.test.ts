import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import type { Context } from "../../src/context.ts";
import { tick } from "../../src/follow-up/tick.ts";
import { unsubscribe } from "../../src/notify/email/unsubscribe.ts";
import { notifyUser } from "../../src/notify/notify-user.ts";
import { mute } from "../../src/play/mute.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { operationsOf } from "../../testing/operations.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";
import { pathsIn } from "../../testing/short-links.ts";

const GRACE = 150;

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

async function people<const N extends readonly string[]>(...names: N): Promise<{ [K in keyof N]: Profile }> {
  return (await Promise.all(names.map((name) => t.person(name)))) as { [K in keyof N]: Profile };
}

/** The targets of the links in each mail to Ann. */
const pathsToAnn = () => Promise.all(t.mailer.to("ann@mob.test").map((mail) => pathsIn(t.context, mail)));

describe("a decision that becomes mine", () => {
  it("is told by mail after the grace period, once, with a working link", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    const id = await startedMatch(t, [ann, bob]);
    await t.pass(60);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(0);
    await t.pass(GRACE);
    await t.pass(GRACE);
    const mails = t.mailer.to("ann@mob.test");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("https://house.test/en/o/#");
    expect(await pathsIn(t.context, mails[0] ?? { text: "" })).toContain(`/en/m/${id}/`);
    expect(mails[0]?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  });

  it("is not told when I act first", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    const id = await startedMatch(t, [ann, bob]);
    await t.pass(30);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(GRACE);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(0);
    expect(t.mailer.to("bob@mob.test")).toHaveLength(1);
  });

  it("of several matches is told in one message", async () => {
    const [ann, bob, cleo] = await people("Ann", "Bob", "Cleo");
    const first = await startedMatch(t, [ann, bob]);
    const second = await startedMatch(t, [ann, cleo]);
    await t.pass(GRACE);
    const mails = t.mailer.to("ann@mob.test");
    expect(mails).toHaveLength(1);
    const paths = await pathsIn(t.context, mails[0] ?? { text: "" });
    expect(paths).toContain(first);
    expect(paths).toContain(second);
  });

  it("is told again when another decision follows", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    const id = await startedMatch(t, [ann, bob], { rounds: 3 });
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(GRACE);
    await answerAs(t, bob, id, "fold");
    await t.settle();
    await t.pass(GRACE);
    expect(t.mailer.to("bob@mob.test")).toHaveLength(2);
  });

  it("is not told to guests, to those who muted the match, nor to those who unsubscribed", async () => {
    const guest = await t.person("Gus", null);
    const [bob, cleo] = await people("Bob", "Cleo");
    const id = await startedMatch(t, [guest, bob, cleo]);
    await mute(t.context, bob.userId, id, { muted: true });
    await unsubscribe(t.context, cleo.unsubscribeToken, "all");
    await answerAs(t, guest, id, "keep");
    await t.settle();
    await t.pass(GRACE);
    expect(t.mailer.sent).toHaveLength(0);
  });

  it("tells the secret of no other seat", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    for (const mail of t.mailer.sent) expect(mail.html + mail.text + mail.subject).not.toMatch(/card-\d/);
  });
});

describe("the start and the end of a match", () => {
  it("are told to everybody whom they are news to", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    const id = await startedMatch(t, [ann, bob], { rounds: 1 });
    await t.pass(GRACE);
    expect(t.mailer.to("bob@mob.test").map((m) => m.subject)).toEqual(["The match has begun: pennies"]);
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    await t.settle();
    await t.pass(GRACE);
    expect(t.mailer.to("bob@mob.test").at(-1)?.subject).toBe("It is over: pennies with Ann");
    expect(t.mailer.to("ann@mob.test").at(-1)?.text).toContain("You came in 1st");
    await t.pass(GRACE);
    expect(t.mailer.to("bob@mob.test")).toHaveLength(2);
  });
});

describe("sending", () => {
  it("is tried again with growing pauses, and given up at last", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    await startedMatch(t, [ann, bob]);
    t.mailer.failure = new Error("mailbox on fire");
    await t.pass(GRACE);
    for (const minutes of [1, 5, 30, 120, 360]) await t.pass(minutes * 60);
    const dead = await operationsOf(t).outbox.list("dead", 10);
    expect(dead.map((m) => m.to).sort()).toEqual(["ann@mob.test", "bob@mob.test"]);
    expect(t.faults.filter((f) => f.what === "a delivery was given up")).toHaveLength(2);
    t.mailer.failure = null;
    await t.pass(86_400);
    expect(t.mailer.sent.filter((m) => m.subject.includes("decision"))).toHaveLength(0);
  });

  it("succeeds once when the carrier comes back", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    await startedMatch(t, [ann, bob]);
    t.mailer.failure = new Error("mailbox on fire");
    await t.pass(GRACE);
    t.mailer.failure = null;
    await t.pass(61);
    await t.pass(3600);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  });

  it("happens once, whenever the process dies and however many tell the same user", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    const first = await startedMatch(t, [ann, bob]);
    const { notifications, outbox } = t.context.store;
    const dyingAfter = (parts: Partial<Context["store"]>) => ({
      ...t.context,
      store: { ...t.context.store, ...parts },
    });
    const killed = () => Promise.reject(new Error("killed"));
    const before = dyingAfter({ notifications: { ...notifications, settle: killed } });
    await expect(notifyUser(before, ann.userId)).rejects.toThrow("killed");
    expect(await operationsOf(t).outbox.list("queued", 9)).toEqual([]);
    const after = dyingAfter({
      notifications: { ...notifications, settle: (all) => notifications.settle(all).then(killed) },
    });
    await expect(notifyUser(after, ann.userId)).rejects.toThrow("killed");
    expect(t.mailer.to("ann@mob.test")).toEqual([]);
    const second = await startedMatch(t, [ann, bob]);
    await Promise.all([1, 2, 3].map(() => notifyUser(t.context, ann.userId)));
    await Promise.all([1, 2, 3].map(() => tick(t.context)));
    // Deliveries held by a dead process stay with it for a while.
    expect(await pathsToAnn()).toEqual([expect.stringContaining(second)]);
    t.clock.advance(120);
    const dying = dyingAfter({ outbox: { ...outbox, markFailed: killed, markSent: killed } });
    t.mailer.failure = new Error("mailbox on fire");
    await expect(tick(dying)).rejects.toThrow("killed");
    t.mailer.failure = null;
    t.clock.advance(120);
    await Promise.all([1, 2, 3].map(() => tick(t.context)));
    const paths = await pathsToAnn();
    expect(paths).toHaveLength(2);
    for (const id of [first, second]) expect(paths.filter((some) => some.includes(id))).toHaveLength(1);
  });

  it("doubles one message at most when the process dies between sending it and knowing that", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    await startedMatch(t, [ann, bob]);
    const { outbox } = t.context.store;
    const killed = () => Promise.reject(new Error("killed"));
    const dying = { ...t.context, store: { ...t.context.store, outbox: { ...outbox, markSent: killed } } };
    await expect(notifyUser(dying, ann.userId)).rejects.toThrow("killed");
    expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
    await t.pass(60);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
    await t.pass(60);
    await t.pass(3600);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(2);
  });

  it("is not begun where somebody else has settled it, and waits with what could not be told", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    await startedMatch(t, [ann, bob]);
    const { notifications } = t.context.store;
    const failing = { ...notifications, settle: () => Promise.reject(new Error("no table")) };
    t.clock.advance(GRACE);
    await tick({ ...t.context, store: { ...t.context.store, notifications: failing } });
    expect(t.faults.map(({ what }) => what)).toEqual([
      "somebody could not be told",
      "somebody could not be told",
    ]);
    await tick(t.context);
    expect(t.mailer.sent).toEqual([]);
    t.clock.advance(60);
    await tick(t.context);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  });
});

describe("a tick that is short of time", () => {
  it("leaves to the next one what is due later, be it work or mail", async () => {
    const payload = { subject: "s", html: "h", text: "t", headers: {} };
    const at = t.clock.now().toISOString();
    for (let n = 0; n < 60; n++) {
      const matchId = `nothing-${n}`;
      await t.context.store.due.put({ kind: "webhook", key: matchId, at, payload: { matchId } });
    }
    t.clock.advance(1);
    for (let n = 0; n < 15; n++) {
      const mail = { channel: "email", to: `reader-${n}@mob.test`, payload, kind: "sign-in" };
      await t.context.store.outbox.enqueue({ ...mail, dedupeKey: `mail ${n}` });
    }
    const left = async () => (await operationsOf(t).due.list(null, 99)).length;
    await tick(t.context, () => 0);
    expect([t.mailer.sent.length, await left()]).toEqual([0, 35]);
    await tick(t.context);
    expect([t.mailer.sent.length, await left()]).toEqual([15, 0]);
  });
});

describe("more things than fit into two ticks, all due in one minute", () => {
  it("are all done, within a few ticks, and none twice", async () => {
    const payload = { subject: "s", html: "h", text: "t", headers: {} };
    const enqueue = (n: number) =>
      t.context.store.outbox.enqueue({
        channel: "email",
        to: `reader-${n}@mob.test`,
        payload,
        kind: "sign-in",
        dedupeKey: `mail ${n}`,
      });
    for (let n = 0; n < 150; n += 50) await Promise.all(Array.from({ length: 50 }, (_, i) => enqueue(n + i)));
    const tickOfFifty = () => tick(t.context, undefined, 50);
    await Promise.all([tickOfFifty(), tickOfFifty()]);
    expect(t.mailer.sent.length).toBeLessThanOrEqual(100);
    await tickOfFifty();
    await tickOfFifty();
    expect(new Set(t.mailer.sent.map(({ to }) => to)).size).toBe(150);
    expect(t.mailer.sent).toHaveLength(150);
  });
});

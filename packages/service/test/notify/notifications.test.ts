import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import type { Context } from "../../src/context.ts";
import { tick } from "../../src/follow-up/tick.ts";
import { unsubscribe } from "../../src/notify/email/unsubscribe.ts";
import { sendOutbox } from "../../src/notify/outbox.ts";
import { tellUser } from "../../src/notify/tell-user.ts";
import { mute } from "../../src/play/mute.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";
import { opsOf } from "../ops.ts";

const GRACE = 150;

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

async function people<const N extends readonly string[]>(...names: N): Promise<{ [K in keyof N]: Profile }> {
  return (await Promise.all(names.map((name) => t.person(name)))) as { [K in keyof N]: Profile };
}

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
    expect(mails[0]?.text).toContain(`https://house.test/en/m/${id}`);
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
    expect(mails[0]?.text).toContain(first);
    expect(mails[0]?.text).toContain(second);
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
    await mute(t.context, bob.userId, id, true);
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
    const dead = await opsOf(t).outbox.list("dead", 10);
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
    await expect(tellUser(before, ann.userId)).rejects.toThrow("killed");
    expect(await opsOf(t).outbox.list("queued", 9)).toEqual([]);
    const after = dyingAfter({
      notifications: { ...notifications, settle: (all) => notifications.settle(all).then(killed) },
    });
    await expect(tellUser(after, ann.userId)).rejects.toThrow("killed");
    const second = await startedMatch(t, [ann, bob]);
    await Promise.all([1, 2, 3].map(() => tellUser(t.context, ann.userId)));
    const sending = dyingAfter({ outbox: { ...outbox, claimDue: killed } });
    await expect(sendOutbox(sending)).rejects.toThrow("killed");
    await Promise.all([1, 2, 3].map(() => sendOutbox(t.context)));
    const texts = t.mailer.to("ann@mob.test").map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const id of [first, second]) expect(texts.filter((text) => text.includes(id))).toHaveLength(1);
  });

  it("forgets nothing that was noted by a version which marked it as part of a message", async () => {
    const [ann, bob] = await people("Ann", "Bob");
    const id = await startedMatch(t, [ann, bob]);
    const [noted] = await t.context.store.notifications.list(ann.userId);
    if (noted === undefined) throw new Error("nothing is noted");
    const { kind, key } = noted;
    await t.context.store.notifications.put({ ...noted, kind: "part-of", key: `${kind} ${key}` });
    await t.pass(GRACE);
    expect(t.mailer.to("ann@mob.test").map(({ text }) => text)).toEqual([expect.stringContaining(id)]);
    expect(await t.context.store.notifications.list(ann.userId)).toEqual([]);
  });
});

describe("a tick that is short of time", () => {
  it("leaves work to the next one and still sends a handful of mail", async () => {
    for (let n = 0; n < 60; n++) {
      await t.context.store.due.put({
        kind: "notify",
        key: `nobody-${n}`,
        at: t.clock.now().toISOString(),
        payload: { userId: `nobody-${n}` },
      });
    }
    for (let n = 0; n < 15; n++) {
      const payload = { subject: "s", html: "h", text: "t", headers: {} };
      const mail = { channel: "email", to: `reader-${n}@mob.test`, payload, kind: "sign-in" };
      await t.context.store.outbox.enqueue({ ...mail, dedupeKey: `mail ${n}` });
    }
    const left = async () =>
      (await t.context.store.due.takeDue(t.clock.now(), 100, { leaseSeconds: 0 })).length;
    await tick(t.context, () => 0);
    expect(t.mailer.sent).toHaveLength(10);
    expect(await left()).toBe(35);
    t.clock.advance(1);
    await tick(t.context);
    expect(t.mailer.sent).toHaveLength(15);
    expect(await left()).toBe(0);
  });
});

import type { Delivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { tick } from "../../src/follow-up/tick.ts";
import { sendSignIn } from "../../src/notify/email/sign-in-mail.ts";
import { unsubscribe } from "../../src/notify/email/unsubscribe.ts";
import { mute } from "../../src/play/mute.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { operationsOf, setShape } from "../../testing/operations.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";
import { pathsIn } from "../../testing/short-links.ts";

const GRACE = 150;
const ANN = "ann@mob.test";
const MINUTE = 60;
const WEEK = 7 * 24 * 60 * MINUTE;

let t: TestContext;
let ann: Profile;
let bob: Profile;
let id: string;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = await Promise.all([t.person("Ann"), t.person("Bob")]);
  id = await startedMatch(t, [ann, bob], { turnHours: 72 });
});

/** In the words of SES and SMTP. */
const refusal = Object.assign(new Error(`550 <${ANN}>: Email address is not verified`), {
  code: "EENVELOPE",
  responseCode: 550,
});

/** Tells what is due while no mail goes out, and returns Ann's message. */
async function queuedToAnn() {
  t.mailer.failure = refusal;
  await t.pass(GRACE);
  t.mailer.failure = null;
  const mail = (await operationsOf(t).outbox.list("queued", 9)).find(({ to }) => to === ANN);
  if (mail === undefined) throw new Error("Ann is not written to");
  return mail;
}

/** Lets everything fail until it is given up. */
async function giveUp(): Promise<void> {
  t.mailer.failure = refusal;
  await t.pass(GRACE);
  for (const minutes of [1, 5, 30, 120, 360]) await t.pass(minutes * MINUTE);
  t.mailer.failure = null;
}

/** A maintainer's commands for mail that was given up. */
async function queueAgain(): Promise<void> {
  const { outbox } = operationsOf(t);
  for (const { dedupeKey } of await outbox.list("dead", 10)) await outbox.requeue(dedupeKey);
  await tick(t.context);
}

const stateOf = (dedupeKey: string) => t.context.store.outbox.get(dedupeKey);

const plain = (changes: Partial<Delivery>): Delivery => ({
  channel: "email",
  to: "reader@mob.test",
  payload: { subject: "s", html: "h", text: "t", headers: {} },
  kind: "sign-in",
  dedupeKey: "plain",
  ...changes,
});

describe("a notification that could not be sent at once", () => {
  it.each([
    ["the player has acted", () => answerAs(t, ann, id, "keep")],
    ["the match is muted", () => mute(t.context, ann.userId, id, { muted: true })],
    ["such mails are not wanted any more", () => unsubscribe(t.context, ann.unsubscribeToken, "yourTurn")],
    ["the player is gone", () => t.context.store.profiles.delete(ann.userId)],
  ])("is dropped when %s", async (_, happens) => {
    const { dedupeKey } = await queuedToAnn();
    await happens();
    await t.settle();
    await t.pass(61);
    expect(t.mailer.to(ANN)).toEqual([]);
    expect(await stateOf(dedupeKey)).toMatchObject({
      status: "dropped",
      lastError: "no-longer-true",
      payload: null,
    });
    expect(t.measured.map(([name]) => name)).not.toContain("MailDead");
  });

  it("goes out while all of it is true, and lies nowhere until then", async () => {
    expect(await queuedToAnn()).not.toHaveProperty("payload");
    await t.pass(61);
    expect(t.mailer.to(ANN)).toMatchObject([{ subject: "Your decision: pennies with Bob" }]);
  });

  it("of a version that put it into words at once is told as it is now", async () => {
    const { dedupeKey, about, userId } = await queuedToAnn();
    const old = plain({ to: ANN, kind: "notifications", dedupeKey: "old" });
    await t.context.store.outbox.enqueue({
      ...old,
      ...(about && { about }),
      ...(userId !== undefined && { userId }),
    });
    await tick(t.context);
    expect(t.mailer.to(ANN).map(({ subject }) => subject)).toEqual(["Your decision: pennies with Bob"]);
    expect(await stateOf("old")).toMatchObject({ status: "sent", payload: null });
    expect(await stateOf(dedupeKey)).toMatchObject({ status: "queued" });
  });

  it("tells only what is still true of it", async () => {
    const second = await startedMatch(t, [ann, bob], { turnHours: 72 });
    expect((await queuedToAnn()).about).toHaveLength(2);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(61);
    const [mail, ...more] = t.mailer.to(ANN);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Your decision: pennies with Bob");
    const paths = await pathsIn(t.context, mail ?? { text: "" });
    expect(paths).toContain(second);
    expect(paths).not.toContain(id);
  });

  it("is sent when it was given up and is queued again after weeks, if the decision still waits", async () => {
    await giveUp();
    t.clock.advance(3 * WEEK);
    await queueAgain();
    expect(t.mailer.to(ANN)).toHaveLength(1);
  });

  it("is not, if it does not", async () => {
    await giveUp();
    t.clock.advance(3 * WEEK);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await queueAgain();
    expect(t.mailer.to(ANN)).toEqual([]);
  });

  it("of the version before goes out though it does not say what it is about", async () => {
    const old = plain({ to: ANN, kind: "notifications", userId: ann.userId, dedupeKey: "old" });
    await t.context.store.outbox.enqueue(old);
    await tick(t.context);
    expect(t.mailer.to(ANN)).toHaveLength(1);
  });
});

describe("a sign-in mail", () => {
  const signIn = () =>
    sendSignIn(t.context, { email: "cleo@mob.test", token: "t1", code: "CDFHJKMN", locale: "en" });
  const dead = () => operationsOf(t).outbox.list("dead", 9);

  it("is tried again while its link is good", async () => {
    t.mailer.failure = refusal;
    await signIn();
    t.mailer.failure = null;
    t.clock.advance(61);
    await tick(t.context);
    expect(t.mailer.to("cleo@mob.test")).toHaveLength(1);
  });

  it("is given up before its link ends, and not sent when it is queued again after that", async () => {
    t.mailer.failure = refusal;
    await signIn();
    for (const minutes of [1, 5]) {
      t.clock.advance(minutes * MINUTE);
      await tick(t.context);
    }
    t.mailer.failure = null;
    const [mail] = await dead();
    expect(mail).toMatchObject({ kind: "signIn", attempts: 3 });
    expect(t.measured).toContainEqual(["MailDead", 1]);
    t.clock.advance(15 * MINUTE);
    await queueAgain();
    expect(t.mailer.to("cleo@mob.test")).toEqual([]);
    expect(await stateOf(mail?.dedupeKey ?? "")).toMatchObject({ status: "dropped", lastError: "expired" });
  });
});

describe("what is kept and reported of a failure", () => {
  it("is its name, code and status, not the address that carriers quote; once sent, nothing", async () => {
    const { dedupeKey } = await queuedToAnn();
    expect(await stateOf(dedupeKey)).toMatchObject({ lastError: "Error EENVELOPE 550" });
    await giveUp();
    expect(t.faults.length).toBeGreaterThan(0);
    const told = (what: unknown) =>
      JSON.stringify(what, (_, value) => (value instanceof Error ? String(value) : value));
    expect(told(t.faults)).not.toContain("mob.test");
    await queueAgain();
    expect(await stateOf(dedupeKey)).toMatchObject({ status: "sent" });
    expect(await stateOf(dedupeKey)).not.toHaveProperty("lastError");
  });
});

describe("one delivery that cannot go out", () => {
  it("keeps back no other: the address is refused", async () => {
    await t.context.store.outbox.enqueue(plain({ to: "nobody@mob.test", dedupeKey: "first" }));
    t.clock.advance(1);
    for (let n = 0; n < 15; n++) await t.context.store.outbox.enqueue(plain({ dedupeKey: `mail ${n}` }));
    const mailer = {
      send: (mail: { to: string }) =>
        mail.to === "nobody@mob.test" ? Promise.reject(refusal) : t.mailer.send(mail as never),
    };
    await tick({ ...t.context, mailer });
    expect(t.mailer.sent).toHaveLength(15);
    expect(await stateOf("first")).toMatchObject({ status: "queued", attempts: 1 });
  });

  it("keeps back no other: newer code has written it, which is reported", async () => {
    await t.context.store.outbox.enqueue(plain({ dedupeKey: "newer" }));
    await t.context.store.outbox.enqueue(plain({ dedupeKey: "known" }));
    await setShape(t, "OUTBOX#newer", "MAIL", 99);
    await tick(t.context);
    expect(t.mailer.sent).toHaveLength(1);
    expect(t.faults).toMatchObject([{ what: "what is due cannot be read", where: { key: "OUTBOX#newer" } }]);
  });
});

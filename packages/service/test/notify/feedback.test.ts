import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { addressProven, meView } from "../../src/notify/email/address.ts";
import { takeFeedback } from "../../src/notify/email/feedback.ts";
import { sendConfirmation, sendSignIn } from "../../src/notify/email/sign-in-mail.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { operationsOf } from "../../testing/operations.ts";
import { startedMatch } from "../../testing/pennies-match.ts";
import { sesBounce, sesComplaint, sesReject } from "../../testing/ses.ts";

const GRACE = 150;
const ANN = "ann@mob.test";

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = await Promise.all([t.person("Ann"), t.person("Bob")]);
});

const now = () => t.clock.now().toISOString();
const bounce = (type: "Permanent" | "Transient" = "Permanent") => sesBounce({ email: ANN, at: now() }, type);
const hear = (...messages: string[]) => takeFeedback(t.context, messages);
const lostMeasures = () => t.measured.filter(([name]) => name === "AddressLost");

describe("notifications to an address that is lost", () => {
  it("are no longer written", async () => {
    await hear(bounce());
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    expect(t.mailer.to(ANN)).toEqual([]);
    expect(await operationsOf(t).outbox.list("queued", 9)).toEqual([]);
    expect(t.mailer.to("bob@mob.test")).toHaveLength(1);
  });

  it("are dropped when they were queued before, which is no failure", async () => {
    await startedMatch(t, [ann, bob]);
    t.mailer.failure = new Error("mailbox on fire");
    await t.pass(GRACE);
    t.mailer.failure = null;
    const queued = await operationsOf(t).outbox.list("queued", 9);
    const mine = queued.find((mail) => mail.to === ANN);
    await hear(bounce());
    await t.pass(61);
    expect(t.mailer.to(ANN)).toEqual([]);
    expect(await t.context.store.outbox.get(mine?.dedupeKey ?? "")).toMatchObject({
      status: "dropped",
      lastError: "address-lost",
      payload: null,
    });
    expect(t.faults).toEqual([]);
    expect(t.measured.map(([name]) => name)).not.toContain("MailDead");
  });

  it("are none of links that their reader has asked for: these go out", async () => {
    await hear(sesComplaint({ email: ANN, at: now() }), bounce());
    await sendSignIn(t.context, { email: "Ann@mob.test", token: "t1", code: "CDFHJKMN", locale: "en" });
    await sendConfirmation(t.context, { email: ANN, token: "t2", code: "CDFHJKMN", locale: "en" }, "Ann");
    expect(t.mailer.sent.map((mail) => mail.subject)).toEqual([
      "Sign in to Consigliere",
      "Is this your address?",
    ]);
  });

  it("are sent again once a link in a mail has been used", async () => {
    await hear(bounce());
    await addressProven(t.context, ann, { email: ANN });
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    expect(t.mailer.to(ANN)).toHaveLength(1);
  });

  it("are sent again to an address that bounced 90 days ago", async () => {
    await hear(bounce());
    t.clock.advance(91 * 86_400);
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    expect(t.mailer.to(ANN)).toHaveLength(1);
  });
});

describe("feedback", () => {
  it("that comes twice counts once, and an address is lost once", async () => {
    const told = [bounce("Transient"), bounce("Transient")];
    await hear(...told, ...told, ...told);
    expect(lostMeasures()).toEqual([]);
    await hear(bounce("Transient"), bounce("Transient"), bounce());
    expect(lostMeasures()).toEqual([["AddressLost", 1]]);
  });

  it("that cannot be read is reported without its contents, and what comes with it is heard", async () => {
    await hear("gibberish about ann@mob.test", bounce());
    expect(t.faults).toHaveLength(1);
    expect(JSON.stringify(t.faults)).not.toContain("mob.test");
    expect(await t.context.store.addresses.get(ANN)).toMatchObject({ status: "bounced" });
  });

  it("that SES did not send a mail is reported: that is about us", async () => {
    await hear(sesReject({ email: ANN, at: now() }));
    expect(t.faults).toMatchObject([{ what: "a mail was rejected by SES" }]);
    expect(await t.context.store.addresses.get(ANN)).toMatchObject({ status: "ok" });
  });

  it("comes again when the store fails", async () => {
    const failing = { ...t.context.store.addresses, change: () => Promise.reject(new Error("no store")) };
    const context = { ...t.context, store: { ...t.context.store, addresses: failing } };
    await expect(takeFeedback(context, [bounce()])).rejects.toThrow("no store");
  });
});

describe("what the player sees", () => {
  const who = () => ({ userId: ann.userId, email: ANN });
  const seen = async (profile = ann) => {
    const { emailState, preferences } = await meView(t.context, profile, who());
    return {
      emailState,
      wanted: Object.values(preferences).filter((channels) => channels.includes("email")).length,
    };
  };

  it("is how the address stands; a bounce leaves the choice of mails alone", async () => {
    expect(await seen()).toEqual({ emailState: "ok", wanted: 3 });
    await hear(bounce());
    expect(await seen()).toEqual({ emailState: "bounced", wanted: 3 });
    expect(await seen(await addressProven(t.context, ann, { email: ANN }))).toEqual({
      emailState: "ok",
      wanted: 3,
    });
  });

  it("is that a complaint has switched all mails off, for good until switched on again", async () => {
    await hear(sesComplaint({ email: ANN, at: now() }));
    expect(await seen()).toEqual({ emailState: "complained", wanted: 0 });
    const after = await addressProven(t.context, ann, { email: ANN });
    expect(await t.context.store.profiles.get(ann.userId)).toEqual(after);
    expect(await seen(after)).toEqual({ emailState: "ok", wanted: 0 });
    await startedMatch(t, [after, bob]);
    await t.pass(GRACE);
    await t.pass(GRACE);
    expect(t.mailer.to(ANN)).toEqual([]);
  });

  it("is nothing to worry about for guests", async () => {
    const guest = await t.person("Gus", null);
    const view = await meView(t.context, guest, { userId: guest.userId, email: null });
    expect(view.emailState).toBe("ok");
  });
});

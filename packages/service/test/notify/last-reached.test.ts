/** The facts that people see about how they were reached: when, by which channel, and why one fails. */
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it } from "vitest";
import { PushError } from "../../src/context.ts";
import { readReached } from "../../src/notify/last-reached.ts";
import { tryChannel } from "../../src/notify/trial.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { endpointOf, giveDevice } from "../../testing/devices.ts";
import { startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;
const DAY = 86_400;
const unknown = { toldAt: null, failed: null };

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

const now = () => t.clock.now().toISOString();
const reached = () => readReached(t.context, ann.userId);

it("says when a carrier last took a message, and why it does not while that lasts", async () => {
  expect(await reached()).toEqual({ push: unknown, telegram: unknown, email: unknown });
  await startedMatch(t, [ann, bob]);
  await t.pass(GRACE);
  const first = now();
  expect(await reached()).toEqual({
    push: unknown,
    telegram: unknown,
    email: { toldAt: first, failed: null },
  });
  t.mailer.failure = new Error("no mailbox of ann@mob.test");
  await startedMatch(t, [ann, bob]);
  await t.pass(GRACE);
  expect((await reached()).email).toEqual({ toldAt: first, failed: { at: now(), why: "trouble" } });
  t.mailer.failure = null;
  await t.pass(120);
  expect((await reached()).email).toEqual({ toldAt: now(), failed: null });
});

it("says that a device is gone, and by what the message went instead", async () => {
  await giveDevice(t, ann);
  t.pusher.failures.set(endpointOf("phone"), new PushError(410));
  await startedMatch(t, [ann, bob]);
  await t.pass(GRACE);
  const lost = now();
  await t.pass(61);
  expect(await reached()).toEqual({
    push: { toldAt: null, failed: { at: lost, why: "gone" } },
    telegram: unknown,
    email: { toldAt: now(), failed: null },
  });
});

it("says that mail to an address is lost, also where a test told that", async () => {
  await t.context.store.addresses.change("ann@mob.test", (state) => ({ ...state, status: "bounced" }));
  await startedMatch(t, [ann, bob]);
  await t.pass(GRACE);
  expect((await reached()).email).toEqual({ toldAt: null, failed: { at: now(), why: "lost" } });
  t.clock.advance(60);
  await tryChannel(t.context, ann, "email");
  expect((await reached()).email.failed?.at).toBe(now());
});

it("forgets it after 90 days without a message", async () => {
  await tryChannel(t.context, ann, "email");
  t.clock.advance(89 * DAY);
  expect((await reached()).email.toldAt).not.toBeNull();
  t.clock.advance(DAY + 1);
  expect((await reached()).email).toEqual(unknown);
});

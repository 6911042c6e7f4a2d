/** The time of a decision counts from when a carrier took the first message about it, where the service was late with that. */
import { setTimeout } from "node:timers/promises";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it } from "vitest";
import { tick } from "../../src/follow-up/tick.ts";
import { setWebhook } from "../../src/notify/webhook/settings.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { giveDevice } from "../../testing/devices.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;
const MINUTE = 60;
const HOUR = 3_600;
const down = new Error("mailbox on fire");

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

/** Hours after the start, as the whole table and Ann's desk have it. */
async function deadline(id: string): Promise<number> {
  const [forBob, row] = await Promise.all([
    viewMatch(t.context, bob.userId, id),
    t.context.store.memberships.get(ann.userId, id),
  ]);
  const shown = forBob.table?.waiting[0]?.deadline ?? "";
  expect(row?.deadline).toBe(shown);
  return (Date.parse(shown) - Date.parse("2026-03-01T12:00:00.000Z")) / 3_600_000;
}

/** Lets this number of minutes pass, with their ticks. */
async function minutes(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 10) await t.pass(10 * MINUTE);
}

it("counts from the message when the carrier was down, and reminders go by that", async () => {
  const id = await startedMatch(t, [ann, bob], { turnHours: 20 });
  t.mailer.failure = down;
  await minutes(60);
  expect(await deadline(id)).toBe(20);
  t.mailer.failure = null;
  await minutes(180);
  expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  const moved = await deadline(id);
  expect(moved).toBeGreaterThan(22);
  expect(moved).toBeLessThan(24);
  const asked = moved - 20;
  await t.pass(Math.round((asked + 15) * HOUR) - 240 * MINUTE - MINUTE);
  await t.pass(MINUTE);
  await t.pass(MINUTE);
  expect(t.mailer.to("ann@mob.test").at(-1)?.subject).toContain("Time is running out");
  expect(await deadline(id)).toBe(moved);
  expect(t.faults).toEqual([]);
});

it("counts from twelve hours after the question at the latest, also when the service slept", async () => {
  const id = await startedMatch(t, [ann, bob], { turnHours: 40 });
  t.clock.advance(20 * HOUR);
  await tick(t.context);
  await t.settle();
  expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  expect(await deadline(id)).toBe(52);
});

it("is named as it then stands by the match's webhook, however long the message takes", async () => {
  const id = await startedMatch(t, [ann, bob], { windowHours: 12, rounds: 8 });
  const address = "https://hooks.slack.com/services/T/B/secret";
  await setWebhook(t.context, ann.userId, id, { address, locale: "en" });
  await answerAs(t, ann, id, "show");
  await t.settle();
  const send = t.mailer.send.bind(t.mailer);
  t.mailer.send = async (mail) => {
    await setTimeout(200);
    await send(mail);
  };
  t.clock.advance(HOUR);
  await tick(t.context);
  const [told] = t.webhooks.sent.map(({ body }) => /<!date\^(\d+)/.exec(body)?.[1]);
  expect(Number(told) * 1000).toBe(Date.parse("2026-03-01T12:00:00.000Z") + 13 * HOUR * 1000);
});

it("does not run out unheard but for those twelve hours, and what nobody can be told runs out in time", async () => {
  const gus = await t.person("Gus", null);
  const [id, other] = [
    await startedMatch(t, [ann, bob], { turnHours: 2 }),
    await startedMatch(t, [gus, bob], { turnHours: 2 }),
  ];
  t.mailer.failure = down;
  await minutes(3 * 60);
  expect(await deadline(id)).toBe(4);
  const asked = async (who: Profile, match: string) =>
    (await viewMatch(t.context, who.userId, match)).table?.prompts.length;
  expect(await asked(gus, other)).toBe(0);
  await minutes(10 * 60);
  expect(await deadline(id)).toBe(14);
  await minutes(2 * 60);
  expect(await asked(ann, id)).toBe(0);
});

it.each([
  [
    "whoever looked at the table meanwhile",
    async (id: string) => {
      await t.context.store.memberships.setSeen(ann.userId, id, 1);
    },
  ],
  ["whoever was told by another channel in time", async () => {}, { hasPhone: true }],
  [
    "whoever was told within a quarter of an hour",
    async () => {
      t.mailer.failure = null;
      await minutes(10);
    },
  ],
] as const)("moves no clock of %s", async (_, happens, more?: { readonly hasPhone: boolean }) => {
  const hasPhone = more?.hasPhone === true;
  if (hasPhone) {
    const preferences = { yourTurn: ["push", "email"] };
    await giveDevice(t, ann);
    await t.context.store.profiles.change(ann.userId, (now) => ({ ...now, preferences }));
  }
  const id = await startedMatch(t, [ann, bob], { turnHours: 20 });
  t.mailer.failure = down;
  await t.pass(GRACE);
  await happens(id);
  await minutes(60);
  t.mailer.failure = null;
  await minutes(180);
  expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  expect(t.pusher.sent).toHaveLength(hasPhone ? 1 : 0);
  expect(await deadline(id)).toBe(20);
});

it("moves no clock by what a reader's own wishes put off, else anybody could buy time", async () => {
  await t.context.store.profiles.change(ann.userId, (now) => ({ ...now, messagesADay: 1 }));
  await startedMatch(t, [ann, bob], { turnHours: 72 });
  await t.pass(GRACE);
  const id = await startedMatch(t, [ann, bob], { turnHours: 72 });
  const before = await deadline(id);
  await t.pass(GRACE);
  await t.pass(12 * HOUR - 2 * GRACE);
  expect(t.mailer.to("ann@mob.test")).toHaveLength(2);
  expect(await deadline(id)).toBe(before);
});

it.each([true, false])(
  "moves none by which a hidden card is seen; it is known who has answered: %s",
  async (isKnown) => {
    const seen = [];
    for (const card of ["high", "low"] as const) {
      t = await openContext([bluff(card, { hidesAnswered: !isKnown })]);
      [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
      const cleo = await t.person("Cleo");
      const id = await startedMatch(t, [ann, bob, cleo], {}, "bluff");
      const orders = { answerId: "orders-of-bob", settings: { answersByCard: true } };
      await changeSettings(t.context, bob.userId, id, orders);
      await answerAs(t, ann, id, "open");
      await t.settle();
      t.mailer.failure = down;
      const looks = [];
      for (let quarter = 0; quarter < 12; quarter++) {
        await t.pass(15 * MINUTE);
        if (quarter === 2) t.mailer.failure = null;
        looks.push((await viewMatch(t.context, cleo.userId, id)).table?.waiting);
      }
      seen.push(JSON.stringify(looks));
    }
    expect(seen[1]).toBe(seen[0]);
    expect(seen[0]).toContain("deadline");
  },
);

it("moves none by which it is seen who has answered, where nobody may know", async () => {
  const seen = [];
  for (const hasAnswered of [true, false]) {
    t = await openContext([bluff("low", { hidesAnswered: true })]);
    [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const cleo = await t.person("Cleo");
    const id = await startedMatch(t, [ann, bob, cleo], {}, "bluff");
    await answerAs(t, ann, id, "open");
    if (hasAnswered) await answerAs(t, bob, id, "fold");
    t.mailer.failure = down;
    await minutes(30);
    t.mailer.failure = null;
    await minutes(20);
    seen.push((await viewMatch(t.context, cleo.userId, id)).table?.waiting);
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]).toHaveLength(2);
});

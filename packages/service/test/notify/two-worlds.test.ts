/** Nobody's messages, nor their times, depend on cards that they may not see. */
import { expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { setWebhook } from "../../src/notify/webhook/settings.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { bluff } from "../../testing/bluff.ts";
import { countedChance, openContext, type TestContext } from "../../testing/context.ts";
import { giveDevice } from "../../testing/devices.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const LOOK_SECONDS = 600;
const WATCHED_SECONDS = 14 * 3_600;

const ZONES = { Ann: "Europe/Berlin", Bob: "America/Los_Angeles", Cleo: "Asia/Tokyo" } as const;

/** Every message of a match but Bob's, who holds the card, with its time. */
async function messagesWith(card: "high" | "low", hasOrders: boolean): Promise<[string, unknown][]> {
  const t = await openContext([bluff(card, { hidesAnswered: true })], { chance: countedChance() });
  // One after the other, because chance is counted.
  const [ann, bob, cleo] = [await living(t, "Ann"), await living(t, "Bob"), await living(t, "Cleo")];
  await giveDevice(t, cleo);
  const id = await startedMatch(t, [ann, bob, cleo], {}, "bluff");
  const address = "https://discord.com/api/webhooks/1/secret";
  await setWebhook(t.context, ann.userId, id, { address, locale: "en" });
  const orders = { answerId: "orders-of-bob", settings: { answersByCard: true } };
  if (hasOrders) await changeSettings(t.context, bob.userId, id, orders);
  await answerAs(t, ann, id, "open");
  await t.settle();
  const told: [string, unknown][] = [];
  for (let passed = 0; passed < WATCHED_SECONDS; passed += LOOK_SECONDS) {
    await t.pass(LOOK_SECONDS);
    const toOthers = t.mailer.sent.filter(({ to }) => to !== "bob@mob.test");
    const sent = [...toOthers, ...t.pusher.sent, ...t.webhooks.sent];
    t.webhooks.sent.length = 0;
    t.mailer.sent.length = 0;
    t.pusher.sent.length = 0;
    const byText = sent.map((each) => JSON.stringify(each)).toSorted();
    told.push(...byText.map((text): [string, unknown] => [t.clock.now().toISOString(), text]));
  }
  return told;
}

/** Somebody with the nights of a zone. */
async function living(t: TestContext, name: keyof typeof ZONES) {
  return changeProfile(t.context, await t.person(name), { timeZone: ZONES[name] });
}

it.each([true, false])(
  "in two worlds the others get the same messages at the same times; orders: %s",
  async (hasOrders) => {
    const [high, low] = [await messagesWith("high", hasOrders), await messagesWith("low", hasOrders)];
    expect(high.length).toBeGreaterThan(1);
    expect(high.filter(([, text]) => String(text).includes("discord.com"))).not.toEqual([]);
    expect(low).toEqual(high);
  },
);

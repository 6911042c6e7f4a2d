/** Nobody's messages, nor their times, depend on cards that they may not see. */
import { expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { openTable } from "../../src/match/load.ts";
import { openDecisions } from "../../src/match/record.ts";
import { standIn } from "../../src/match/stand-in.ts";
import { setWebhook } from "../../src/notify/webhook/settings.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { giveDevice } from "../../testing/devices.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const LOOK_SECONDS = 600;
const WATCHED_SECONDS = 14 * 3_600;

const DAYS: Readonly<Record<"Ann" | "Bob" | "Cleo", Parameters<typeof changeProfile>[2]>> = {
  Ann: { timeZone: "Europe/Berlin", digestHours: [15] },
  Bob: { timeZone: "America/Los_Angeles" },
  Cleo: { timeZone: "Asia/Tokyo", locale: "ja" },
};

type Case = [bob: "left an order" | "has a bot in his place" | "does not answer", address: string];

/** Every message of a match but Bob's, who holds the card, with its time. */
async function messagesWith(card: "high" | "low", [how, address]: Case): Promise<[string, unknown][]> {
  const t = await openContext([bluff(card, { hidesAnswered: true })]);
  // One after the other, because chance is counted.
  const [ann, bob, cleo] = [await living(t, "Ann"), await living(t, "Bob"), await living(t, "Cleo")];
  await giveDevice(t, cleo);
  await t.context.store.profiles.change(ann.userId, (now) => ({
    ...now,
    preferences: { yourTurn: ["telegram", "email"], matchEnd: ["telegram", "email"] },
    chat: { id: "chat of Ann", name: "Ann", since: t.clock.now().toISOString() },
  }));
  const id = await startedMatch(t, [ann, bob, cleo], {}, "bluff");
  await setWebhook(t.context, ann.userId, id, { address, locale: "en" });
  const orders = { answerId: "orders-of-bob", settings: { answersByCard: true } };
  if (how === "left an order") await changeSettings(t.context, bob.userId, id, orders);
  await answerAs(t, ann, id, "open");
  const table = await openTable(t.context, id);
  const asked = openDecisions(table.position).find(({ seat }) => seat === 1);
  if (how === "has a bot in his place" && asked !== undefined) await standIn(t.context, table, asked);
  await t.settle();
  const told: [string, unknown][] = [];
  for (let passed = 0; passed < WATCHED_SECONDS; passed += LOOK_SECONDS) {
    await t.pass(LOOK_SECONDS);
    const toOthers = t.mailer.sent.filter(({ to }) => to !== "bob@mob.test");
    const sent = [...toOthers, ...t.pusher.sent, ...t.webhooks.sent, ...t.telegram.shown];
    t.telegram.shown.length = 0;
    t.webhooks.sent.length = 0;
    t.mailer.sent.length = 0;
    t.pusher.sent.length = 0;
    const byText = sent.map((each) => JSON.stringify(each)).toSorted();
    told.push(...byText.map((text): [string, string] => [t.clock.now().toISOString(), text]));
  }
  return told;
}

/** Somebody with their own day. */
async function living(t: TestContext, name: keyof typeof DAYS) {
  return changeProfile(t.context, await t.person(name), DAYS[name]);
}

it.each<Case>([
  ["left an order", "https://discord.com/api/webhooks/1/secret"],
  ["has a bot in his place", "https://hooks.slack.com/services/secret"],
  ["does not answer", "https://elsewhere.test/news"],
])("in two worlds the others get the same messages at the same times: Bob %s", async (...how) => {
  const [high, low] = [await messagesWith("high", how), await messagesWith("low", how)];
  const kinds = ["ann@mob.test", "chat of Ann", "push.test/phone", how[1]];
  for (const kind of kinds)
    expect(
      high.filter(([, text]) => String(text).includes(kind)),
      kind,
    ).not.toEqual([]);
  expect(low).toEqual(high);
});

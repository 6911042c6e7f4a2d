/** Somebody whose account is gone has one word in everything that readers are told, in their language. */
import { defaultBot } from "@consigliere/engine/game";
import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import type { Profile } from "@consigliere/store/profiles";
import { expect, it } from "vitest";
import { handOverSeat } from "../../src/account/hand-over-seat.ts";
import { openTable } from "../../src/match/open.ts";
import { makeCalendar } from "../../src/notify/calendar/address.ts";
import { calendarFeed } from "../../src/notify/calendar/feed.ts";
import { setWebhook } from "../../src/notify/webhook/settings.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;
const GAME = "family-business";

/** Everybody who is asked answers as the house bot would, a few times, and messages come. */
async function playOn(t: TestContext, people: readonly Profile[], id: string): Promise<void> {
  for (let round = 0; round < 8; round++) {
    const { game, run } = await openTable(t.context, id);
    for (const { seat } of run.waiting()) {
      const [prompt] = run.prompts(seat);
      const who = people[seat];
      const bot = defaultBot(game);
      if (who === undefined || prompt === undefined || bot === undefined) continue;
      const value = bot.choose(game.view(run.state, seat), prompt, seededRandom(prompt.id));
      await answerAs(t, who, id, value).catch(() => undefined);
    }
    await t.settle();
    await t.pass(GRACE);
  }
}

/** Its lines unfolded. */
async function calendarOf(t: TestContext, { userId }: Profile, locale: "en" | "ja"): Promise<string> {
  const { address } = await makeCalendar(t.context, userId, locale);
  const ical = await calendarFeed(t.context, address.replace(/.*\/|\.ics$/g, ""));
  return ical.replaceAll("\r\n ", "");
}

it.each([
  ["en", "Former player"],
  ["ja", "去った人"],
] as const)("in mail, webhooks and calendars (%s)", async (locale, word) => {
  const t = await openContext(catalogue);
  const people = [await t.person("Ann"), await t.person("Ben"), await t.person("Cleo")];
  for (const { userId } of people)
    await t.context.store.profiles.change(userId, (now) => ({ ...now, locale }));
  const [ann, ben, cleo] = people as [Profile, Profile, Profile];
  const id = await startedMatch(t, people, { mobAssignment: "random" }, GAME);
  await handOverSeat(t.context, cleo.userId, id);
  await setWebhook(t.context, ann.userId, id, {
    address: "https://discord.com/api/webhooks/1/secret",
    locale,
  });
  await t.settle();
  await playOn(t, [ann, ben], id);
  const mails = [ann, ben].flatMap(({ name }) => t.mailer.to(`${name.toLowerCase()}@mob.test`));
  const told = [
    mails.map(({ subject, text }) => `${subject} ${text}`).join("\n"),
    t.webhooks.sent.map(({ body }) => body).join("\n"),
    (await Promise.all([ann, ben].map((who) => calendarOf(t, who, locale)))).join("\n"),
  ];
  for (const each of told) {
    expect(each).toContain(word);
    expect(each).not.toMatch(/—|Cleo/);
  }
});

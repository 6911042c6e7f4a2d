/** The stakes are told in one line, and the same line by every way that a question is told. */

import type { AnswerValue } from "@consigliere/contract/answer";
import { usualClock } from "@consigliere/contract/clock-rules";
import { defaultBot } from "@consigliere/engine/game";
import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import { format } from "@consigliere/games/phrase";
import { storyOf } from "@consigliere/games/stories";
import { DEFAULT_LOCALE, LOCALES } from "@consigliere/languages";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it } from "vitest";
import { openTable } from "../../src/match/load.ts";
import { setWebhook } from "../../src/notify/webhook/settings.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { wordsIn } from "../../src/words.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { giveDevice } from "../../testing/devices.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;
const GAME = "family-business";

let t: TestContext;
let people: readonly Profile[];
beforeEach(async () => {
  t = await openContext(catalogue);
  people = [await t.person("Ann"), await t.person("Ben"), await t.person("Cleo")];
});

/** Plays on by the default bot until everybody but one may counter a card. */
async function untilCard(id: string): Promise<readonly Profile[]> {
  for (let turn = 0; turn < 80; turn++) {
    const { game, run } = await openTable(t.context, id);
    const waiting = run.waiting();
    if (waiting.length > 1 && waiting.every(({ topic }) => topic === "counter-contract"))
      return waiting.flatMap(({ seat }) => people[seat] ?? []);
    for (const { seat } of waiting) {
      const [prompt] = run.prompts(seat);
      const who = people[seat];
      if (prompt === undefined || who === undefined || prompt.sealed !== null) continue;
      const bot = defaultBot(game);
      const value = bot?.choose(game.view(run.state, seat), prompt, seededRandom(prompt.id)) as AnswerValue;
      await answerAs(t, who, id, value).catch(() => undefined);
    }
    await t.settle();
  }
  throw new Error("no card was played that may be countered");
}

/** The line on somebody's page, from the service's answer; without a person, on a spectator's. */
async function lineFor(id: string, who: Profile): Promise<string> {
  const { table, viewer } = await viewMatch(t.context, who.userId, id);
  const story = storyOf(GAME);
  const [prompt] = table?.prompts ?? [];
  const stakes = prompt && table && story?.stakesOf(table.view as never, prompt);
  if (!stakes || story === undefined) throw new Error(`nothing is at stake for ${who.name}`);
  return format(await wordsIn(who.locale), story.phraseOfStakes(stakes), {
    seat: viewer ?? "spectator",
    nameOf: (seat) => people[seat]?.name ?? "",
    owners: story.ownersIn?.(table.view as never),
  });
}

/** The English text of mails and pushes. */
const english = new Set<string>();

it.each(LOCALES)("is the same line on the page, in mail and by push (%s)", async (locale) => {
  for (const { userId } of people)
    await t.context.store.profiles.change(userId, (now) => ({ ...now, locale }));
  people = await Promise.all(
    people.map(async (who) => ({ ...who, ...(await t.context.store.profiles.get(who.userId)) })),
  );
  const id = await startedMatch(t, people, { mobAssignment: "random" }, GAME);
  const address = "https://n8n.example.org/hook";
  await setWebhook(t.context, people[0]?.userId ?? "", id, { address, locale });
  const [byMail, byPush] = await untilCard(id);
  if (byMail === undefined || byPush === undefined) throw new Error("two are to be asked");
  await giveDevice(t, byPush, "phone");
  t.mailer.sent.splice(0);
  t.pusher.sent.splice(0);
  await t.pass(GRACE);
  const [mail] = t.mailer.to(`${byMail.name.toLowerCase()}@mob.test`);
  const mailed = await lineFor(id, byMail);
  expect(mail?.text.replaceAll(/\s+/g, "")).toContain(mailed.replace(/[.。]$/, "").replaceAll(/\s+/g, ""));
  expect(mail?.text).not.toMatch(/[.。]\s(STOP|（終）)/);
  expect(t.pusher.sent.map(({ text }) => JSON.parse(text).body).join("\n")).toContain(
    await lineFor(id, byPush),
  );
  const sent = [
    ...t.mailer.sent.map(({ subject, text }) => `${subject}\n${text}`),
    ...[...t.pusher.sent.map(({ text }) => text), ...t.webhooks.sent.map(({ body }) => body)],
  ];
  const said = sent.flatMap((text) => text.match(/[^"\\\n]*[a-z]{2} [a-z]{2}[^"\\\n]*/g) ?? []);
  if (locale === DEFAULT_LOCALE) for (const line of said) english.add(line);
  else expect(said.filter((line) => english.has(line))).toEqual([]);
});

it.each([
  ["fallback", /Answer by .*; after that it is “Pass”/],
  ["bot", /Answer by .*; after that it is “Pass”/],
] as const)("comes with what happens at the end of its time, under seal too (%s)", async (whenOut, line) => {
  const clock = { ...usualClock, whenOut };
  const id = await startedMatch(t, people, { mobAssignment: "random" }, GAME, { clock });
  const [reader] = await untilCard(id);
  t.mailer.sent.splice(0);
  await t.pass(GRACE);
  const [mail] = t.mailer.to(`${reader?.name.toLowerCase()}@mob.test`);
  expect(mail?.text.replaceAll(/\s+/g, " ")).toMatch(line);
  expect(mail?.headers["List-Id"]).toBe("Consigliere <messages.house.test>");
});

it.each([
  ["fallback", /after that it is “Discard .*”/],
  ["bot", /after that a bot plays for you until you are back/],
  ["vote", /after that the others may call a bot, and a day later it is “Discard .*”/],
] as const)("comes with what happens at the end of one's own turn (%s)", async (whenOut, line) => {
  const clock = { ...usualClock, whenOut };
  await startedMatch(t, people, { mobAssignment: "random" }, GAME, { clock });
  await t.pass(GRACE);
  const told = t.mailer.sent.map(({ text }) => text.replaceAll(/\s+/g, " "));
  expect(told.filter((text) => line.test(text))).toHaveLength(1);
});

it("is told to a webhook as everybody at the table may know it", async () => {
  const id = await startedMatch(t, people, { mobAssignment: "random" }, GAME);
  await setWebhook(t.context, people[0]?.userId ?? "", id, {
    address: "https://n8n.example.org/hook",
    locale: "en",
  });
  const asked = await untilCard(id);
  await t.pass(GRACE);
  const { data } = JSON.parse(t.webhooks.sent.at(-1)?.body ?? "{}");
  expect(data.asked).toHaveLength(asked.length);
  for (const { stakes } of data.asked) {
    expect(stakes).toMatch(/^(Goes |Both go up|All \d go up|The war|Leaves)/);
    expect(stakes).not.toMatch(/\byou/i);
  }
});

/**
 * `npm run sim:messages`: three people who sleep and work in three zones play a match of each game by what they are
 * told, with the settings that go without saying. Prints how many messages they got, and what the clock answered.
 */

import { botRandom } from "@consigliere/engine/fairness";
import type { Input } from "@consigliere/engine/input";
import { catalogue } from "@consigliere/games/catalogue";
import type { MatchRecord } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { expect, it } from "vitest";
import { changeProfile } from "../src/account/profile.ts";
import { bestLevel, gameOf } from "../src/games.ts";
import { openTable } from "../src/match/open.ts";
import { personIn } from "../src/match/people.ts";
import { answerPrompt } from "../src/play/answer-prompt.ts";
import { Refusal } from "../src/refusal.ts";
import { openContext, type TestContext } from "../testing/context.ts";
import { startedMatch } from "../testing/pennies-match.ts";

const STEP_SECONDS = 900;
const DAYS = 10;
const ZONES = { Aiko: "Asia/Tokyo", Ben: "Europe/Berlin", Cleo: "America/Los_Angeles" } as const;
/** The goal: on no day of theirs does anybody get more. */
const MOST_A_DAY = 3;

/** Hours of a day in which somebody reads what they got: before work, at lunch, and in the evening. */
const FREE_HOURS = [8, 12, 18, 19, 20, 21];

interface Figures {
  readonly days: number;
  readonly answers: number;
  readonly byTheClock: number;
  /** Messages on each day of each person; one may tell of several things. */
  readonly perDay: ReadonlyMap<string, number>;
  readonly kinds: ReadonlyMap<string, number>;
}

async function play(gameId: string): Promise<Figures> {
  const t = await openContext(catalogue);
  const inputs = watchInputs(t);
  const kinds = watchKinds(t);
  const people: Profile[] = [];
  for (const [name, timeZone] of Object.entries(ZONES)) {
    people.push(await changeProfile(t.context, await t.person(name), { timeZone }));
  }
  const id = await startedMatch(t, people, {}, gameId);
  const perDay = new Map<string, number>();
  const unread = new Set<string>();
  let steps = 0;
  for (; steps < (DAYS * 86_400) / STEP_SECONDS; steps++) {
    if ((await t.context.store.matches.meta(id))?.status === "over") break;
    for (const person of people) {
      if (!unread.has(person.userId) || !FREE_HOURS.includes(hourOf(t, person))) continue;
      unread.delete(person.userId);
      await answerAll(t, person, id);
    }
    await t.settle();
    await t.pass(STEP_SECONDS);
    for (const mail of t.mailer.sent.splice(0)) {
      const person = people.find(({ name }) => mail.to.startsWith(name.toLowerCase()));
      if (person === undefined) continue;
      unread.add(person.userId);
      add(perDay, `${person.name} ${dayOf(t, person)}`);
    }
  }
  expect(t.faults).toEqual([]);
  const given = inputs.filter((input) => input.kind === "answer");
  return {
    days: Math.ceil((steps * STEP_SECONDS) / 86_400),
    answers: given.length,
    byTheClock: given.filter(({ by }) => by === "deadline").length,
    perDay,
    kinds,
  };
}

/** Everything that is entered from now on. */
function watchInputs({ context }: TestContext): Input[] {
  const inputs: Input[] = [];
  const { matches } = context.store;
  const append = matches.append.bind(matches);
  const watched = async (record: MatchRecord) => {
    await append(record);
    inputs.push(record.input as unknown as Input);
  };
  Object.assign(matches, { append: watched });
  return inputs;
}

/** What is told from now on, by channel and kind. */
function watchKinds({ context }: TestContext): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  const { notifications } = context.store;
  const settle = notifications.settle.bind(notifications);
  const watched: typeof settle = async (settlement) => {
    const claims = await settle(settlement);
    for (const { channel, about = [] } of claims ?? []) {
      for (const { kind } of about) add(kinds, `${channel} ${kind}`);
    }
    return claims;
  };
  Object.assign(notifications, { settle: watched });
  return kinds;
}

/** Answers as the best bot would, until nothing more is asked. */
async function answerAll({ context }: TestContext, { userId }: Profile, id: string): Promise<void> {
  for (let answers = 0; answers < 50; answers++) {
    const table = await openTable(context, id, userId);
    if (table.run.outcome !== null) return;
    const seat = table.meta.seats.findIndex((each) => personIn(each) === userId);
    const asked = table.run.awaited().find((each) => each.seat === seat);
    const prompt = table.run.prompts(seat).find((each) => each.id === asked?.id);
    const game = await gameOf(context, table.meta.game);
    const bot = game.bots[bestLevel(game)];
    if (prompt === undefined || bot === undefined) return;
    const random = botRandom(table.key, seat, prompt.id);
    const value = bot.choose(game.view(table.run.state, seat), prompt, random);
    const body = { answerId: `sim-${context.chance.id()}`, prompt: prompt.id, value };
    try {
      await answerPrompt(context, userId, id, body);
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
  }
}

const hourOf = (t: TestContext, { timeZone }: Profile) =>
  Number(
    new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(t.clock.now()),
  );
const dayOf = (t: TestContext, { timeZone }: Profile) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(t.clock.now());
const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

it.each(catalogue.map(({ meta }) => meta.id))("%s", async (gameId) => {
  const { days, answers, byTheClock, perDay, kinds } = await play(gameId);
  const counts = [...perDay.values()];
  const mean = counts.reduce((sum, count) => sum + count, 0) / (days * Object.keys(ZONES).length);
  console.log(
    `${gameId}: ${days} days, ${answers} answers, ${byTheClock} by the clock; messages per person and day: ` +
      `${mean.toFixed(1)}, at most ${Math.max(...counts)}; ${JSON.stringify(Object.fromEntries(kinds))}`,
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_A_DAY);
  expect(byTheClock).toBe(0);
});

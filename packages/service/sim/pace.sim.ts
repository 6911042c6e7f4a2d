/**
 * `npm run sim:pace <game>` (`.` for all of them): four people who sleep and work in three zones play a match by what they
 * are told, by each set of rules, on a simulated clock through the real service. Prints how many days that took, how
 * often and how long somebody was waited for, how many messages they got, and what the clock answered.
 */

import { botRandom } from "@consigliere/engine/fairness";
import type { Input } from "@consigliere/engine/input";
import type { Json } from "@consigliere/engine/json";
import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import type { MatchRecord } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { afterAll, describe, expect, it } from "vitest";
import { changeProfile } from "../src/account/profile.ts";
import { bestLevel, gameOf } from "../src/games.ts";
import { openTable } from "../src/match/open.ts";
import { personIn } from "../src/match/people.ts";
import { answerPrompt } from "../src/play/answer-prompt.ts";
import { changeSettings } from "../src/play/change-settings.ts";
import { Refusal } from "../src/refusal.ts";
import { openContext, type TestContext } from "../testing/context.ts";
import { startedMatch } from "../testing/pennies-match.ts";

const STEP_SECONDS = 900;
const MOST_DAYS = 120;
const ZONES = {
  Aiko: "Asia/Tokyo",
  Ben: "Europe/Berlin",
  Cleo: "America/Los_Angeles",
  Dora: "Europe/Berlin",
} as const;
/** The goal: on no day of theirs does anybody get more. */
const MOST_A_DAY = 3;

/** Hours of a day in which somebody reads what they got: before work, at lunch, and in the evening. */
const FREE_HOURS = [8, 12, 18, 19, 20, 21];
/** And in which they sleep. */
const NIGHT = [23, 0, 1, 2, 3, 4, 5, 6];
/** In a free hour somebody looks after so many quarters of an hour with this chance each. */
const LOOKS = 0.5;

/** By which rules, and whether with the standing orders that the form proposes. */
const WAYS = [
  { name: "by the book", ruleSet: "book", hasOrders: false },
  { name: "over days", ruleSet: "days", hasOrders: false },
  { name: "over days, with orders", ruleSet: "days", hasOrders: true },
  { name: "quick, with orders", ruleSet: "quick", hasOrders: true },
] as const;
type Way = (typeof WAYS)[number];

interface Figures {
  readonly days: number;
  /** How often somebody came to the table and found something to decide. */
  readonly visits: number;
  readonly answers: number;
  readonly byTheClock: number;
  readonly byTheClockAsleep: number;
  /** Messages on each day of each person; one may tell of several things. */
  readonly perDay: ReadonlyMap<string, number>;
}

async function play(gameId: string, { ruleSet, hasOrders }: Way): Promise<Figures> {
  const t = await openContext(catalogue);
  const game = await gameOf(t.context, gameId);
  const people: Profile[] = [];
  for (const [name, timeZone] of Object.entries(ZONES)) {
    people.push(await changeProfile(t.context, await t.person(name), { timeZone }));
  }
  const inputs = watchInputs(t, people);
  const id = await startedMatch(t, people, game.meta.presets[ruleSet], gameId);
  const orders = game.orders?.recommended;
  if (hasOrders && orders !== undefined) {
    const settings = { orders: orders as unknown as Json };
    for (const { userId } of people)
      await changeSettings(t.context, userId, id, { answerId: `orders-${userId}`, settings });
  }
  const random = seededRandom(`${gameId} ${ruleSet}`);
  const perDay = new Map<string, number>();
  const unread = new Set<string>();
  const start = t.clock.now().getTime();
  let visits = 0;
  for (let steps = 0; steps < (MOST_DAYS * 86_400) / STEP_SECONDS; steps++) {
    if ((await t.context.store.matches.meta(id))?.status === "over") break;
    for (const person of people) {
      if (!unread.has(person.userId) || !FREE_HOURS.includes(hourOf(t.clock.now(), person))) continue;
      if (random.below(100) >= LOOKS * 100) continue;
      unread.delete(person.userId);
      if (await answerAll(t, person, id)) visits += 1;
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
  const answers = inputs.filter(({ input }) => input.kind === "answer");
  const late = answers.filter(({ input }) => input.kind === "answer" && input.by === "deadline");
  return {
    days: (t.clock.now().getTime() - start) / 86_400_000,
    visits,
    answers: answers.length,
    byTheClock: late.length,
    byTheClockAsleep: late.filter(({ isAsleep }) => isAsleep).length,
    perDay,
  };
}

interface Entered {
  readonly input: Input;
  /** Whoever sits there slept. */
  readonly isAsleep: boolean;
}

/** Everything that is entered from now on. */
function watchInputs({ context, clock }: TestContext, people: readonly Profile[]): Entered[] {
  const inputs: Entered[] = [];
  const { matches } = context.store;
  const append = matches.append.bind(matches);
  const watched = async (record: MatchRecord) => {
    await append(record);
    const input = record.input as unknown as Input;
    const person = "seat" in input ? people[input.seat] : undefined;
    const isAsleep = person !== undefined && NIGHT.includes(hourOf(clock.now(), person));
    inputs.push({ input, isAsleep });
  };
  Object.assign(matches, { append: watched });
  return inputs;
}

/** Answers as the best bot would, until nothing more is asked; says whether anything was. */
async function answerAll({ context }: TestContext, { userId }: Profile, id: string): Promise<boolean> {
  for (let answers = 0; answers < 50; answers++) {
    const table = await openTable(context, id, userId);
    if (table.run.outcome !== null) return answers > 0;
    const seat = table.meta.seats.findIndex((each) => personIn(each) === userId);
    const asked = table.run.awaited().find((each) => each.seat === seat);
    const prompt = table.run.prompts(seat).find((each) => each.id === asked?.id);
    const game = await gameOf(context, table.meta.game);
    const bot = game.bots[bestLevel(game)];
    if (prompt === undefined || bot === undefined) return answers > 0;
    const random = botRandom(table.key, seat, prompt.id);
    const value = bot.choose(game.view(table.run.state, seat), prompt, random);
    const body = { answerId: `sim-${context.chance.id()}`, prompt: prompt.id, value };
    try {
      await answerPrompt(context, userId, id, body);
    } catch (error) {
      if (error instanceof Refusal) return answers > 0;
      throw error;
    }
  }
  return true;
}

const hourOf = (now: Date, { timeZone }: Profile) =>
  Number(new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now));
const dayOf = (t: TestContext, { timeZone }: Profile) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(t.clock.now());
const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

describe.each(catalogue.map(({ meta }) => meta.id))("%s", (gameId) => {
  const figures = new Map<string, Figures>();

  it.each(WAYS)("$name", async (way) => {
    const played = await play(gameId, way);
    figures.set(way.name, played);
    const { days, visits, answers, byTheClock, byTheClockAsleep, perDay } = played;
    const counts = [...perDay.values()];
    const sum = counts.reduce((all, count) => all + count, 0);
    console.log(
      `${gameId}, ${way.name}: ${days.toFixed(1)} days, ${visits} visits, ${answers} answers, ` +
        `${byTheClock} by the clock (${byTheClockAsleep} asleep); messages per person and day: ` +
        `${(sum / (days * Object.keys(ZONES).length)).toFixed(1)}, at most ${Math.max(...counts)}`,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_A_DAY);
    expect(byTheClockAsleep).toBe(0);
  });

  afterAll(() => {
    const book = figures.get(WAYS[0].name);
    for (const [name, { days }] of book === undefined ? [] : figures) {
      console.log(
        `${gameId}, ${name}: ${Math.round((100 * days) / (book?.days ?? 1))} % of the days by the book`,
      );
    }
  });
});

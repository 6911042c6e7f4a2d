/**
 * `npm run sim:pace <game>` (`.` for all of them): four people who sleep and work in three zones play the same few matches
 * by what they are told, by each set of rules, on a simulated clock through the real service. Prints how many days a match
 * took, how often somebody came to decide, how many messages they got, and what the clock answered.
 */

import type { AnswerValue } from "@consigliere/engine/answer";
import { botRandom } from "@consigliere/engine/fairness";
import type { Input } from "@consigliere/engine/input";
import type { Json } from "@consigliere/engine/json";
import { MOST_PLAN_STEPS, nextStep, planIn } from "@consigliere/engine/plan";
import type { Prompt } from "@consigliere/engine/prompt";
import { seededRandom } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import { catalogue } from "@consigliere/games/catalogue";
import type { MatchRecord } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { describe, expect, it } from "vitest";
import { changeProfile } from "../src/account/profile.ts";
import type { Chance } from "../src/context.ts";
import { bestLevel, gameOf } from "../src/games.ts";
import { type OpenTable, openTable } from "../src/match/open.ts";
import { mySeat } from "../src/match/people.ts";
import { answerPrompt } from "../src/play/answer-prompt.ts";
import { changeSettings } from "../src/play/change-settings.ts";
import { Refusal } from "../src/refusal.ts";
import { openContext, type TestContext } from "../testing/context.ts";
import { startedMatch } from "../testing/pennies-match.ts";
import { type Figures, WAYS, type Way, ZONES } from "./ways.ts";

const STEP_SECONDS = 900;
const MOST_DAYS = 120;
/** The goal: on no day of theirs does anybody get more. */
const MOST_A_DAY = 3;

/** Hours of a day in which somebody reads what they got: before work, at lunch, and in the evening. */
const FREE_HOURS = [8, 12, 18, 19, 20, 21];
/** And in which they sleep. */
const NIGHT = [23, 0, 1, 2, 3, 4, 5, 6];
/** In a free hour somebody looks after so many quarters of an hour with this chance each. */
const LOOKS = 0.5;

/** One match; the cards fall alike for everybody who plays the one of that number. */
async function play(gameId: string, { ruleSet, hasOrders, plans }: Way, number: number): Promise<Figures> {
  const t = await openContext(catalogue, { chance: chanceOf(`${gameId} ${number}`) });
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
  const random = seededRandom(`${gameId} ${number}, visits`);
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
      if (plans) await leavePlan(t, person, id);
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
    messages: [...perDay.values()],
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
    const seat = mySeat(table.meta, userId);
    const asked = table.run.awaited().find((each) => each.seat === seat);
    const prompt = table.run.prompts(seat).find((each) => each.id === asked?.id);
    if (prompt === undefined) return answers > 0;
    const body = {
      answerId: `sim-${context.chance.id()}`,
      prompt: prompt.id,
      value: choice(table, seat, prompt),
    };
    try {
      await answerPrompt(context, userId, id, body);
    } catch (error) {
      if (error instanceof Refusal) return answers > 0;
      throw error;
    }
  }
  return true;
}

/** Plans the next decisions as the best bot would take them now, as long as they are legal, unless a plan is on its way. */
async function leavePlan({ context }: TestContext, { userId }: Profile, id: string): Promise<void> {
  const table = await openTable(context, id, userId);
  const seat = mySeat(table.meta, userId);
  const settings = table.run.settings(seat);
  const steps = table.run
    .plannable(seat)
    .slice(0, MOST_PLAN_STEPS)
    .map((prompt) => ({ topic: prompt.topic, answer: choice(table, seat, prompt), when: "legal" }));
  if (steps.length === 0 || nextStep(planIn(settings)) !== null) return;
  const plan = { id: context.chance.id(), steps };
  await changeSettings(context, userId, id, {
    answerId: `plan-${context.chance.id()}`,
    settings: { ...(settings as object), plan: plan as unknown as Json },
  });
}

/** What the best bot would say in a seat. */
function choice({ game, run, key }: OpenTable, seat: Seat, prompt: Prompt): AnswerValue {
  const bot = game.bots[bestLevel(game)] ?? expect.fail("no bot");
  return bot.choose(game.view(run.state, seat), prompt, botRandom(key, seat, prompt.id));
}

/** Everything that the house draws, always the same for one seed. */
function chanceOf(seed: string): Chance {
  const random = seededRandom(seed);
  const hex = (bytes: number) =>
    Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, "0")).join("");
  return { id: () => hex(12), hex };
}

const hourOf = (now: Date, { timeZone }: Profile) =>
  Number(new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now));
const dayOf = (t: TestContext, { timeZone }: Profile) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(t.clock.now());
const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

const way = WAYS.find(({ name }) => name === process.env["PACE_WAY"]) ?? expect.fail("no such way");
const match = Number(process.env["PACE_MATCH"]);

describe.each(catalogue.map(({ meta }) => meta.id))("%s", (game) => {
  it(`${way.name}, match ${match}`, async ({ task }) => {
    const figures = await play(game, way, match);
    task.meta.pace = { game, way: way.name, figures };
    expect(Math.max(...figures.messages)).toBeLessThanOrEqual(MOST_A_DAY);
    expect(figures.byTheClockAsleep).toBe(0);
  });
});

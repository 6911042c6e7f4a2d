/**
 * Matches of people who sleep and work and play when messages call them, on a simulated clock through the real service.
 */

import type { AnswerValue } from "@consigliere/engine/answer";
import { botRandom } from "@consigliere/engine/fairness";
import { defaultBot } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import type { Json } from "@consigliere/engine/json";
import { nextStep, planIn } from "@consigliere/engine/plan";
import type { Prompt } from "@consigliere/engine/prompt";
import { seededRandom } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import { awaited } from "@consigliere/engine/testing/playout";
import { catalogue, manifestOf } from "@consigliere/games/catalogue";
import type { View } from "@consigliere/games/crooks/view";
import { wholeTurn } from "@consigliere/games/crooks/whole-turn";
import { changeProfile } from "@consigliere/service/account/profile";
import type { Chance } from "@consigliere/service/context";
import { tick } from "@consigliere/service/follow-up/tick";
import { gameOf } from "@consigliere/service/games";
import type { MatchRecord } from "@consigliere/service/match/contents";
import { openTableAt } from "@consigliere/service/match/load";
import type { OpenTable } from "@consigliere/service/match/open-table";
import type { Position } from "@consigliere/service/match/position";
import { answerPrompt } from "@consigliere/service/play/answer-prompt";
import { changeSettings } from "@consigliere/service/play/change-settings";
import { Refusal } from "@consigliere/service/refusal";
import { openContext, type TestContext } from "@consigliere/service/testing/context";
import { startedMatch } from "@consigliere/service/testing/pennies-match";
import type { Profile } from "@consigliere/store/profiles";
import { expect } from "vitest";
import { nextTurn } from "./next-turn.ts";
import {
  type Habit,
  IGNORES_MS,
  ignores,
  isAsleep,
  isFree,
  looks,
  STEP_SECONDS,
  USUAL,
  ZONES,
} from "./readers.ts";
import type { Figures, Way } from "./ways.ts";

const MOST_DAYS = 120;
/** While nobody who could look has anything to look at, only work that is due on the hour can happen. */
const QUIET_STEP_SECONDS = 3600;
/** For this long after a visit, something may still follow from it. */
const ECHO_MS = 1_800_000;

/**
 * One match of the first people of the list. The cards are the same in every match with the same number. People take
 * turns with the habits from match to match.
 */
export async function servedMatch(
  gameId: string,
  { ruleSet, hasOrders, plans }: Way,
  seats: number,
  number: number,
  habits: readonly Habit[] = [USUAL],
): Promise<Figures> {
  const t = await openContext(catalogue, { chance: chanceOf(`${gameId} ${number}`) });
  const game = await gameOf(t.context, gameId);
  const people: Profile[] = [];
  for (const [name, timeZone] of Object.entries(ZONES).slice(0, seats)) {
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
  /** Until when somebody leaves their messages alone. */
  const away = new Map<string, number>();
  const historyOf = ({ userId }: Profile): Habit => {
    const seat = people.findIndex((person) => person.userId === userId);
    return habits[(seat + number) % habits.length] ?? USUAL;
  };
  const isThere = (person: Profile) =>
    (away.get(person.userId) ?? 0) <= t.clock.now().getTime() &&
    isFree(t.clock.now(), person.timeZone, historyOf(person));
  const start = t.clock.now().getTime();
  let visits = 0;
  let settledAt = start + ECHO_MS;
  while (t.clock.now().getTime() - start < MOST_DAYS * 86_400_000) {
    if ((await t.context.store.matches.meta(id))?.status === "over") break;
    const free = people.filter((person) => unread.has(person.userId) && isThere(person));
    for (const person of free) {
      if (!looks(random)) continue;
      unread.delete(person.userId);
      if (await answerAll(t, person, id)) visits += 1;
      if (plans) await lookAhead(t, person, id);
      settledAt = t.clock.now().getTime() + ECHO_MS;
    }
    if (free.length > 0) await t.settle();
    const isQuiet = free.length === 0 && t.clock.now().getTime() >= settledAt;
    t.clock.advance(isQuiet ? QUIET_STEP_SECONDS - (secondsNow(t) % QUIET_STEP_SECONDS) : STEP_SECONDS);
    await t.context.store.heartbeat.beat(t.clock.now(), QUIET_STEP_SECONDS);
    await tick(t.context);
    await t.settle();
    for (const mail of t.mailer.sent.splice(0)) {
      const person = people.find(({ name }) => mail.to.startsWith(name.toLowerCase()));
      if (person === undefined) continue;
      if (!unread.has(person.userId) && ignores(historyOf(person), random))
        away.set(person.userId, t.clock.now().getTime() + IGNORES_MS);
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
    ownTurns: inputs.filter(({ isOwnTurn }) => isOwnTurn).length,
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
  /** Their own turn, after somebody else was heard. */
  readonly isOwnTurn: boolean;
}

/** Everything that is entered from now on. */
function watchInputs({ context, clock }: TestContext, people: readonly Profile[]): Entered[] {
  const inputs: Entered[] = [];
  let awaited: Position["awaited"] = [];
  let heard = -1;
  const { matches } = context.store;
  const append = matches.append.bind(matches);
  const watched = async (record: MatchRecord) => {
    await append(record);
    const input = record.input as unknown as Input | { readonly kind: "begin" };
    const asked = awaited;
    awaited = (record.waiting as unknown as Position).awaited;
    if (input.kind === "begin") return;
    const person = "seat" in input ? people[input.seat] : undefined;
    // A time that ends as the night begins has been theirs to the end.
    const justBefore = new Date(clock.now().getTime() - 1);
    const isOwnTurn =
      input.kind === "answer" &&
      input.seat !== heard &&
      asked.some(
        ({ promptId, seat, clock }) => promptId === input.prompt && seat === input.seat && clock === "turn",
      );
    if (input.kind === "answer") heard = input.seat;
    inputs.push({
      input,
      isAsleep: person !== undefined && isAsleep(justBefore, person.timeZone),
      isOwnTurn,
    });
  };
  Object.assign(matches, { append: watched });
  return inputs;
}

/** Answers as the best bot would, until nothing more is asked. Says whether anything was. */
async function answerAll({ context }: TestContext, { userId }: Profile, id: string): Promise<boolean> {
  for (let answers = 0; answers < 50; answers++) {
    const table = await openTableAt(context, id, userId, "plays");
    if (table.run.outcome !== null) return answers > 0;
    const { seat } = table;
    const asked = awaited(table.run).find((each) => each.seat === seat);
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

/** Says how the next own turn shall go: by an order for all of it where the game has one, otherwise by a plan. */
async function lookAhead(t: TestContext, person: Profile, id: string): Promise<void> {
  const { game, run, seat } = await openTableAt(t.context, id, person.userId, "plays");
  if (game.meta.id !== "crooks") return await leavePlan(t, person, id);
  const orders = run.outcome === null ? wholeTurn(game.view(run.state, seat) as View, seat) : [];
  if (orders.length === 0) return;
  await changeSettings(t.context, person.userId, id, {
    answerId: `orders-${t.context.chance.id()}`,
    settings: { orders: orders as unknown as Json },
  });
}

/**
 * Plans the next own turn as it would go in a world that agrees with what is seen, unless a plan is on its way or the
 * game takes none at the moment.
 */
async function leavePlan({ context }: TestContext, { userId }: Profile, id: string): Promise<void> {
  const table = await openTableAt(context, id, userId, "plays");
  const { seat } = table;
  const settings = table.run.settings(seat);
  const topics = table.run.plannable(seat).map(({ topic }) => topic);
  const forecast = await manifestOf(table.game.meta.id)?.forecast?.();
  if (
    forecast === undefined ||
    topics.length === 0 ||
    awaited(table.run).some((asked) => asked.seat === seat)
  )
    return;
  const view = table.game.view(table.run.state, seat);
  const random = botRandom(table.key, seat, "plan");
  const steps = nextTurn(table.game, {
    forecast,
    view,
    seat,
    topics,
    random,
  });
  if (steps.length === 0 || nextStep(planIn(settings)) !== null) return;
  const plan = { id: context.chance.id(), steps };
  const planned = { ...(settings as object), plan: plan as unknown as Json };
  if (table.game.acceptsSettings?.(table.run.state, seat, planned) === false) return;
  await changeSettings(context, userId, id, {
    answerId: `plan-${context.chance.id()}`,
    settings: planned,
  });
}

/** The default bot's answer in a seat. */
function choice({ game, run, key }: OpenTable, seat: Seat, prompt: Prompt): AnswerValue {
  const bot = defaultBot(game) ?? expect.fail("no bot");
  return bot.choose(game.view(run.state, seat), prompt, botRandom(key, seat, prompt.id));
}

/** Everything that the service draws, always the same for one seed. */
function chanceOf(seed: string): Chance {
  const random = seededRandom(seed);
  const hex = (bytes: number) =>
    Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, "0")).join("");
  return { id: () => hex(12), hex };
}

const secondsNow = (t: TestContext) => t.clock.now().getTime() / 1000;
const dayOf = (t: TestContext, { timeZone }: Profile) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(t.clock.now());
const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

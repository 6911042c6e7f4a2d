/** The messages of a reader when the service dies, its stream stutters, its clock jumps or its carrier is slow. */

import { endpoint } from "@consigliere/store/testing/server";
import { expect, it } from "vitest";
import type { Context } from "../../src/context.ts";
import { followBatch } from "../../src/follow-up/follow-match.ts";
import { tick } from "../../src/follow-up/tick.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { operationsOf } from "../../testing/operations.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";
import { openStream } from "../../testing/stream.ts";

const GRACE = 150;
const LEASE = 120;
const HOUR = 3_600;
const down = new Error("mailbox on fire");

/** An instance that dies right before a step of its store or carrier, by name and count; it tells which there were. */
function mortal(context: Context, last: string | null): { house: Context; steps: readonly string[] } {
  const steps: string[] = [];
  let isDead = false;
  const step = (name: string) => {
    const count = steps.filter((each) => each.startsWith(`${name} `)).length + 1;
    isDead ||= last === `${name} ${count}`;
    if (isDead) throw new Error("killed");
    steps.push(`${name} ${count}`);
  };
  const dying = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        if (typeof found === "object" && found !== null) return dying(found);
        if (typeof found !== "function") return found;
        return async (...values: unknown[]) => {
          step(String(name));
          return found.apply(target, values);
        };
      },
    });
  const { store, mailer } = context;
  const house = { ...context, store: dying(store), mailer: dying(mailer), report: () => {} };
  return { house, steps };
}

it("doubles one message at most, and loses none, at whichever step the service dies", async () => {
  const t = await openContext();
  let count = 0;
  const tellWith = async (last: string | null) => {
    count += 1;
    await startedMatch(t, [await t.person(`Ann${count}`), await t.person(`Bob${count}`, null)]);
    t.clock.advance(GRACE);
    const { house, steps } = mortal(t.context, last);
    await tick(house).catch(() => null);
    for (let ticks = 0; ticks < 3; ticks++) await t.pass(LEASE);
    return { steps, messages: t.mailer.to(`ann${count}@mob.test`).length };
  };
  const { steps, messages } = await tellWith(null);
  expect(messages).toBe(1);
  const byStep = [];
  for (const step of steps) byStep.push([step, (await tellWith(step)).messages] as const);
  expect(byStep.filter(([, sent]) => sent !== 1)).toEqual([["markSent 1", 2]]);
  expect(t.faults).toEqual([]);
});

it("starts a clock with the message that is sent again where the service dies before the clock is moved", async () => {
  const t = await openContext();
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob", null)];
  const id = await startedMatch(t, [ann, bob], { turnHours: 20 });
  const deadline = async () => (await t.context.store.memberships.get(ann.userId, id))?.deadline;
  const before = await deadline();
  t.mailer.failure = down;
  for (let quarters = 0; quarters < 4; quarters++) await t.pass(900);
  t.mailer.failure = null;
  const { store } = t.context;
  const killed = () => Promise.reject(new Error("killed"));
  const dying = {
    ...t.context,
    store: {
      ...store,
      matches: { ...store.matches, append: killed },
      memberships: { ...store.memberships, setUnheard: killed },
    },
    report: () => {},
  };
  for (let minutes = 0; minutes < 180 && t.mailer.sent.length === 0; minutes++) {
    t.clock.advance(60);
    await tick(dying).catch(() => null);
  }
  expect(t.mailer.sent).toHaveLength(1);
  expect(await deadline()).toBe(before);
  await t.pass(LEASE);
  await t.pass(60);
  expect(t.mailer.sent).toHaveLength(2);
  const since = Date.parse((await deadline()) ?? "") - 20 * HOUR * 1000;
  expect(t.clock.now().getTime() - since).toBeLessThanOrEqual(LEASE * 1000);
  await t.pass(HOUR);
  expect(t.mailer.sent).toHaveLength(2);
  expect(t.faults).toEqual([]);
});

it.each([null, down])(
  "sends once more and no more than that when a carrier outlives its lease: %s",
  async (end) => {
    const t = await openContext();
    await startedMatch(t, [await t.person("Ann"), await t.person("Bob", null)]);
    const { promise: answer, resolve, reject } = Promise.withResolvers<void>();
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    const slow: Context["mailer"] = {
      send: async (mail) => {
        isAsked();
        await answer;
        await t.mailer.send(mail);
      },
    };
    t.clock.advance(GRACE);
    const first = tick({ ...t.context, mailer: slow });
    await asked;
    await t.pass(LEASE);
    expect(t.mailer.sent).toHaveLength(1);
    if (end === null) resolve();
    else reject(end);
    await first;
    await t.pass(HOUR);
    await t.pass(6 * HOUR);
    expect(t.mailer.sent).toHaveLength(end === null ? 2 : 1);
    expect(t.faults).toEqual([]);
  },
);

it("tells once, and in time, when the clock of the service is set back", async () => {
  const t = await openContext();
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob], { rounds: 4 });
  await t.pass(GRACE);
  const told = () => [t.mailer.to("ann@mob.test").length, t.mailer.to("bob@mob.test").length];
  const before = told();
  t.clock.advance(-5 * HOUR);
  await t.pass(GRACE);
  expect(told()).toEqual(before);
  await answerAs(t, ann, id, "keep");
  await t.settle();
  await t.pass(GRACE);
  expect(told()).toEqual([before[0], (before[1] ?? 0) + 1]);
  await t.pass(5 * HOUR);
  expect(told()).toEqual([before[0], (before[1] ?? 0) + 1]);
  expect(t.faults).toEqual([]);
});

/** An instance whose stream delivers everything twice, the last first, and all earlier records again with it. */
async function stuttering(t: TestContext): Promise<TestContext> {
  const stream = await openStream(t.tableName, endpoint);
  const known: Awaited<ReturnType<typeof stream.next>> = [];
  const settle = async () => {
    for (;;) {
      const batch = await stream.next();
      if (batch.length === 0) return;
      known.push(...batch);
      expect(await followBatch(t.context, [...batch.toReversed(), ...known])).toBeNull();
    }
  };
  const pass = async (seconds: number) => {
    t.clock.advance(seconds);
    await tick(t.context);
    await settle();
  };
  return { ...t, settle, pass };
}

/** The messages, with receiver and time, in a match of four rounds. */
async function toldIn(house: (t: TestContext) => Promise<TestContext>): Promise<string[]> {
  const plain = await openContext();
  const t = await house(plain);
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  for (const { userId } of [ann, bob])
    await t.context.store.profiles.change(userId, (now) => ({ ...now, messagesADay: null }));
  const id = await startedMatch(t, [ann, bob], { rounds: 3 });
  const told: string[] = [];
  const pass = async (seconds: number) => {
    await t.pass(seconds);
    const sent = t.mailer.sent.splice(0).map(({ to, subject }) => `${to} ${subject}`);
    told.push(...sent.toSorted().map((each) => `${t.clock.now().toISOString()} ${each}`));
  };
  for (let rounds = 0; rounds < 3; rounds++) {
    const [caller, other] = rounds % 2 === 0 ? [ann, bob] : [bob, ann];
    await pass(GRACE);
    await answerAs(t, caller, id, "keep");
    await t.settle();
    await pass(GRACE);
    await answerAs(t, other, id, "fold");
    await t.settle();
  }
  for (let minutes = 0; minutes < 20; minutes += 5) await pass(300);
  expect(t.faults).toEqual([]);
  return told;
}

it("tells the same at the same times when the stream repeats and mixes up what it brings", async () => {
  const [usual, mixed] = [await toldIn(async (t) => t), await toldIn(stuttering)];
  expect(usual.filter((each) => each.includes("over"))).toHaveLength(2);
  expect(mixed).toEqual(usual);
});

it("tries again at no one moment what failed at one", async () => {
  const t = await openContext();
  await startedMatch(t, [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")]);
  t.mailer.failure = down;
  t.clock.advance(GRACE);
  const draws = ["0000", "8000", "ffff"];
  const chance = { ...t.context.chance, hex: () => draws.pop() ?? "0000" };
  await tick({ ...t.context, chance });
  const queued = await operationsOf(t).outbox.list("queued", 9);
  const now = t.clock.now().getTime();
  const seconds = queued.map(
    ({ nextAttemptAt = "" }) => Math.round((Date.parse(nextAttemptAt) - now) / 100) / 10,
  );
  expect(seconds.toSorted()).toEqual([45, 52.5, 60]);
});

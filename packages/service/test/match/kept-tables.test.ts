import { randomAnswer } from "@consigliere/engine/legal-answers";
import { seededRandom } from "@consigliere/engine/random";
import { IS_THOROUGH } from "@consigliere/engine/testing/thorough";
import { games } from "@consigliere/games/registry";
import type { MatchMeta } from "@consigliere/store/matches";
import { expect, it } from "vitest";
import type { Context } from "../../src/context.ts";
import type { MatchRecord } from "../../src/match/contents.ts";
import { KeptTables, keepingTables } from "../../src/match/kept-tables.ts";
import { headOf } from "../../src/match/link.ts";
import { answerPrompt } from "../../src/play/answer-prompt.ts";
import { undoAnswer } from "../../src/play/undo.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { startedMatch } from "../../testing/pennies-match.ts";

/** Another process of the service: it keeps tables of its own. */
const processOf = ({ context }: TestContext): Context => ({ ...context, store: { ...context.store } });

/** The same with a note of the number of the first record that each load may read. */
function watched(context: Context): { context: Context; froms: (number | undefined)[] } {
  const froms: (number | undefined)[] = [];
  const { matches } = context.store;
  const load: typeof matches.load = (...asked) => {
    froms.push(asked[3]?.at(-1)?.seq);
    return matches.load(...asked);
  };
  return { context: { ...context, store: { ...context.store, matches: { ...matches, load } } }, froms };
}

const look = (context: Context, userId: string, id: string) =>
  keepingTables(() => viewMatch(context, userId, id, { since: 0 }));

async function tableOf(game = "pennies", t?: TestContext) {
  const house = t ?? (await openContext());
  const people = [await house.person("Ann"), await house.person("Bob"), await house.person("Cleo")] as const;
  return { t: house, people, id: await startedMatch(house, people, {}, game) };
}

const MOVES = IS_THOROUGH ? 24 : 8;

let answers = 0;

const refused: unknown[] = [];
const noteRefusal = (error: unknown) => void refused.push(error);

/** Answers what a person is asked, if anything. A refusal is no failure of the event: it is told. */
async function answerAny(context: Context, userId: string, id: string, random = seededRandom("any")) {
  const { table } = await look(context, userId, id);
  const prompt = table?.prompts.find(({ sealed }) => sealed === null);
  if (prompt === undefined) return false;
  answers += 1;
  const body = {
    answerId: `kept-${answers}`,
    prompt: prompt.id,
    value: randomAnswer(prompt.question, random),
  };
  await keepingTables(() => answerPrompt(context, userId, id, body, 0).catch(noteRefusal));
  return true;
}

it.each(Object.keys(games))(
  "a kept table of %s shows everybody what a table shows that is read whole, whichever process moves it on",
  async (game) => {
    const { t, people, id } = await tableOf(game, await openContext(Object.values(games)));
    const processes = [processOf(t), processOf(t)] as const;
    const random = seededRandom(`kept ${game}`);
    let moves = 0;
    for (let turn = 0; turn < 90 && moves < MOVES; turn++) {
      const process = processes[random.below(2)] ?? t.context;
      const who = people[random.below(3)] ?? people[0];
      if (!(await answerAny(process, who.userId, id, random))) continue;
      moves += 1;
      if (random.below(4) === 0) {
        const undone = keepingTables(() => undoAnswer(process, who.userId, id, `undo-${moves}`));
        await undone.catch((error: { code?: string }) => expect(error.code).toMatch(/^match\//));
      }
      for (const { userId } of people) {
        const whole = await viewMatch(t.context, userId, id, { since: 0 });
        for (const each of processes) expect(await look(each, userId, id)).toEqual(whole);
      }
    }
    expect(moves).toBeGreaterThan(5);
  },
);

it("a process that has a table reads no record before its newest one", async () => {
  const { t, people, id } = await tableOf();
  const { context, froms } = watched(processOf(t));
  const [ann, bob] = people;
  await look(context, ann.userId, id);
  await look(context, bob.userId, id);
  const { seq = 0 } = (await t.context.store.matches.newest(id)) ?? {};
  expect(froms).toEqual([undefined, seq]);
});

it("an answer that is not written leaves no table behind", async () => {
  const { t, people, id } = await tableOf();
  const context = processOf(t);
  const { matches } = context.store;
  const [ann, bob] = people;
  await look(context, ann.userId, id);
  const before = await viewMatch(t.context, bob.userId, id, { since: 0 });
  const failing: Context["store"]["matches"] = {
    ...matches,
    append: () => Promise.reject(new Error("no connection")),
  };
  const { store } = context;
  Object.assign(store, { matches: failing });
  await answerAny(context, ann.userId, id);
  expect(refused.splice(0)).toMatchObject([{ message: "no connection" }]);
  Object.assign(store, { matches });
  expect(await look(context, bob.userId, id)).toEqual(before);
});

it("of two answers at once one counts, and both processes show it", async () => {
  const { t, people, id } = await tableOf();
  const processes = [processOf(t), processOf(t)] as const;
  for (const each of processes) await look(each, people[0].userId, id);
  await Promise.all(processes.map((each, at) => answerAny(each, people[at]?.userId ?? "", id)));
  for (const { userId } of people) {
    const whole = await viewMatch(t.context, userId, id, { since: 0 });
    for (const each of processes) expect(await look(each, userId, id)).toEqual(whole);
  }
});

it("a table with another history than the stored one is given up", async () => {
  const { t, people, id } = await tableOf();
  const [ann] = people;
  const context = processOf(t);
  const { matches } = context.store;
  const salt = "00".repeat(32);
  const other = (record: MatchRecord, meta: MatchMeta): MatchRecord =>
    record.link
      ? { ...record, link: { ...record.link, head: headOf(record, undefined, meta, salt) } }
      : record;
  const before = await look(context, ann.userId, id);
  const froms: (number | undefined)[] = [];
  Object.assign(context.store, {
    matches: {
      ...matches,
      load: async (...asked: Parameters<typeof matches.load>) => {
        froms.push(asked[3]?.at(-1)?.seq);
        const loaded = await matches.load(...asked);
        return (
          loaded && {
            ...loaded,
            secret: { ...loaded.secret, salt },
            tail: loaded.tail.map((record) => other(record, loaded.meta)),
          }
        );
      },
    },
  });
  const { head } = await look(context, ann.userId, id);
  expect(head).not.toBe(before.head);
  expect(froms).toHaveLength(2);
  expect(froms[1]).toBeUndefined();
});

it("a table is its taker's alone, is kept only within an event, and the oldest make room", async () => {
  const kept = new KeptTables<number>();
  const store = {};
  kept.leave(store, "outside", 0);
  expect(await keepingTables(async () => kept.take(store, "outside"))).toBeUndefined();
  await keepingTables(async () => kept.leave(store, "match", 1));
  expect(kept.take(store, "match")).toBeUndefined();
  await keepingTables(async () => {
    expect(kept.take({}, "match")).toBeUndefined();
    expect(kept.take(store, "match")).toBe(1);
    expect(kept.take(store, "match")).toBeUndefined();
    kept.leave(store, "match", 2);
    expect(kept.take(store, "match")).toBeUndefined();
    kept.forget("match");
  });
  expect(await keepingTables(async () => kept.take(store, "match"))).toBeUndefined();
  for (let at = 0; at < 100; at++) await keepingTables(async () => kept.leave(store, `match ${at}`, at));
  await keepingTables(async () => {
    expect(kept.take(store, "match 0")).toBeUndefined();
    expect(kept.take(store, "match 99")).toBe(99);
  });
});

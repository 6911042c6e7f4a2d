import type { PlanStep } from "@consigliere/engine/plan";
import { planIn } from "@consigliere/engine/plan";
import { catalogue } from "@consigliere/games/catalogue";
import type { Profile } from "@consigliere/store/profiles";
import { describe, expect, it } from "vitest";
import { readDashboard } from "../../src/lobby/dashboard.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { readLog } from "../../src/play/log.ts";
import { readOrderDeeds } from "../../src/play/order-deeds.ts";
import { readPlannable } from "../../src/play/plannable.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { headsNumbered } from "../../testing/heads.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

interface Table {
  readonly t: TestContext;
  readonly id: string;
  /** In the order of their turns. */
  readonly people: readonly [Profile, Profile, Profile];
}

/** A match of Crooks, at the first prompt of its first turn. */
async function crooksTable(): Promise<Table> {
  const t = await openContext(catalogue);
  const people = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")] as const;
  const id = await startedMatch(t, people, { startSeat: "seat-0" }, "crooks");
  return { t, id, people };
}

const lookOf = async ({ t, id }: Table, { userId }: Profile) =>
  (await viewMatch(t.context, userId, id)).table;
const planOf = async (table: Table, who: Profile) => planIn((await lookOf(table, who))?.settings);
const deedsOf = async ({ t, id }: Table, { userId }: Profile) =>
  (await readOrderDeeds(t.context, userId, id)).deeds;

const turn = (answer: string): PlanStep => ({ topic: "turn", answer, when: "legal" });

/** Leaves a plan for one's next turns; no steps: withdraws it. */
function leave({ t, id }: Table, { userId }: Profile, steps: readonly PlanStep[]) {
  const settings = { orders: [], ...(steps.length > 0 && { plan: { id: "plan-0001", steps } }) };
  return changeSettings(t.context, userId, id, {
    answerId: `plan-${steps.length}`,
    settings: settings as never,
  });
}

/** Gives the default answer to everything somebody is asked, until it is another's turn. */
async function play(table: Table, who: Profile): Promise<void> {
  for (let answers = 0; answers < 20; answers++) {
    const prompt = (await lookOf(table, who))?.prompts.find(({ optional }) => !optional);
    if (prompt === undefined) break;
    await answerAs(table.t, who, table.id, prompt.fallback);
    await table.t.settle();
  }
}

/** A hideout that everybody can pay for. */
async function cheapest(table: Table, who: Profile): Promise<string> {
  const { prompts } = await readPlannable(table.t.context, who.userId, table.id);
  const [prompt] = prompts;
  if (prompt?.question.form !== "one") throw new Error("no turn to plan");
  return prompt.question.options.find(({ blocked }) => blocked === undefined)?.id ?? "";
}

describe("a plan", () => {
  it("answers when orders do, each step once, and its owner reads what it did", async () => {
    const table = await crooksTable();
    const [ann, bob, cleo] = table.people;
    await leave(table, bob, [turn(await cheapest(table, bob)), turn("pass")]);
    await play(table, ann);
    expect((await lookOf(table, bob))?.prompts).toEqual([]);
    expect(await deedsOf(table, bob)).toEqual([]);
    await table.t.pass(120);
    expect(await deedsOf(table, bob)).toMatchObject([{ topic: "turn", order: null, planned: 0 }]);
    expect(await planOf(table, bob)).toMatchObject({ done: 1, void: null });
    await play(table, bob);
    await play(table, cleo);
    await play(table, ann);
    await table.t.pass(120);
    expect((await deedsOf(table, bob)).map(({ value, planned }) => [value, planned])[0]).toEqual(["pass", 1]);
    expect(await planOf(table, bob)).toMatchObject({ done: 2, void: null });
    for (const other of [ann, cleo]) {
      expect(await planOf(table, other)).toBeNull();
      expect(await deedsOf(table, other)).toEqual([]);
    }
  });

  it("does not answer once it is withdrawn, even while its answer is on its way", async () => {
    const table = await crooksTable();
    const [ann, bob] = table.people;
    await leave(table, bob, [turn("pass")]);
    await play(table, ann);
    await leave(table, bob, []);
    await table.t.pass(120);
    expect(await deedsOf(table, bob)).toEqual([]);
    expect((await lookOf(table, bob))?.prompts).toMatchObject([{ topic: "turn" }]);
  });

  it("is void where its answer is not legal, as its owner alone sees, and then its owner is asked", async () => {
    const table = await crooksTable();
    const [ann, bob] = table.people;
    await leave(table, bob, [turn("hire:nowhere"), turn("pass")]);
    await play(table, ann);
    await table.t.pass(120);
    expect(await planOf(table, bob)).toMatchObject({ done: 0, void: { why: "illegal" } });
    expect((await lookOf(table, bob))?.prompts).toMatchObject([{ topic: "turn" }]);
    expect(await deedsOf(table, bob)).toEqual([]);
  });

  it("changes nothing that others get, nor when, before it answers", async () => {
    const worlds = [await crooksTable(), await crooksTable()] as const;
    const [, planned] = worlds;
    await leave(planned, planned.people[1], [turn("pass"), turn("pass")]);
    const heads = new Map(worlds.map((table) => [table, [headsNumbered(), headsNumbered()]]));
    const looks = async (table: Table) => {
      const { t, id, people } = table;
      return Promise.all(
        [people[0], people[2]].map(async ({ userId }, reader) => {
          const text = JSON.stringify([
            await viewMatch(t.context, userId, id, { since: 0 }),
            await readDashboard(t.context, userId),
            await readLog(t.context, userId, id, { limit: 50 }),
            await readPlannable(t.context, userId, id),
            // Messages sent at one moment go out in any order.
            t.mailer.sent
              .filter(({ to }) => to !== "bob@mob.test")
              .toSorted((one, other) => one.to.localeCompare(other.to)),
          ]);
          return heads.get(table)?.[reader]?.(text);
        }),
      );
    };
    for (const seconds of [0, 30, 3_600]) {
      for (const { t } of worlds) await t.pass(seconds);
      expect(await looks(planned)).toEqual(await looks(worlds[0]));
    }
    for (const table of worlds) await play(table, table.people[0]);
    // At once a planned answer looks like one that is thought about.
    expect(await looks(planned)).toEqual(await looks(worlds[0]));
  });
});

it("what can be planned is for those who sit at the table", async () => {
  const { t, id } = await crooksTable();
  const eve = await t.person("Eve");
  await expect(readPlannable(t.context, eve.userId, id)).rejects.toMatchObject({ code: "match/unknown" });
});

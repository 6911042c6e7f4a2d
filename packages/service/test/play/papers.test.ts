import type { Papers, RecapFrame } from "@consigliere/contract/play";
import { catalogue } from "@consigliere/games/catalogue";
import type { Profile } from "@consigliere/store/profiles";
import { describe, expect, it } from "vitest";
import { spectatorBy } from "../../src/match/spectators.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { readLog } from "../../src/play/log.ts";
import { resign } from "../../src/play/resign.ts";
import { undoAnswer } from "../../src/play/undo.ts";
import { type Look, viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

interface Table {
  readonly t: TestContext;
  readonly id: string;
  /** In the order of their seats. */
  readonly people: readonly [Profile, Profile, Profile];
}

async function tableOfThree(more = {}): Promise<Table> {
  const t = await openContext();
  const people = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")] as const;
  return { t, id: await startedMatch(t, people, { rounds: 2 }, "pennies", more), people };
}

/** Two rounds: Bob seals his answer first in the one, changes his orders and is first to seal in the other. */
async function played(table: Table): Promise<Table> {
  const { t, id, people } = table;
  const [ann, bob, cleo] = people;
  await answerAs(t, ann, id, "keep");
  await answerAs(t, bob, id, "call");
  await set(table, bob, { window: "fold" });
  await answerAs(t, cleo, id, "call");
  await answerAs(t, bob, id, "show");
  await answerAs(t, cleo, id, "fold");
  await answerAs(t, ann, id, "call");
  return table;
}

let answers = 0;
function set({ t, id }: Table, { userId }: Profile, settings: object) {
  answers += 1;
  return changeSettings(t.context, userId, id, {
    answerId: `papers-${answers}`,
    settings: settings as never,
  });
}

async function framesOf({ t, id }: Table, userId: string, look: Look): Promise<readonly RecapFrame[]> {
  const { recap } = await viewMatch(t.context, userId, id, { since: 0, papers: "open", ...look });
  return recap?.frames ?? [];
}

/** The papers of a seat at each event, as a page makes them from the changes. */
function papersAt(frames: readonly RecapFrame[], seat: number): [string, Papers | undefined][] {
  let now: Papers | undefined;
  return frames.map(({ event, papers }) => {
    now = papers?.[String(seat)] ?? now;
    return [event.type, now];
  });
}

const sealed = (value: string) => [{ topic: "call-or-fold", about: null, value }];
const fold = { window: "fold" };

describe("what a player had left, when the match is over", () => {
  it("is read at each moment by whoever may look from that chair: orders, and answers under seal", async () => {
    const table = await played(await tableOfThree());
    const [ann, , cleo] = table.people;
    const bobs = papersAt(await framesOf(table, ann.userId, { as: 1 }), 1);
    expect(bobs.filter(([type]) => type !== "dealt")).toEqual([
      ["kept", { settings: fold, sealed: sealed("call") }],
      ["called", { settings: fold, sealed: [] }],
      ["shown", { settings: fold, sealed: [] }],
      ["called", { settings: fold, sealed: [] }],
    ]);
    // Cleo's answer closed the window, and was revealed at once.
    const cleos = papersAt(await framesOf(table, ann.userId, { as: 2 }), 2);
    expect(cleos.map(([, papers]) => papers?.sealed)).toEqual([
      ...[[], [], []],
      ...[sealed("call"), [], sealed("fold"), []],
    ]);
    const open = await framesOf(table, cleo.userId, { hands: "open" });
    expect(papersAt(open, 1)).toEqual(bobs);
    expect(papersAt(open, 2)).toEqual(cleos);
    expect(papersAt(open, 0).at(-2)).toEqual(["shown", { settings: {}, sealed: sealed("call") }]);
  });

  it("comes once, and again only where it has changed, on any page of events", async () => {
    const table = await played(await tableOfThree());
    const [ann] = table.people;
    const frames = await framesOf(table, ann.userId, { as: 1 });
    expect(frames.map(({ papers }) => papers !== undefined)).toEqual([
      true,
      ...[false, false, true, true, false, false],
    ]);
    const whole = papersAt(frames, 1);
    for (let since = 0; since < frames.length; since++) {
      const page = await framesOf(table, ann.userId, { as: 1, since, until: since + 2 });
      expect(page[0]?.papers).toBeDefined();
      expect(papersAt(page, 1)).toEqual(whole.slice(since, since + 2));
    }
  });

  it("is not what was taken back, and nothing of somebody who has given up", async () => {
    const table = await tableOfThree();
    const { t, id, people } = table;
    const [ann, bob, cleo] = people;
    await set(table, cleo, { window: "call" });
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "call");
    await undoAnswer(t.context, bob.userId, id, "undo-papers");
    await resign(t.context, cleo.userId, id, { answerId: "resign-papers" });
    await answerAs(t, bob, id, "fold");
    for (let hour = 0; hour < 100; hour++) {
      if ((await viewMatch(t.context, ann.userId, id)).match.status === "over") break;
      await t.pass(3600);
    }
    const frames = await framesOf(table, ann.userId, { hands: "open" });
    const of = (seat: number, type: string) => papersAt(frames, seat).find(([one]) => one === type)?.[1];
    expect(of(1, "taken-back")?.sealed).toEqual([]);
    expect(of(2, "kept")).toEqual({ settings: { window: "call" }, sealed: [] });
    expect(of(2, "resigned")?.settings).toEqual({});
  });

  it("is their own to read where the match stays closed, and nobody else's", async () => {
    const table = await played(await tableOfThree({ openAtEnd: false }));
    const [ann, bob] = table.people;
    expect(papersAt(await framesOf(table, bob.userId, {}), 1).at(-1)?.[1]).toEqual({
      settings: fold,
      sealed: [],
    });
    const anns = await framesOf(table, ann.userId, {});
    expect(anns.flatMap(({ papers }) => Object.keys(papers ?? {}))).not.toContain("1");
    const shut = { code: "match/not-open" };
    await expect(framesOf(table, ann.userId, { as: 1 })).rejects.toMatchObject(shut);
    await expect(framesOf(table, ann.userId, { hands: "open" })).rejects.toMatchObject(shut);
  });

  it("is told to nobody while the match runs, and never without being asked for", async () => {
    const table = await tableOfThree({ visibility: "open" });
    const { people } = table;
    await set(table, people[1], fold);
    for (const { userId } of people) {
      for (const look of [{}, { as: 1 }, { hands: "open" }] as const) {
        await expect(framesOf(table, userId, look)).rejects.toMatchObject({ code: "match/not-over" });
      }
    }
    const over = await played(await tableOfThree());
    for (const look of [{}, { as: 1 }]) {
      const { recap } = await viewMatch(over.t.context, over.people[0].userId, over.id, {
        since: 0,
        ...look,
      });
      expect(recap?.frames.some((frame) => "papers" in frame)).toBe(false);
    }
  });

  it("goes with a public replay as far as the match is open, and to watchers of any other not at all", async () => {
    const papersBy = async (more: object) => {
      const table = await played(await tableOfThree({ publicReplay: true, ...more }));
      await table.t.settle();
      return framesOf(table, spectatorBy("replay"), { as: 1 });
    };
    expect(papersAt(await papersBy({}), 1).at(-1)?.[1]).toEqual({ settings: fold, sealed: [] });
    await expect(papersBy({ openAtEnd: false })).rejects.toMatchObject({ code: "match/not-open" });
    const table = await played(await tableOfThree({ visibility: "open" }));
    const wanda = await table.t.person("Wanda");
    const watched = await framesOf(table, wanda.userId, {});
    expect(watched.length).toBeGreaterThan(0);
    expect(watched.some(({ papers }) => papers !== undefined)).toBe(false);
  });
});

it("the log says how others were told an event, where not all were told alike, if all hands are open", async () => {
  const { t, id, people } = await played(await tableOfThree());
  const [ann] = people;
  const page = { limit: 100 };
  const open = await readLog(t.context, ann.userId, id, { ...page, hands: "open" });
  const dealt = open.events.filter(({ event }) => event.type === "dealt");
  expect(dealt.map(({ apart }) => apart?.everyone)).toEqual(
    [0, 1, 2].map((seat) => ({ type: "dealt", seat })),
  );
  expect(dealt.map(({ apart }) => Object.keys(apart?.seats ?? {}))).toEqual([["0"], ["1"], ["2"]]);
  expect(dealt[1]?.apart?.seats["1"]).toMatchObject({ card: expect.stringContaining("card-1-") });
  expect(open.events.map(({ apart: _, ...event }) => event)).toEqual(
    (await readLog(t.context, ann.userId, id, page)).events,
  );
  for (const table of [await played(await tableOfThree({ openAtEnd: false })), await tableOfThree()]) {
    await expect(
      readLog(table.t.context, table.people[0].userId, table.id, { ...page, hands: "open" }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^match\/not-(open|over)$/) });
  }
});

it("a plan is read as it was at each moment: waiting, followed, carried out", async () => {
  const t = await openContext(catalogue);
  const people = [await t.person("Ann"), await t.person("Bob")] as const;
  const id = await startedMatch(t, people, { startSeat: "seat-0" }, "crooks");
  const [ann, bob] = people;
  const table = { t, id, people: [ann, bob, bob] } as const;
  const steps = [{ topic: "turn", answer: "pass", when: "legal" }];
  await set(table, bob, { orders: [], plan: { id: "plan-0001", steps } });
  for (let answered = 0; answered < 300; answered++) {
    await t.pass(120);
    const looks = await Promise.all(people.map(({ userId }) => viewMatch(t.context, userId, id)));
    if (looks[0]?.table?.outcome != null) break;
    for (const [seat, look] of looks.entries()) {
      const prompt = look.table?.prompts.find(({ optional }) => !optional);
      const who = people[seat];
      if (prompt !== undefined && who !== undefined) await answerAs(t, who, id, prompt.fallback);
    }
  }
  const plans = papersAt(await framesOf(table, ann.userId, { as: 1 }), 1).map(
    ([, papers]) => papers?.settings["plan"],
  );
  const done = plans.flatMap((plan) => (plan as { done: number } | undefined)?.done ?? []);
  expect(done[0]).toBe(0);
  expect(done.at(-1)).toBe(1);
  expect(done).toEqual(done.toSorted());
});

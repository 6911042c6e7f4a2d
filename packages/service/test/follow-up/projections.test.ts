import { usualClock } from "@consigliere/contract/clock-rules";
import type { Game } from "@consigliere/engine/game";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import { choice, oneOf } from "@consigliere/engine/question";
import { seededRandom } from "@consigliere/engine/random";
import { manifestOf } from "@consigliere/games/catalogue";
import type { Profile } from "@consigliere/store/profiles";
import { matchIn, recordIn } from "@consigliere/store/stream";
import { endpoint } from "@consigliere/store/testing/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Context } from "../../src/context.ts";
import { followBatch, followMatch } from "../../src/follow-up/follow-match.ts";
import { addBot } from "../../src/lobby/bots.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { readDashboard } from "../../src/lobby/dashboard.ts";
import { start, startMatch } from "../../src/lobby/start-match.ts";
import { editMatch } from "../../src/match/edit.ts";
import { answerPrompt } from "../../src/play/answer-prompt.ts";
import { readLog } from "../../src/play/log.ts";
import { type Look, viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { recordAt, tamper } from "../../testing/operations.ts";
import { pennies } from "../../testing/pennies.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";
import { openStream } from "../../testing/stream.ts";

const familyBusiness = manifestOf("family-business") ?? expect.fail("no such game");

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

/** The table's whole stream, with the match that each change belongs to. */
async function everythingWritten({ tableName }: TestContext, ids: readonly string[]) {
  const stream = await openStream(tableName, endpoint);
  const all = await stream.next();
  return all.flatMap((change) => {
    const matchId = ids.find((id) => id === matchIn(change));
    return matchId === undefined ? [] : [{ ...change, matchId }];
  });
}

describe("a dashboard", () => {
  it("shows the matches that wait for me first", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const theirs = await startedMatch(t, [bob, ann]);
    const mine = await startedMatch(t, [ann, bob]);
    const rows = await readDashboard(t.context, ann.userId);
    expect(rows.map((row) => [row.matchId, row.myTurn])).toEqual([
      [mine, true],
      [theirs, false],
    ]);
    expect(rows[0]).toMatchObject({ topic: "show-or-keep", opponents: ["Bob"] });
    expect(rows[1]?.summary.waitingFor).toEqual(["Bob"]);
  });

  it("puts what runs out first on top, and below that what no clock runs for, longest waiting first", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const ids: string[] = [];
    for (const clock of ["none", "hours", "none", "hours"] as const) {
      ids.push(await startedMatch(t, [ann, bob], {}, "pennies", { clock: { ...usualClock, kind: clock } }));
      await t.pass(60);
    }
    const rows = await readDashboard(t.context, ann.userId);
    expect(rows.map(({ matchId }) => ids.indexOf(matchId))).toEqual([1, 3, 0, 2]);
  });

  it("has the headline of what its owner has not looked at, though changes come in lumps, and no other's", async () => {
    t = await openContext([await familyBusiness.rules()]);
    const people = [await t.person("Ann"), await t.person("Bob")] as const;
    const id = await startedMatch(t, people, {}, "family-business");
    const random = seededRandom("headlines");
    const answerAll = async () => {
      for (const who of people) {
        const { table } = await viewMatch(t.context, who.userId, id);
        const prompt = table?.prompts.find(({ optional, sealed }) => !optional && sealed === null);
        if (prompt !== undefined) await answerAs(t, who, id, randomAnswer(prompt.question, random));
      }
    };
    const story = await familyBusiness.story();
    for (let lump = 0; lump < 6; lump++) {
      for (let more = 0; more < 3; more++) await answerAll();
      await t.settle();
      for (const [seat, { userId }] of people.entries()) {
        const { events } = await readLog(t.context, userId, id, { limit: 200 });
        const weights = events.map(({ event }) => story.weightOf(event as never, seat));
        const lead = (await readDashboard(t.context, userId))[0]?.lead;
        const greatest = events.findLast((_, at) => weights[at] === Math.max(...weights));
        expect(lead).toEqual({ ...greatest, isNew: true });
      }
    }
    const [{ userId }] = people;
    const { table } = await viewMatch(t.context, userId, id);
    const told = table?.told ?? 0;
    await viewMatch(t.context, userId, id, { since: told, seen: told });
    expect((await readDashboard(t.context, userId))[0]?.lead).toMatchObject({ isNew: false });
  });

  it("is the same when changes are delivered twice or late", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    const before = await t.context.store.memberships.list(bob.userId);
    await followMatch(t.context, id);
    await followMatch(t.context, id);
    expect(await t.context.store.memberships.list(bob.userId)).toEqual(before);
    expect(await t.context.store.notifications.list(bob.userId)).toHaveLength(2);
  });
});

describe("a crash", () => {
  it("between the start and the deal is made good by whoever looks", async () => {
    const ann = await t.person("Ann");
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    await addBot(t.context, ann.userId, meta.id, { level: "dull" });
    const load = () => Promise.reject(new Error("killed"));
    const dying = {
      ...t.context,
      store: { ...t.context.store, matches: { ...t.context.store.matches, load } },
    };
    await expect(start(dying, meta.id, (m) => m)).rejects.toThrow("killed");
    expect(await t.context.store.matches.records(meta.id, { limit: 5 })).toEqual([]);
    await t.settle();
    expect((await t.context.store.matches.records(meta.id, { limit: 5 })).length).toBeGreaterThan(0);
    expect((await viewMatch(t.context, ann.userId, meta.id)).table).not.toBeNull();
  });

  it("between an answer and what follows from it loses nothing", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    await answerAs(t, ann, id, "keep");
    // The stream was not read: a new process reads it from where the old one stopped.
    expect((await readDashboard(t.context, bob.userId))[0]?.myTurn).toBe(false);
    await t.settle();
    expect((await readDashboard(t.context, bob.userId))[0]?.myTurn).toBe(true);
  });
});

describe("a batch of the stream", () => {
  it("comes again from the first match that could not be projected", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const good = await startedMatch(t, [ann, bob]);
    const bad = await startedMatch(t, [ann, bob]);
    const { matches } = t.context.store;
    const meta = (id: string) => (id === bad ? Promise.reject(new Error("out of order")) : matches.meta(id));
    const broken = { ...t.context, store: { ...t.context.store, matches: { ...matches, meta } } };
    const batch = await everythingWritten(t, [good, bad]);
    const firstOfBad = batch.find((change) => change.matchId === bad)?.sequenceNumber;
    expect(await followBatch(broken, batch)).toBe(firstOfBad);
    expect(await followBatch(t.context, batch)).toBeNull();
  });

  it("brings every other match on when one cannot even be read", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const bad = await startedMatch(t, [ann, bob]);
    const good = await startedMatch(t, [ann, bob]);
    await answerAs(t, ann, good, "keep");
    await tamper(t, recordAt(bad, 1), (item) => ({ ...item, v: { N: "99" } }));
    const batch = await everythingWritten(t, [bad, good]);
    expect(await followBatch(t.context, batch)).toBe(
      batch.find(({ matchId }) => matchId === bad)?.sequenceNumber,
    );
    expect((await t.context.store.memberships.get(bob.userId, good))?.myTurn).toBe(true);
    expect((await t.context.store.due.get("deadline", `${good}#1`))?.payload).toMatchObject({ seat: 1 });
    expect(t.faults).toMatchObject([{ what: "a match could not be projected", where: { matchId: bad } }]);
  });
});

describe("a record that comes late", () => {
  it("shows nothing that was, plans nothing and tells nobody", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    await answerAs(t, ann, id, "show");
    await answerAs(t, bob, id, "call");
    const batch = (await everythingWritten(t, [id])).filter((change) => recordIn(change) !== null);
    await t.settle();
    const state = async () => [
      await t.context.store.memberships.list(ann.userId),
      await t.context.store.memberships.list(bob.userId),
      await t.context.store.notifications.list(ann.userId),
      await t.context.store.notifications.list(bob.userId),
    ];
    const before = await state();
    for (const late of batch) expect(await followBatch(t.context, [late])).toBeNull();
    expect(await followBatch(t.context, batch.toReversed())).toBeNull();
    expect(await state()).toEqual(before);
  });
});

describe("a table of four", () => {
  it("is followed up with four requests, and a batch of its records at once", async () => {
    const people = [];
    for (const name of ["Ann", "Bob", "Cleo", "Dan"]) people.push(await t.person(name));
    const [ann, bob] = people as [Profile, Profile];
    const id = await startedMatch(t, people);
    await answerAs(t, ann, id, "show");
    await t.settle();
    const { matches, memberships, live, due } = t.context.store;
    const calls = [
      vi.spyOn(matches, "newest"),
      vi.spyOn(matches, "load"),
      vi.spyOn(matches, "meta"),
      vi.spyOn(memberships, "project"),
      vi.spyOn(live, "at"),
      vi.spyOn(due, "put"),
    ];
    await answerAs(t, bob, id, "call");
    await answerAs(t, bob, id, "show").catch(() => {});
    for (const call of calls) call.mockClear();
    await t.settle();
    const times = calls.map((call) => call.mock.calls.length);
    for (const call of calls) call.mockRestore();
    expect(times).toEqual([0, 0, 1, 1, 1, expect.any(Number)]);
  });
});

describe("bots", () => {
  it("play until a person is asked, and to the end when nobody is left", async () => {
    const ann = await t.person("Ann");
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 3, seatOrder: "chosen" });
    await startMatch(t.context, ann.userId, meta.id, "dull");
    await t.settle();
    await answerAs(t, ann, meta.id, "show");
    await t.settle();
    const view = await viewMatch(t.context, ann.userId, meta.id);
    expect(view.table?.prompts[0]?.topic).toBe("call-or-fold");
    await answerAs(t, ann, meta.id, "call");
    await t.settle();
    expect((await t.context.store.matches.meta(meta.id))?.status).toBe("over");
    expect(t.faults).toEqual([]);
  });

  it("that answer what is not legal are reported, and the prompt's fallback moves the match on", async () => {
    const clumsy = { ...pennies(), bots: { dull: { choose: () => "no such option" } } };
    t = await openContext([clumsy]);
    const ann = await t.person("Ann");
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2, seatOrder: "chosen" });
    await startMatch(t.context, ann.userId, meta.id, "dull");
    await t.settle();
    await answerAs(t, ann, meta.id, "show");
    await t.settle();
    const view = await viewMatch(t.context, ann.userId, meta.id);
    expect(view.table?.prompts[0]?.topic).toBe("call-or-fold");
    expect(t.faults.map(({ what, where }) => [what, where["seat"], where["topic"]])).toEqual([
      ["a bot gave an illegal answer", 1, "call-or-fold"],
      ["a bot gave an illegal answer", 1, "show-or-keep"],
    ]);
  });
});

describe("a bot's free action", () => {
  it("that is not legal is reported and left alone", async () => {
    const game: Game = {
      ...pennies(),
      *step(table) {
        yield* table.ask(
          0,
          { topic: "show-or-keep", question: oneOf([choice("keep", false)]), fallback: "keep" },
          { meanwhile: [{ seat: 1, asking: { topic: "tip", question: oneOf([choice("tip", true)]) } }] },
        );
        return { reason: "last-penny", placements: [1, 2] };
      },
      bots: { dull: { choose: () => "keep", volunteer: () => "no such option" } },
    };
    t = await openContext([game]);
    const ann = await t.person("Ann");
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2, seatOrder: "chosen" });
    await startMatch(t.context, ann.userId, meta.id, "dull");
    await t.settle();
    expect(new Set(t.faults.map(({ where }) => where["topic"]))).toEqual(new Set(["tip"]));
    await answerAs(t, ann, meta.id, "keep");
    await t.settle();
    expect((await t.context.store.matches.meta(meta.id))?.status).toBe("over");
  });
});

describe("corrected rules", () => {
  it("ask the unfinished step again when its answers no longer fit, and tell the players", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    await answerAs(t, ann, id, "keep");
    const corrected = { ...t.context, games: [pennies("2", "conceal")] };
    const view = await viewMatch(corrected, ann.userId, id);
    expect(view.match.version).toBe("2");
    expect(view.table?.prompts[0]?.question).toMatchObject({ options: [{ id: "show" }, { id: "conceal" }] });
    const log = await readLog(corrected, bob.userId, id, { limit: 50 });
    expect(log.events.map((e) => e.event.type)).toContain("step-restarted");
    expect(log.events.map((e) => e.n)).toEqual(log.events.map((_, index) => index + 1));
    const again = { answerId: "under-new-rules", prompt: view.table?.prompts[0]?.id ?? "", value: "conceal" };
    expect((await answerPrompt(corrected, ann.userId, id, again)).table?.prompts).toEqual([]);
  });
});

describe("a recap", () => {
  async function recap(who: { userId: string }, id: string, look: Look, context: Context = t.context) {
    const seen = await viewMatch(context, who.userId, id, look);
    if (seen.recap === undefined) throw new Error("nothing of what was");
    return seen.recap;
  }

  it("shows each event with the table at that moment, from the chair of the reader", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    await answerAs(t, ann, id, "show");
    await answerAs(t, bob, id, "call");
    await t.settle();
    const { frames, skipped } = await recap(bob, id, { since: "seen" });
    expect(skipped).toBe(0);
    expect(frames.map((f) => f.event.type)).toEqual(["dealt", "dealt", "shown", "called"]);
    expect(frames.map((f) => f.n)).toEqual([1, 2, 3, 4]);
    const hand = /card-1-\d+/.exec(JSON.stringify(frames.at(-1)?.view))?.[0];
    expect(hand).toBeDefined();
    expect(JSON.stringify(frames)).toMatch(/card-0-\d+/);
    const later = await recap(bob, id, { since: 2 });
    expect(later.frames.map((f) => f.n)).toEqual([3, 4]);
    expect(later.frames.map((f) => f.view)).toEqual(frames.slice(2).map((f) => f.view));
  });

  it("can be read in parts, each the same as in the whole", async () => {
    const people = [await t.person("Ann"), await t.person("Bob")] as const;
    const [ann, bob] = people;
    const id = await startedMatch(t, people, { rounds: 12 });
    for (let round = 0; round < 12; round++) {
      await answerAs(t, round % 2 === 0 ? ann : bob, id, "keep");
      await answerAs(t, round % 2 === 0 ? bob : ann, id, "fold");
    }
    const { frames } = await recap(ann, id, { since: 0 });
    const told = frames.length;
    expect(told).toBeGreaterThan(24);
    for (const [since, until] of [
      [0, 1],
      [0, 7],
      [5, 6],
      [6, 20],
      [told - 3, told - 1],
      [told - 3, told + 9],
    ] as const) {
      const part = await recap(ann, id, { since, until });
      expect(part, `${since} to ${until}`).toEqual({ frames: frames.slice(since, until), skipped: 0 });
    }
    expect((await recap(ann, id, { since: 9, until: 9 })).frames).toEqual([]);
  });

  it("never shows again what was shown for a moment, nor does the log, not to other chairs either", async () => {
    const people = [await t.person("Ann"), await t.person("Bob")] as const;
    const id = await startedMatch(t, people, { rounds: 2, glimpses: true });
    const told = async (userId: string, as?: number) => {
      const chair = as === undefined ? {} : { as };
      const moments = await recap({ userId }, id, { since: 0, ...chair });
      const log = await readLog(t.context, userId, id, { limit: 200, ...chair });
      return {
        count: moments.frames.filter(({ view }) => view !== null).length,
        text: JSON.stringify([moments, log]),
      };
    };
    for (const [seat, active] of people.entries()) {
      const other = people[1 - seat];
      if (other === undefined) throw new Error("nobody");
      expect(JSON.stringify(await viewMatch(t.context, active.userId, id))).toMatch(/penny-\d+/);
      expect((await told(active.userId)).text).not.toContain("penny-");
      await answerAs(t, active, id, "keep");
      expect((await told(active.userId)).text).not.toContain("penny-");
      await answerAs(t, other, id, "fold");
    }
    for (const { userId } of people) {
      const all = [await told(userId), await told(userId, 0), await told(userId, 1)];
      expect(all.map(({ count }) => count)).toEqual([8, 8, 8]);
      expect(all.map(({ text }) => text).join()).not.toContain("penny-");
    }
  });

  it("leaves the views out where the rules have changed since", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    await answerAs(t, ann, id, "show");
    const { frames } = await recap(bob, id, { since: 0 }, { ...t.context, games: [pennies("2")] });
    expect(frames).toHaveLength(3);
    expect(frames.every((f) => f.view === null)).toBe(true);
  });
});

describe("a match that is changed by many at once", () => {
  it("keeps every change", async () => {
    const ann = await t.person("Ann");
    const { id } = await createMatch(t.context, ann, { game: "pennies", seats: 4 });
    await Promise.all([1, 2, 3].map(() => addBot(t.context, ann.userId, id, { level: "dull" })));
    const meta = await editMatch(t.context, id, (m) => m);
    expect(meta.seats.every((seat) => seat.player !== null)).toBe(true);
    expect(new Set(meta.seats.map((seat) => seat.name)).size).toBe(4);
  });
});

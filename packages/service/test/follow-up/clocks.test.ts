import { usualClock } from "@consigliere/contract/clock-rules";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { tick } from "../../src/follow-up/tick.ts";
import type { Creation } from "../../src/lobby/create-match.ts";
import { startMatch } from "../../src/lobby/start-match.ts";
import { tryGame } from "../../src/lobby/try-game.ts";
import { isBanked } from "../../src/match/clock.ts";
import { REMINDER, reminderKey } from "../../src/notify/kinds.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { pause } from "../../src/play/pause.ts";
import { undoAnswer } from "../../src/play/undo.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { voteSubstitute } from "../../src/play/vote.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

const HOUR = 3600;
type Clock = Partial<NonNullable<Creation["clock"]>>;

/** Ann, who is asked first, and others. It is Sunday noon in UTC. */
async function tableWith(clock: Clock, options = {}, names: readonly string[] = ["Ann", "Bob"]) {
  const people = await Promise.all(names.map((name) => t.person(name)));
  const [ann, bob, cleo] = people as [Profile, Profile, Profile];
  const agreed = { clock: { ...usualClock, ...clock } };
  return { ann, bob, cleo, id: await startedMatch(t, people, options, "pennies", agreed) };
}

async function seen(who: Profile, id: string) {
  const { match, table } = await viewMatch(t.context, who.userId, id);
  const [waiting] = table?.waiting ?? [];
  return { match, table, waiting, deadline: waiting?.deadline ?? null };
}

async function rowOf(who: Profile, id: string) {
  const row = await t.context.store.memberships.get(who.userId, id);
  if (row === undefined) throw new Error(`${who.name} has no row`);
  return row;
}

async function livingIn(name: string, timeZone: string): Promise<Profile> {
  return changeProfile(t.context, await t.person(name), { timeZone });
}

describe("quiet hours", () => {
  it.each([
    // Ten in the evening there: half an hour, and the rest from eight on.
    ["Asia/Tokyo", "2026-03-02T00:30:00.000Z"],
    ["Europe/Berlin", "2026-03-01T15:00:00.000Z"],
    // Five in the morning.
    ["America/Los_Angeles", "2026-03-01T19:00:00.000Z"],
  ])("let the clock of a player rest: %s", async (zone, deadline) => {
    const ann = await livingIn("Ann", zone);
    const id = await startedMatch(t, [ann, await t.person("Bob")], { turnHours: 3 });
    expect((await seen(ann, id)).deadline).toBe(deadline);
    expect((await t.context.store.memberships.get(ann.userId, id))?.deadline).toBe(deadline);
  });

  it("that are given up make nothing run out earlier that was asked before", async () => {
    const ann = await livingIn("Ann", "Europe/Berlin");
    const id = await startedMatch(t, [ann, await t.person("Bob")], { turnHours: 12, rounds: 4 });
    const { deadline } = await seen(ann, id);
    expect(deadline).toBe("2026-03-02T09:30:00.000Z");
    const awake = await changeProfile(t.context, ann, { quietHours: null });
    await t.settle();
    expect((await seen(ann, id)).deadline).toBe(deadline);
    const other = await startedMatch(t, [awake, await t.person("Cleo")], { turnHours: 12 });
    expect((await seen(ann, other)).deadline).toBe("2026-03-02T00:00:00.000Z");
    expect((await t.context.store.matches.meta(id))?.seats[0]?.rest).toEqual({
      zone: "Europe/Berlin",
      quiet: null,
    });
  });

  describe("of a player who flies", () => {
    /** Ann is asked at four in the morning in Los Angeles, and has nine hours: until five in the afternoon. */
    async function asked(clock: Clock = {}, zone = "America/Los_Angeles") {
      const ann = await livingIn("Ann", zone);
      const bob = await t.person("Bob");
      const agreed = { clock: { ...usualClock, ...clock } };
      const id = await startedMatch(t, [ann, bob], { turnHours: 9, rounds: 4 }, "pennies", agreed);
      await t.pass(5 * HOUR);
      const deadline = async () => (await seen(ann, id)).deadline;
      const moves = async (change: Parameters<typeof changeProfile>[2]) => {
        await changeProfile(t.context, (await t.context.store.profiles.get(ann.userId)) ?? ann, change);
        await t.settle();
        return deadline();
      };
      return { ann, bob, id, deadline, moves };
    }

    it("give them the time that was left, by the clocks of the new place", async () => {
      const { ann, id, deadline, moves } = await asked();
      expect(await deadline()).toBe("2026-03-02T01:00:00.000Z");
      // It is six in the evening in Berlin, and eight hours are left: four and a half today.
      expect(await moves({ timeZone: "Europe/Berlin" })).toBe("2026-03-02T10:30:00.000Z");
      expect((await rowOf(ann, id)).deadline).toBe("2026-03-02T10:30:00.000Z");
      await t.pass(17 * HOUR);
      expect((await seen(ann, id)).table?.prompts).toHaveLength(1);
      await t.pass(HOUR / 2);
      expect((await seen(ann, id)).table?.prompts).toEqual([]);
      expect(t.faults).toEqual([]);
    });

    it("take back nothing when they fly home, and do not care how a zone is spelled", async () => {
      const { id, moves } = await asked();
      const promised = await moves({ timeZone: "Europe/Kiev" });
      await t.pass(HOUR);
      const count = (await t.context.store.matches.newest(id))?.seq;
      expect(promised).toBe("2026-03-02T10:30:00.000Z");
      expect(await moves({ timeZone: "Europe/Kyiv" })).toBe(promised);
      expect((await t.context.store.matches.newest(id))?.seq).toBe(count);
      // That is half past two at night in Los Angeles.
      expect(await moves({ timeZone: "America/Los_Angeles" })).toBe("2026-03-02T16:00:00.000Z");
    });

    it("are not bought without end: a day and one rest at most, wherever they say they are", async () => {
      const { ann, id, moves } = await asked();
      const zones = ["Asia/Tokyo", "America/New_York", "Europe/Berlin", "Pacific/Auckland"];
      const quietHours = { from: "20:00", until: "08:00" };
      let latest = Date.parse("2026-03-02T01:00:00.000Z");
      for (let hour = 0; (await seen(ann, id)).table?.prompts.length !== 0; hour++) {
        const timeZone = zones[hour % zones.length] ?? "UTC";
        const next = Date.parse((await moves({ timeZone, quietHours })) ?? "");
        expect(next).toBeGreaterThanOrEqual(latest);
        latest = next;
        await t.pass(HOUR);
      }
      expect(latest).toBeGreaterThan(Date.parse("2026-03-03T01:00:00.000Z"));
      expect(latest).toBeLessThanOrEqual(Date.parse("2026-03-03T13:00:00.000Z"));
      expect((await t.context.store.matches.newest(id))?.seq).toBeLessThanOrEqual(26);
    });

    it("keep what is left of a vacation and of a pause", async () => {
      const { ann, bob, deadline, id, moves } = await asked();
      // Monday is off in Los Angeles, and in Berlin: the eight hours go on there on Tuesday.
      const monday = { from: "2026-03-02", until: "2026-03-02" };
      await moves({ addVacation: monday });
      expect(await moves({ timeZone: "Europe/Berlin" })).toBe("2026-03-03T10:30:00.000Z");
      await t.pass(60);
      for (const player of [ann, bob]) await pause(t.context, player.userId, id, true);
      await t.settle();
      expect(await moves({ timeZone: "America/New_York" })).toBeNull();
      await t.pass(HOUR);
      await pause(t.context, ann.userId, id, false);
      await t.settle();
      // Half past five at night in New York: eight on that Tuesday, and the hour of the pause.
      expect(await deadline()).toBe("2026-03-03T14:00:00.000Z");
    });

    it("follow daylight saving time at the new place", async () => {
      t.clock.advance((Date.parse("2026-03-28T20:00:00.000Z") - t.clock.now().getTime()) / 1000);
      const { moves, deadline } = await asked({}, "Asia/Dubai");
      expect(await deadline()).toBe("2026-03-29T13:00:00.000Z");
      // Two at night in Berlin, an hour before it is four: eight hours from eight on, in summer time.
      expect(await moves({ timeZone: "Europe/Berlin" })).toBe("2026-03-29T15:00:00.000Z");
    });
  });

  it("end nobody's time: when the clock of the service is set back nothing runs out sooner or later", async () => {
    const ann = await livingIn("Ann", "Europe/Berlin");
    const id = await startedMatch(t, [ann, await t.person("Bob")], { turnHours: 2 });
    await t.pass(HOUR);
    t.clock.advance(-5 * HOUR);
    await t.pass(60);
    expect((await seen(ann, id)).deadline).toBe("2026-03-01T14:00:00.000Z");
    await t.pass(6 * HOUR - 61);
    expect((await seen(ann, id)).table?.prompts).toHaveLength(1);
    await t.pass(1);
    expect((await seen(ann, id)).table?.prompts).toEqual([]);
    expect(t.faults).toEqual([]);
  });
});

describe("the clock of a match", () => {
  it("may not run at all", async () => {
    const { ann, id } = await tableWith({ kind: "none" });
    expect((await seen(ann, id)).deadline).toBeNull();
    expect(await t.context.store.due.get("deadline", `${id}#0`)).toBeUndefined();
    await t.pass(40 * HOUR);
    expect((await seen(ann, id)).table?.prompts).toHaveLength(1);
    await expect(pause(t.context, ann.userId, id, true)).rejects.toMatchObject({
      code: "match/not-pausable",
    });
  });

  it("does not run for who tries a game against bots", async () => {
    const ann = await t.person("Ann");
    const id = await tryGame(t.context, ann, { game: "pennies" });
    await startMatch(t.context, ann.userId, id, undefined);
    await t.settle();
    for (const passed of [HOUR, 40 * HOUR]) {
      await t.pass(passed);
      const { match, table, deadline } = await seen(ann, id);
      expect([match.clock.kind, deadline, table?.prompts.length]).toEqual(["none", null, 1]);
    }
  });

  it("may be a reserve and a bonus: what an open answer takes longer is gone, under seal nothing is", async () => {
    const { ann, bob, id } = await tableWith(
      { kind: "bank", reserveHours: 10, bonusHours: 2 },
      { rounds: 4, windowHours: 12 },
    );
    const minutes = async () => (await seen(ann, id)).table?.reserves;
    expect((await seen(ann, id)).deadline).toBe("2026-03-02T00:00:00.000Z");
    await t.pass(5 * HOUR);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    expect(await minutes()).toEqual([7 * 60, 10 * 60]);
    expect((await seen(ann, id)).deadline).toBe("2026-03-02T05:00:00.000Z");
    await t.pass(8 * HOUR);
    await answerAs(t, bob, id, "fold");
    await t.settle();
    expect(await minutes()).toEqual([7 * 60, 10 * 60]);
    await t.pass(HOUR);
    await answerAs(t, bob, id, "keep");
    await t.settle();
    expect(await minutes()).toEqual([7 * 60, 10 * 60]);
    await answerAs(t, ann, id, "fold");
    await t.settle();
    expect((await seen(ann, id)).deadline).toBe("2026-03-02T11:00:00.000Z");
    await t.pass(10 * HOUR);
    expect(await minutes()).toEqual([0, 10 * 60]);
    expect(t.faults).toEqual([]);
  });

  it("takes nothing from a reserve under seal, though a game asks by the turn's clock: it would tell who has answered", () => {
    const meta = {
      houseRules: {
        visibility: "open",
        clock: { ...usualClock, kind: "bank", reserveHours: 10, bonusHours: 2 },
      },
    } as const;
    expect(isBanked(meta, { clock: "turn", isSealed: false })).toBe(true);
    expect(isBanked(meta, { clock: "turn", isSealed: true })).toBe(false);
  });

  it("takes nothing from a reserve while it rests", async () => {
    const { ann, bob, id } = await tableWith({ kind: "bank", reserveHours: 10, bonusHours: 2 });
    await t.pass(3 * HOUR);
    for (const player of [ann, bob]) await pause(t.context, player.userId, id, true);
    await t.pass(20 * HOUR);
    await answerAs(t, ann, id, "keep");
    expect((await seen(ann, id)).table?.reserves).toEqual([9 * 60, 10 * 60]);
  });

  it("gives back what an answer took that is taken back", async () => {
    t = await openContext([bluff("low", { hidesAnswered: false })]);
    const people = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")] as const;
    const bank = { clock: { ...usualClock, kind: "bank", reserveHours: 10, bonusHours: 1 } as const };
    const id = await startedMatch(t, people, {}, "bluff", bank);
    const before = await seen(people[0], id);
    await t.pass(3 * HOUR);
    await answerAs(t, people[0], id, "open");
    expect((await seen(people[0], id)).table?.reserves).toEqual([8 * 60, 600, 600]);
    await undoAnswer(t.context, people[0].userId, id, "take-back").catch(() => null);
    const { table, deadline } = await seen(people[0], id);
    if (table?.prompts[0]?.topic === before.table?.prompts[0]?.topic) {
      expect([table?.reserves, deadline]).toEqual([[600, 600, 600], before.deadline]);
    }
  });
});

describe("when time is out", () => {
  it("a bot plays, if that was agreed, until the player is back", async () => {
    const { ann, bob, id } = await tableWith({ whenOut: "bot" }, { turnHours: 2, rounds: 4 });
    await t.pass(2 * HOUR);
    await t.pass(300);
    const { match, table } = await seen(bob, id);
    expect(match.seats[0]?.mode).toBe("autopilot");
    expect(table?.prompts[0]?.topic).toBe("call-or-fold");
    await answerAs(t, bob, id, "fold");
    await t.settle();
    const back = { answerId: "back-again", settings: { window: null } };
    const { match: after } = await changeSettings(t.context, ann.userId, id, back);
    expect(after.seats[0]?.mode).toBe("player");
    expect(t.faults).toEqual([]);
  });

  it("the others vote, if that was agreed, and more than half of them call the bot", async () => {
    const { ann, bob, cleo, id } = await tableWith({ whenOut: "vote" }, { turnHours: 2, rounds: 4 }, [
      ...["Ann", "Bob", "Cleo"],
    ]);
    const vote = (who: Profile) => voteSubstitute(t.context, who.userId, id, 0);
    await expect(vote(bob)).rejects.toMatchObject({ code: "match/no-vote" });
    await t.pass(2 * HOUR);
    expect((await seen(bob, id)).waiting).toMatchObject({ seat: 0, votes: [] });
    await expect(vote(ann)).rejects.toMatchObject({ code: "match/no-vote" });
    await vote(bob);
    await vote(bob);
    await t.settle();
    expect((await seen(cleo, id)).waiting).toMatchObject({ seat: 0, votes: [1] });
    expect((await seen(cleo, id)).match.seats[0]?.mode).toBe("player");
    await vote(cleo);
    await t.pass(300);
    expect((await seen(cleo, id)).match.seats[0]?.mode).toBe("autopilot");
    expect((await seen(cleo, id)).table?.prompts[0]?.topic).toBe("call-or-fold");
    expect(t.faults).toEqual([]);
  });

  it("and nobody votes, the fallback is given a day later", async () => {
    const { bob, id } = await tableWith({ whenOut: "vote" }, { turnHours: 2 });
    await t.pass(2 * HOUR);
    await t.pass(24 * HOUR - 1);
    expect((await seen(bob, id)).waiting?.seat).toBe(0);
    await t.pass(1);
    const { match, table } = await seen(bob, id);
    expect([match.seats[0]?.mode, table?.prompts[0]?.topic]).toEqual(["player", "call-or-fold"]);
  });
});

describe("a pause", () => {
  it("begins when all want it, stops every clock, and ends when anybody wants", async () => {
    const { ann, bob, id } = await tableWith({}, { turnHours: 24 });
    await t.pass(6 * HOUR);
    await pause(t.context, ann.userId, id, true);
    expect((await seen(bob, id)).match).toMatchObject({
      pausedSince: null,
      seats: [{ wantsPause: true }, {}],
    });
    await pause(t.context, bob.userId, id, true);
    await t.settle();
    expect((await seen(bob, id)).match.pausedSince).toBe(t.clock.now().toISOString());
    expect((await seen(bob, id)).deadline).toBeNull();
    expect((await t.context.store.memberships.get(ann.userId, id))?.deadline).toBeUndefined();
    await t.pass(30 * HOUR);
    expect((await seen(ann, id)).table?.prompts).toHaveLength(1);
    await pause(t.context, bob.userId, id, false);
    await t.settle();
    const until = new Date(t.clock.now().getTime() + 18 * 3_600_000).toISOString();
    expect((await seen(ann, id)).deadline).toBe(until);
    await t.pass(18 * HOUR - 1);
    expect((await seen(ann, id)).table?.prompts).toHaveLength(1);
    await t.pass(1);
    expect((await seen(ann, id)).table?.prompts).toEqual([]);
    expect(t.faults).toEqual([]);
  });
});

describe("a vacation", () => {
  it("lets the clock rest of what is asked already, and of what is asked then", async () => {
    const ann = await livingIn("Ann", "Europe/Berlin");
    const id = await startedMatch(t, [ann, await t.person("Bob")], { turnHours: 23 });
    const week = { from: "2026-03-02", until: "2026-03-08" };
    const away = await changeProfile(t.context, ann, { addVacation: week });
    await t.settle();
    // Nine and a half hours of Sunday, and thirteen and a half of the Monday after.
    expect((await seen(ann, id)).deadline).toBe("2026-03-09T20:30:00.000Z");
    await t.pass(48 * HOUR);
    const other = await startedMatch(t, [away, await t.person("Cleo")], { turnHours: 14 });
    expect((await seen(ann, other)).deadline).toBe("2026-03-09T21:00:00.000Z");
    await changeProfile(t.context, away, { dropVacation: week });
    await t.settle();
    expect((await seen(ann, other)).deadline).toBe("2026-03-04T11:30:00.000Z");
  });

  it("has so many days a year, and what has passed of it has passed", async () => {
    const ann = await livingIn("Ann", "Europe/Berlin");
    const wants = (addVacation: { from: string; until: string }) =>
      changeProfile(t.context, ann, { addVacation });
    const drops = (dropVacation: { from: string; until: string }) =>
      changeProfile(t.context, ann, { dropVacation });
    await expect(wants({ from: "2026-04-01", until: "2026-04-22" })).rejects.toMatchObject({
      code: "account/vacation-refused",
    });
    await expect(wants({ from: "2026-04-02", until: "2026-04-01" })).rejects.toThrow("vacation-refused");
    await expect(wants({ from: "2027-04-02", until: "2027-04-03" })).rejects.toThrow("vacation-refused");
    const december = { from: "2026-12-22", until: "2027-01-04" };
    await wants(december);
    await wants({ from: "2026-02-01", until: "2026-03-03" });
    await t.pass(48 * HOUR);
    const { vacations } = await drops({ from: "2026-02-01", until: "2026-03-03" });
    expect(vacations).toEqual([{ from: "2026-03-01", until: "2026-03-02" }, december]);
    await wants({ from: "2026-06-01", until: "2026-06-09" });
    await expect(wants({ from: "2026-06-01", until: "2026-06-10" })).rejects.toThrow("vacation-refused");
  });
});

describe("a reminder", () => {
  const subjects = () => t.mailer.to("ann@mob.test").map(({ subject }) => subject);
  const reminded = () => subjects().filter((subject) => subject.includes("Time is running out"));

  it("comes with a quarter and a twentieth of the time left, and never again", async () => {
    const { id } = await tableWith({}, { turnHours: 20 });
    await t.pass(15 * HOUR - 1);
    expect(reminded()).toHaveLength(0);
    await t.pass(1);
    await t.pass(60);
    expect(reminded()).toHaveLength(1);
    await t.pass(4 * HOUR - 61);
    expect(reminded()).toHaveLength(1);
    await t.pass(1);
    await t.pass(60);
    expect(reminded()).toHaveLength(2);
    expect((await t.context.store.due.get("deadline", `${id}#0`))?.at).toBe("2026-03-02T08:00:00.000Z");
    expect(t.faults).toEqual([]);
  });

  it("comes when its reader wants it, or never", async () => {
    const { ann } = await tableWith({}, { turnHours: 20 });
    await changeProfile(t.context, ann, { reminders: [50, 5] });
    await t.settle();
    await t.pass(10 * HOUR);
    await t.pass(60);
    expect(reminded()).toHaveLength(1);
    await t.pass(6 * HOUR);
    expect(reminded()).toHaveLength(1);
    await changeProfile(t.context, ann, { reminders: [] });
    await t.settle();
    await t.pass(4 * HOUR - 120);
    expect(reminded()).toHaveLength(1);
  });

  it("does not come to who looks at the table, nor about what was answered", async () => {
    const { ann, bob, id } = await tableWith({}, { turnHours: 20, windowHours: 20 });
    await t.pass(15 * HOUR - 60);
    await t.context.store.live.open({ id: "socket-1", userId: ann.userId, matchId: id, revision: "1" });
    await t.pass(60);
    await t.pass(60);
    expect(reminded()).toEqual([]);
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    await t.settle();
    await t.pass(5 * HOUR);
    expect(reminded()).toEqual([]);
  });
});

describe("what nobody may know", () => {
  it.each([false, true])(
    "changes no deadline, no reserve and no vote; hidden answers: %s",
    async (hidesAnswered) => {
      const looks = [];
      for (const card of ["high", "low"] as const) {
        t = await openContext([bluff(card, { hidesAnswered })]);
        const people = [await livingIn("Ann", "Asia/Tokyo"), await livingIn("Bob", "Europe/Berlin")] as const;
        const cleo = await livingIn("Cleo", "America/Los_Angeles");
        const clock = { ...usualClock, kind: "bank", restsOnWeekends: true, whenOut: "vote" } as const;
        const id = await startedMatch(t, [...people, cleo], {}, "bluff", { clock });
        const orders = { answerId: "orders-of-bob", settings: { answersByCard: true } };
        await changeSettings(t.context, people[1].userId, id, orders);
        await answerAs(t, people[0], id, "open");
        await t.settle();
        const seenByCleo = [];
        for (const hours of [0, 10, 24, 24]) {
          for (const [at, zone] of ["Asia/Dubai", "Pacific/Auckland", "Asia/Tokyo"].entries())
            await changeProfile(t.context, [...people, cleo][at] ?? cleo, { timeZone: zone });
          await t.settle();
          await t.pass(hours * HOUR + 60);
          const { table } = (await viewMatch(t.context, cleo.userId, id)) ?? {};
          seenByCleo.push([table?.waiting, table?.reserves, t.mailer.to("cleo@mob.test").length]);
        }
        looks.push(JSON.stringify(seenByCleo));
      }
      expect(looks[1]).toBe(looks[0]);
      expect(looks[0]).toContain("deadline");
    },
  );
});

describe("more reminders than fit into one tick, all due in one minute", () => {
  it("are spread over the ticks that there is time in, and none is lost or comes twice", async () => {
    const { id, ann } = await tableWith({});
    const { memberships, notifications } = t.context.store;
    const at = t.clock.now().toISOString();
    const { seenEvents: _, notifiedPrompts: _told, muted: _muted, ...row } = await rowOf(ann, id);
    const key = reminderKey(row.promptIds[0] ?? "", 1);
    const names = Array.from({ length: 80 }, (_reader, n) => `Reader-${n}`);
    await Promise.all(
      names.map(async (name) => {
        const { userId } = await t.person(name);
        await memberships.project([{ row: { ...row, userId }, replaces: undefined }]);
        await notifications.put({ userId, kind: REMINDER, matchId: id, key, at }, at);
      }),
    );
    const sent = () => t.mailer.sent.map(({ to }) => to).filter((to) => to.startsWith("reader-"));
    const isShort = () => 0;
    const handful = 25;
    await Promise.all([tick(t.context, isShort), tick(t.context, isShort)]);
    const soon = sent().length;
    expect(soon).toBeGreaterThan(0);
    expect(soon).toBeLessThanOrEqual(2 * handful);
    await tick(t.context, undefined, handful);
    expect(sent()).toHaveLength(soon + handful);
    await tick(t.context);
    expect(new Set(sent()).size).toBe(names.length);
    expect(sent()).toHaveLength(names.length);
    expect(t.faults).toEqual([]);
  });
});

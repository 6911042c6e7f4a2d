import { catalogue } from "@consigliere/games/catalogue";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { followMatch } from "../../src/follow-up/follow-match.ts";
import { tick } from "../../src/follow-up/tick.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { readLog } from "../../src/play/log.ts";
import { viewIfChanged, viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { tamper } from "../../testing/operations.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

const HOUR = 3600;

describe("a deadline", () => {
  it("gives the fallback answer when it has passed, and tells so", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob], { turnHours: 2 });
    await t.pass(2 * HOUR - 1);
    expect((await viewMatch(t.context, ann.userId, id)).table?.prompts).toHaveLength(1);
    await t.pass(1);
    const types = (await readLog(t.context, bob.userId, id, { limit: 50 })).events.map((e) => e.event.type);
    expect(types).toEqual(expect.arrayContaining(["default-applied", "kept"]));
    expect((await viewMatch(t.context, bob.userId, id)).table?.prompts[0]?.topic).toBe("call-or-fold");
  });

  it("passes whatever else is due that this code cannot read", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const unread = await startedMatch(t, [bob, ann], { turnHours: 1 });
    const id = await startedMatch(t, [ann, bob], { turnHours: 2 });
    await tamper(
      t,
      (item) => item["pk"]?.["S"] === `DUE#deadline#${unread}%230`,
      (item) => ({ ...item, v: { N: "99" } }),
    );
    await t.pass(2 * HOUR);
    expect((await viewMatch(t.context, ann.userId, id)).table?.prompts).toEqual([]);
    expect(t.faults.map(({ what }) => what)).toEqual(["what is due cannot be read"]);
  });

  it("does nothing when the player has acted", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob], { turnHours: 2, windowHours: 12 });
    await t.pass(HOUR);
    await answerAs(t, ann, id, "show");
    await t.settle();
    await t.pass(HOUR);
    expect((await viewMatch(t.context, bob.userId, id)).table?.prompts[0]?.topic).toBe("call-or-fold");
  });

  it("of a later decision is found by the look that was planned for an earlier one", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob], { turnHours: 2, windowHours: 2, rounds: 4 });
    const planned = () => t.context.store.due.get("deadline", `${id}#0`);
    const first = (await planned())?.at;
    await t.pass(HOUR);
    for (const [who, value] of [
      [ann, "keep"],
      [bob, "fold"],
      [bob, "keep"],
      [ann, "fold"],
    ] as const) {
      await answerAs(t, who, id, value);
    }
    await t.settle();
    expect((await planned())?.at).toBe(first);
    const asked = (await viewMatch(t.context, ann.userId, id)).table?.prompts[0]?.id;
    await t.pass(HOUR);
    expect((await viewMatch(t.context, ann.userId, id)).table?.prompts[0]?.id).toBe(asked);
    expect(await planned()).toMatchObject({
      at: new Date(t.clock.now().getTime() + HOUR * 1000).toISOString(),
    });
    await t.pass(HOUR);
    expect((await viewMatch(t.context, ann.userId, id)).table?.prompts[0]?.id).not.toBe(asked);
    expect(t.faults).toEqual([]);
  });

  it("missed too often lets the bot play until the player answers again", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob], { turnHours: 1, windowHours: 1, rounds: 6 });
    for (let hours = 0; hours < 5; hours++) await t.pass(HOUR);
    const seats = (await viewMatch(t.context, bob.userId, id)).match.seats;
    expect(seats[0]?.mode).toBe("autopilot");
    const settings = { answerId: "back-again", settings: { window: null } };
    const back = await changeSettings(t.context, ann.userId, id, settings);
    expect(back.match.seats[0]?.mode).toBe("player");
  });

  it("missed too often shows the others which bot its player has chosen, as soon as they choose", async () => {
    t = await openContext(catalogue);
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const chosen = await changeProfile(t.context, ann, { standIn: "easy:gunman" });
    const id = await startedMatch(
      t,
      [chosen, bob],
      { turnHours: 1, windowHours: 1, autopilotAfter: 1 },
      "crooks",
    );
    const seen = async () => (await viewIfChanged(t.context, bob.userId, id, null))?.view.match.seats[0];
    expect((await seen())?.level).toBeNull();
    for (let hours = 0; hours < 12 && (await seen())?.mode !== "autopilot"; hours++) {
      await t.pass(HOUR);
      // Whoever is first misses a turn too, and two bots would play the match to its end.
      await changeSettings(t.context, bob.userId, id, { answerId: `back-${hours}`, settings: {} });
    }
    expect(await seen()).toMatchObject({ kind: "person", level: "easy", temperament: "gunman" });
    const tag = (await viewIfChanged(t.context, bob.userId, id, null))?.tag ?? null;
    await changeProfile(t.context, chosen, { standIn: "shark" });
    await t.settle();
    const changed = await viewIfChanged(t.context, bob.userId, id, tag);
    expect(changed?.view.match.seats[0]).toMatchObject({ level: "shark" });
    expect(changed?.view.match.seats[0]).not.toHaveProperty("temperament");
  });
});

describe("time in which the service slept", () => {
  const deadlinesAt = async (id: string, who: Profile) => {
    const view = await viewMatch(t.context, who.userId, id);
    const row = await t.context.store.memberships.get(who.userId, id);
    return { shown: view.table?.waiting.map(({ deadline }) => deadline), row: row?.deadline };
  };
  const inHours = (hours: number) => new Date(t.clock.now().getTime() + hours * 3_600_000).toISOString();

  it("is not charged: what ran out meanwhile gets as much time again, and everybody sees it", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob], { turnHours: 2 });
    await t.pass(60);
    t.clock.advance(30 * HOUR);
    await tick(t.context);
    await t.settle();
    expect(await deadlinesAt(id, ann)).toEqual({ shown: [inHours(2)], row: inHours(2) });
    await followMatch(t.context, id);
    expect((await t.context.store.due.get("deadline", `${id}#0`))?.at).toBe(inHours(2));
    await t.pass(2 * HOUR - 1);
    expect((await viewMatch(t.context, ann.userId, id)).table?.prompts).toHaveLength(1);
    await t.pass(1);
    expect((await viewMatch(t.context, ann.userId, id)).table?.prompts).toEqual([]);
    expect(t.faults).toEqual([]);
  });

  it("is not charged to anybody who is asked at once, and a long decision gets half a day", async () => {
    const [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
    const id = await startedMatch(t, [ann, bob, cleo], { windowHours: 20 });
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(60);
    t.clock.advance(30 * HOUR);
    await tick(t.context);
    await t.settle();
    expect((await deadlinesAt(id, ann)).shown).toEqual([inHours(12), inHours(12)]);
    await t.pass(12 * HOUR);
    expect((await viewMatch(t.context, bob.userId, id)).table?.prompts[0]?.topic).toBe("show-or-keep");
  });

  it("is only that: what runs out when the service is awake again is over", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob], { turnHours: 2 });
    // She is told of it in time. Otherwise the time would count from the moment when she is.
    await t.pass(180);
    t.clock.advance(HOUR);
    await tick(t.context);
    await t.pass(HOUR - 180);
    expect((await viewMatch(t.context, ann.userId, id)).table?.prompts).toEqual([]);
  });
});

describe("a standing order", () => {
  it("answers after a while, and until then looks like somebody who thinks", async () => {
    const [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
    const id = await startedMatch(t, [ann, bob, cleo]);
    await changeSettings(t.context, bob.userId, id, { answerId: "my-orders", settings: { window: "fold" } });
    await answerAs(t, ann, id, "keep");
    await t.settle();
    const before = await viewMatch(t.context, cleo.userId, id);
    expect(before.table?.waiting.map((w) => w.seat)).toEqual([1, 2]);
    expect((await viewMatch(t.context, bob.userId, id)).table?.prompts).toEqual([]);
    await t.pass(19);
    expect((await viewMatch(t.context, cleo.userId, id)).table?.waiting).toHaveLength(2);
    await t.pass(72);
    expect((await viewMatch(t.context, cleo.userId, id)).table?.waiting.map((w) => w.seat)).toEqual([2]);
  });

  it("that is withdrawn before its answer comes does not answer, and changes not a byte of what the others see", async () => {
    const [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
    const id = await startedMatch(t, [ann, bob, cleo]);
    await changeSettings(t.context, bob.userId, id, { answerId: "my-orders", settings: { window: "fold" } });
    await answerAs(t, ann, id, "keep");
    await t.settle();
    const before = JSON.stringify(await viewMatch(t.context, cleo.userId, id));
    await changeSettings(t.context, bob.userId, id, { answerId: "no-orders", settings: { window: null } });
    await t.settle();
    expect((await viewMatch(t.context, bob.userId, id)).table?.prompts[0]?.topic).toBe("call-or-fold");
    expect(JSON.stringify(await viewMatch(t.context, cleo.userId, id))).toBe(before);
    await t.pass(200);
    expect(JSON.stringify(await viewMatch(t.context, cleo.userId, id))).toBe(before);
    expect((await viewMatch(t.context, bob.userId, id)).table?.prompts).toHaveLength(1);
  });

  it("changes not a byte of what the others see when it is given", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    const before = JSON.stringify(await viewMatch(t.context, ann.userId, id));
    const rows = JSON.stringify(await t.context.store.memberships.list(ann.userId));
    await t.pass(10);
    await changeSettings(t.context, bob.userId, id, { answerId: "my-orders", settings: { window: "call" } });
    await t.settle();
    expect(JSON.stringify(await viewMatch(t.context, ann.userId, id))).toBe(before);
    const visible = (text: string) => text.replace(/"updatedSeq":\d+/g, "");
    expect(visible(JSON.stringify(await t.context.store.memberships.list(ann.userId)))).toBe(visible(rows));
  });
});

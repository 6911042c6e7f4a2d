/** Messages follow their reader's day: none during rests, and no more than they want. */
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";
import { pathsIn } from "../../testing/short-links.ts";

const GRACE = 150;
const HOUR = 3_600;

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

const mails = () => t.mailer.to("ann@mob.test");
/** The targets of the links in one of them. */
const pathsOf = (at: number) => pathsIn(t.context, mails()[at] ?? { text: "" });
const live = async (change: Parameters<typeof changeProfile>[2]) => {
  ann = await changeProfile(t.context, ann, change);
};
/** Ann is asked in a match of her own. */
const asked = () => startedMatch(t, [ann, bob], { rounds: 3 });

/** It is 21:00 in Tokyo when the clock of tests begins, on a Sunday. */
describe("who sleeps", () => {
  beforeEach(() => live({ timeZone: "Asia/Tokyo" }));

  it("is told in the morning, once, of all that still stands", async () => {
    await t.pass(2 * HOUR);
    const [first, , third] = [await asked(), await asked(), await asked()];
    await t.pass(GRACE);
    await t.pass(8 * HOUR);
    expect(mails()).toEqual([]);
    await answerAs(t, ann, third, "keep");
    await t.settle();
    await t.pass(HOUR);
    expect(mails()).toHaveLength(1);
    expect(await pathsOf(0)).toContain(first);
    expect(await pathsOf(0)).not.toContain(third);
    expect(t.clock.now().toISOString()).toMatch(/^2026-03-01T23:0/);
  });

  it("or is on vacation is told when it is over", async () => {
    await live({ addVacation: { from: "2026-03-02", until: "2026-03-03" } });
    await t.pass(2 * HOUR);
    await asked();
    await t.pass(48 * HOUR);
    expect(mails()).toEqual([]);
    await t.pass(9 * HOUR + GRACE);
    expect(mails()).toHaveLength(1);
  });

  it("gets no second try of a mail at night", async () => {
    await t.pass(HOUR + 1_440);
    await asked();
    t.mailer.failure = new Error("mailbox on fire");
    await t.pass(GRACE);
    await t.pass(61);
    t.mailer.failure = null;
    await t.pass(9 * HOUR);
    expect(mails()).toEqual([]);
    await t.pass(HOUR);
    expect(mails()).toHaveLength(1);
  });
});

describe("who has had the messages of the day", () => {
  it("gets the rest of it tomorrow in one", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      ids.push(await asked());
      await t.pass(GRACE);
    }
    expect(mails()).toHaveLength(2);
    await t.pass(12 * HOUR);
    expect(mails()).toHaveLength(3);
    for (const id of ids.slice(2)) expect(await pathsOf(2)).toContain(id);
  });

  it("counts the days by their own clocks", async () => {
    await live({ timeZone: "Pacific/Auckland", quietHours: null, messagesADay: 1 });
    // It is one in the morning there: the day of the service ends eleven hours before theirs.
    for (let count = 0; count < 2; count++) {
      await asked();
      await t.pass(GRACE);
    }
    await t.pass(13 * HOUR);
    expect(mails()).toHaveLength(1);
    await t.pass(10 * HOUR);
    expect(mails()).toHaveLength(2);
  });

  it("keeps the last for what runs out before tomorrow, and all that waits comes along", async () => {
    const ids = [await asked()];
    await t.pass(GRACE);
    ids.push(await asked());
    await t.pass(GRACE);
    ids.push(await asked());
    await t.pass(GRACE);
    expect(mails()).toHaveLength(2);
    await t.context.store.profiles.change(ann.userId, (now) => ({
      ...now,
      vacations: [{ from: "2026-03-02", until: "2026-03-06" }],
      zoneChosen: true,
    }));
    const urgent = await asked();
    await t.pass(GRACE);
    expect(mails()).toHaveLength(3);
    for (const id of [ids[2] ?? "", urgent]) expect(await pathsOf(2)).toContain(id);
  });

  it("or wants no limit is told at once", async () => {
    await live({ messagesADay: null });
    for (let count = 0; count < 5; count++) {
      await asked();
      await t.pass(GRACE);
    }
    expect(mails()).toHaveLength(5);
  });
});

/** It is 13:00 in Berlin when the clock of tests begins. */
describe("who is told at hours of their choice", () => {
  beforeEach(() => live({ timeZone: "Europe/Berlin", digestHours: [20, 9] }));

  it("is told then, in one message of all that still stands", async () => {
    const [first, gone, third] = [await asked(), await asked(), await asked()];
    await t.pass(GRACE);
    await t.pass(6 * HOUR);
    expect(mails()).toEqual([]);
    await answerAs(t, ann, gone, "keep");
    await t.settle();
    await t.pass(HOUR);
    expect(mails()).toHaveLength(1);
    for (const id of [first, third]) expect(await pathsOf(0)).toContain(id);
    expect(await pathsOf(0)).not.toContain(gone);
    await asked();
    await t.pass(GRACE);
    await t.pass(12 * HOUR);
    expect(mails()).toHaveLength(1);
    await t.pass(HOUR);
    expect(mails()).toHaveLength(2);
    expect(t.clock.now().toISOString()).toMatch(/^2026-03-02T08:/);
  });

  it("and at once of what would run out before, with what waits", async () => {
    const waiting = await asked();
    await t.pass(GRACE);
    const urgent = await startedMatch(t, [ann, bob], { rounds: 3, turnHours: 6 });
    await t.pass(GRACE);
    expect(mails()).toHaveLength(1);
    for (const id of [waiting, urgent]) expect(await pathsOf(0)).toContain(id);
  });
});

it("what is told counts once, and a change of the profile forgets no message", async () => {
  await asked();
  await t.pass(GRACE);
  await live({ name: "Anna" });
  const { messagesAt } = await t.context.store.notifications.readerOf(ann.userId);
  expect(messagesAt).toEqual([t.clock.now().toISOString()]);
});

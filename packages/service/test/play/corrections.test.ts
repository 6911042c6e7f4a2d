/** Corrections of the rules that come while matches are running: only their players decide. */
import { usualClock } from "@consigliere/contract/clock-rules";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { tick } from "../../src/follow-up/tick.ts";
import { borrowSeat, offerSeat } from "../../src/match/lending.ts";
import { spectatorBy } from "../../src/match/spectators.ts";
import { setWebhook } from "../../src/notify/webhook/settings.ts";
import { answerCorrection } from "../../src/play/answer-correction.ts";
import { inviteSpectators } from "../../src/play/invite-spectators.ts";
import { resign } from "../../src/play/resign.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { pennies } from "../../testing/pennies.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const GRACE = 150;

let t: TestContext;
let ann: Profile;
let bob: Profile;
let cleo: Profile;
let id: string;

/** A new release comes: matches go on, and the rules list these corrections. */
const release = (...corrections: string[]) => {
  Object.assign(t.context, { games: [pennies("1", "keep", { corrections })] });
};

beforeEach(async () => {
  t = await openContext();
  [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
  id = await startedMatch(t, [ann, bob, cleo], { turnHours: 72 });
  await t.pass(GRACE);
});

const say = (who: Profile, agrees: boolean, correction = "loud") =>
  answerCorrection(t.context, who.userId, id, { correction, agrees });
const refusalOf = (saying: Promise<void>) =>
  saying.then(
    () => "done",
    ({ code }) => code,
  );
const shown = async (who: Profile) => (await viewMatch(t.context, who.userId, id)).corrections;
const inForce = async () => (await t.context.store.matches.newest(id))?.waiting.corrections;
const inputs = async () =>
  (await t.context.store.matches.records(id, { limit: 50 })).map(({ input }) => input);
const mails = (who: Profile) =>
  t.mailer.to(`${who.name.toLowerCase()}@mob.test`).filter(({ text }) => text.includes("corrected rule"));

/** The players are asked, because Ann moves. */
async function asked() {
  release("loud");
  await answerAs(t, ann, id, "keep");
  await t.settle();
}

describe("a correction of the rules", () => {
  it("leaves a running match as it is, and asks its players once something happens there", async () => {
    release("loud");
    expect(await shown(ann)).toBeUndefined();
    await asked();
    const until = new Date(t.clock.now().getTime() + DAY * 1000).toISOString();
    const offer = { name: "loud", until, agreed: [], objected: [], silent: [0, 1, 2] };
    for (const who of [ann, bob, cleo]) expect(await shown(who)).toEqual([offer]);
    for (const who of [bob, cleo]) await answerAs(t, who, id, "call");
    await t.settle();
    const view = await viewMatch(t.context, ann.userId, id);
    expect(view.table?.view).toMatchObject({ calls: [2] });
    expect(await inForce()).toBeUndefined();
  });

  it("is told to everybody once, with what changes, until when, and the way to the table", async () => {
    await asked();
    await t.pass(GRACE);
    await answerAs(t, bob, id, "call");
    await t.settle();
    await t.pass(GRACE);

    for (const who of [ann, bob, cleo]) {
      expect(mails(who)).toHaveLength(1);
      expect(mails(who)[0]?.text).toMatch(/pennies\W*correction\W*loud/);
      expect(mails(who)[0]?.text).toMatch(/counts from Monday, March 2 at \d/);
      expect(mails(who)[0]?.text).toContain("Go to the table:\nhttps://house.test/");
    }
    expect(mails(ann)[0]?.subject).toMatch(/^Do you agree to a corrected rule\?/);
    expect(mails(bob)[0]?.subject).toMatch(/^Your decision.*\(and 1 more\)$/);
  });

  it("is told once where the news of the match go", async () => {
    await setWebhook(t.context, ann.userId, id, {
      address: "https://hooks.slack.com/services/T/B/s",
      locale: "en",
    });
    await asked();
    await t.pass(GRACE);
    await answerAs(t, bob, id, "call");
    await answerAs(t, cleo, id, "call");
    await answerAs(t, bob, id, "keep");
    await t.settle();
    await t.pass(GRACE);
    const posts = t.webhooks.sent.map(({ body }) => body);
    expect(posts).toHaveLength(2);
    expect(posts.map((body) => body.includes("asked about a corrected rule"))).toEqual([true, false]);
  });

  it("is not told to somebody who has answered in the meantime", async () => {
    await asked();
    await say(bob, true);
    await t.settle();
    await t.pass(GRACE);
    expect([ann, bob, cleo].map((who) => mails(who).length)).toEqual([1, 0, 1]);
  });

  it("counts as soon as all agree, from the next question on, and everybody is told", async () => {
    await asked();
    for (const who of [ann, bob]) await say(who, true);
    await t.settle();
    expect(await inForce()).toBeUndefined();
    expect((await shown(ann))?.[0]).toMatchObject({ agreed: [0, 1], objected: [], silent: [2] });
    await say(cleo, true);
    await t.settle();
    expect(await inForce()).toEqual(["loud"]);
    expect(await shown(ann)).toBeUndefined();
    for (const who of [bob, cleo]) await answerAs(t, who, id, "call");
    const { table, recap } = await viewMatch(t.context, ann.userId, id, { since: 0 });
    expect(table?.view).toMatchObject({ calls: [20] });
    expect(recap?.frames.map(({ event }) => event)).toContainEqual({ type: "corrected", correction: "loud" });
    expect(t.faults).toEqual([]);
  });

  it("counts when a day has passed without an objection, though nobody looks or moves", async () => {
    await asked();
    await say(bob, true);
    await t.settle();
    await t.pass(DAY - 60);
    expect(await inForce()).toBeUndefined();
    await t.pass(120);
    expect(await inForce()).toEqual(["loud"]);
    expect((await inputs()).filter(({ kind }) => kind === "correct")).toHaveLength(1);
    expect(await refusalOf(say(cleo, false))).toBe("match/no-correction");
  });

  it("leaves the match by its old rules to its end if somebody objects", async () => {
    await asked();
    for (const who of [ann, cleo]) await say(who, true);
    await say(bob, false);
    await t.settle();
    await t.pass(3 * DAY);
    expect(await inForce()).toBeUndefined();
    expect((await shown(cleo))?.[0]).toMatchObject({ agreed: [0, 2], objected: [1], silent: [] });
  });

  it("counts after all if those who object change their minds", async () => {
    await asked();
    await say(bob, false);
    await t.settle();
    await t.pass(2 * DAY);
    await say(bob, true);
    await t.settle();
    await t.pass(60);
    expect(await inForce()).toEqual(["loud"]);
  });

  it("gives its players another day if the service slept when it was to count", async () => {
    await asked();
    await t.pass(DAY - HOUR);
    // No tick comes meanwhile.
    t.clock.advance(5 * HOUR);
    await tick(t.context);
    await t.settle();
    expect(await inForce()).toBeUndefined();
    const until = new Date(t.clock.now().getTime() + DAY * 1000).toISOString();
    expect(await shown(ann)).toMatchObject([{ until }]);
    await t.pass(DAY + 60);
    expect(await inForce()).toEqual(["loud"]);
  });

  it("can be objected to by somebody who had agreed", async () => {
    await asked();
    await say(bob, true);
    await say(bob, false);
    for (const who of [ann, cleo]) await say(who, true);
    await t.settle();
    expect(await inForce()).toBeUndefined();
  });

  it("needs no word of those who have given up, nor of bots", async () => {
    await asked();
    await say(bob, false);
    for (const who of [ann, cleo]) await say(who, true);
    await t.settle();
    await resign(t.context, bob.userId, id, { answerId: "bob-gives-up" });
    expect(await refusalOf(say(bob, false))).toBe("match/resigned");
    await t.settle();
    expect(await inForce()).toEqual(["loud"]);
  });

  it("is asked of matches where nobody moves, when their clock is looked at", async () => {
    release("loud");
    await t.pass(54 * HOUR);
    expect((await shown(ann))?.[0]).toMatchObject({ name: "loud", silent: [0, 1, 2] });
  });

  it("is not asked of matches to which it no longer matters, as everybody can see", async () => {
    const seen: unknown[] = [];
    const concerns = (_: string, view: { readonly round: number }) => {
      seen.push(view);
      return view.round < 1;
    };
    const late = await startedMatch(t, [ann, bob]);
    for (const who of [ann, bob]) await answerAs(t, who, late, who === ann ? "keep" : "fold");
    Object.assign(t.context, { games: [pennies("1", "keep", { corrections: ["loud"], concerns })] });
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, late, "keep");
    await t.settle();
    expect((await viewMatch(t.context, ann.userId, late)).corrections).toBeUndefined();
    expect(await shown(ann)).toHaveLength(1);
    // The predicate knows what spectators know, and is asked once.
    const views = [
      { round: 0, mine: null, glimpse: null, calls: [] },
      { round: 1, mine: null, glimpse: null, calls: [0] },
    ];
    expect(seen).toEqual(expect.arrayContaining(views));
    expect(seen).toHaveLength(2);
    await t.pass(DAY + 60);
    expect((await t.context.store.matches.newest(late))?.waiting.corrections).toBeUndefined();
  });

  it("is one of several, each with its own answer", async () => {
    release("loud", "short");
    await answerAs(t, ann, id, "keep");
    await t.settle();
    for (const who of [ann, bob, cleo]) await say(who, true, "short");
    await say(ann, false);
    await t.settle();
    expect(await inForce()).toEqual(["short"]);
    expect(await shown(bob)).toMatchObject([{ name: "loud", objected: [0] }]);
    release("loud", "short", "third");
    for (const who of [bob, cleo]) await answerAs(t, who, id, "call");
    await t.settle();
    expect((await shown(bob))?.map(({ name }) => name)).toEqual(["loud", "third"]);
  });

  it("is a rule like any other for matches that begin afterwards", async () => {
    release("loud");
    const next = await startedMatch(t, [ann, bob]);
    await t.settle();
    const [begin] = await t.context.store.matches.records(next, { limit: 5 });
    expect(begin?.input).toEqual({ kind: "begin", corrections: ["loud"] });
    expect((await viewMatch(t.context, ann.userId, next)).corrections).toBeUndefined();
    await answerAs(t, ann, next, "keep");
    await answerAs(t, bob, next, "call");
    await answerAs(t, bob, next, "keep");
    const { table, recap } = await viewMatch(t.context, ann.userId, next, { since: 0 });
    expect(table?.view).toMatchObject({ calls: [10] });
    expect(recap?.frames.at(-1)?.view).toMatchObject({ calls: [10] });
  });

  it("is asked of nobody who only watches, and told to them when it counts", async () => {
    await inviteSpectators(t.context, ann.userId, id, 0);
    await asked();
    const word = (await t.context.store.matches.meta(id))?.spectators?.word ?? "";
    const watch = () => viewMatch(t.context, spectatorBy(word), id, { since: 0 });
    const before = await watch();
    expect(before.corrections).toBeUndefined();
    await say(bob, true);
    await t.settle();
    const { live: _, ...same } = await watch();
    expect({ ...same, live: before.live }).toEqual(before);
    for (const who of [ann, cleo]) await say(who, true);
    await t.settle();
    expect((await watch()).recap?.frames.at(-1)?.event).toEqual({ type: "corrected", correction: "loud" });
  });

  it("is decided in one match for this match alone", async () => {
    const other = await startedMatch(t, [ann, bob, cleo], { turnHours: 72 });
    await asked();
    await answerAs(t, ann, other, "keep");
    await t.settle();
    for (const who of [ann, bob, cleo]) await say(who, true);
    await t.settle();
    expect(await inForce()).toEqual(["loud"]);
    expect((await t.context.store.matches.newest(other))?.waiting.corrections).toBeUndefined();
    expect((await viewMatch(t.context, bob.userId, other)).corrections?.[0]).toMatchObject({ agreed: [] });
  });
});

describe("an answer to a correction", () => {
  it("is refused to whoever is not asked, and to what is not asked", async () => {
    expect(await refusalOf(say(ann, true))).toBe("match/no-correction");
    await asked();
    expect(await refusalOf(say(await t.person("Eve"), true))).toBe("match/unknown");
    expect(await refusalOf(say(ann, true, "other"))).toBe("match/no-correction");
    for (const who of [ann, bob, cleo]) await say(who, true);
    await t.settle();
    expect(await refusalOf(say(ann, false))).toBe("match/no-correction");
    const short = await startedMatch(t, [ann, bob], { rounds: 1 });
    await answerAs(t, ann, short, "keep");
    await answerAs(t, bob, short, "fold");
    id = short;
    expect(await refusalOf(say(ann, true))).toBe("match/over");
  });

  it("counts once, however often it is sent, and by whoever is faster", async () => {
    await asked();
    const all = [ann, bob, cleo].flatMap((who) => [say(who, true), say(who, true)]);
    await Promise.all(all);
    const { rev } = (await t.context.store.matches.meta(id)) ?? {};
    await say(ann, true);
    expect((await t.context.store.matches.meta(id))?.rev).toBe(rev);
    await Promise.all([t.settle(), tick(t.context), tick(t.context)]);
    await t.settle();
    expect((await inputs()).filter(({ kind }) => kind === "correct")).toEqual([
      { kind: "correct", names: ["loud"] },
    ]);
  });

  it("comes in time or not at all: nothing is recorded against an objection", async () => {
    await asked();
    await Promise.all([t.pass(DAY + 1), say(bob, false).catch(() => undefined)]);
    await t.settle();
    const [offer] = (await t.context.store.matches.meta(id))?.corrections ?? [];
    expect((await inForce()) === undefined).toBe(offer?.objected.includes(1) === true);
  });

  it("is given for a lent seat by the friend who plays it", async () => {
    await asked();
    const dan = await t.person("Dan");
    await offerSeat(t.context, bob.userId, id, { days: 3, brief: "" });
    const word = (await t.context.store.matches.meta(id))?.seats[1]?.offer?.word ?? "";
    await borrowSeat(t.context, dan, id, word);
    expect(await refusalOf(say(bob, true))).toBe("match/lent");
    await say(dan, true);
    expect((await shown(bob))?.[0]).toMatchObject({ agreed: [1], silent: [0, 2] });
  });
});

it("says and does the same in two worlds that differ in a hidden card", async () => {
  const seen: string[] = [];
  for (const card of ["high", "low"] as const) {
    t = await openContext([bluff(card, { hidesAnswered: true })]);
    [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
    id = await startedMatch(t, [ann, bob, cleo], {}, "bluff", { clock: { ...usualClock, kind: "none" } });
    Object.assign(t.context, { games: [bluff(card, { hidesAnswered: true, corrections: ["loud"] })] });
    await answerAs(t, ann, id, "open");
    await t.settle();
    await answerAs(t, bob, id, "fold");
    await t.settle();
    const views: unknown[] = [];
    const look = async () => {
      for (const who of [ann, cleo]) {
        // The head of the chain is a hash over everything, under a salt.
        const { head: _, ...view } = await viewMatch(t.context, who.userId, id, { since: 0 });
        views.push(view);
      }
    };
    await look();
    for (const who of [ann, bob]) views.push(await refusalOf(say(who, true)));
    views.push(await refusalOf(say(cleo, true, "other")));
    await t.settle();
    await look();
    await t.pass(GRACE);
    await t.pass(DAY);
    await look();
    views.push(await inForce());
    views.push(
      t.mailer.sent.filter(({ to }) => to !== "bob@mob.test").map(({ subject, text }) => [subject, text]),
    );
    // Chance counts: the seals and links of both worlds are made of the same numbers.
    seen.push(JSON.stringify(views));
  }
  expect(seen[0]).toContain("loud");
  expect(seen[1]).toBe(seen[0]);
});

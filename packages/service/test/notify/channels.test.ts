/** The parts that a channel needs, shown with a made-up one: with one line in the table it works. */
import type { Profile } from "@consigliere/store/profiles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Channel } from "../../src/notify/channel.ts";
import { channels } from "../../src/notify/channels.ts";
import { signedLinks } from "../../src/notify/links.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { operationsOf } from "../../testing/operations.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;

const loft = {
  flights: [] as { readonly to: string; readonly ring: unknown }[],
  trouble: null as { readonly isFinal: boolean } | null,
};

/** Everybody but Gus keeps two pigeons. */
const pigeon: Channel = {
  addressesOf: async (_, { userId }) =>
    userId.startsWith("gus") ? [] : [`${userId} white`, `${userId} grey`],
  links: signedLinks,
  compose: async (_context, _reader, told) => told.map(({ text }) => text.heading),
  trial: async () => "coo",
  obstacle: async (_, { to }) => (to.endsWith("lame") ? "lame" : null),
  send: async (_, { to, payload }) => {
    if (loft.trouble !== null) throw new Error("the pigeon was eaten");
    loft.flights.push({ to, ring: payload });
  },
  failure: () => ({ trouble: "hawk", isFinal: loft.trouble?.isFinal === true }),
};

/** The table of channels, with a line more while these tests run. */
const table = channels as Record<string, Channel>;
beforeAll(() => {
  table["pigeon"] = pigeon;
});
afterAll(() => {
  delete table["pigeon"];
});

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  loft.flights.length = 0;
  loft.trouble = null;
});

function prefer(who: Profile, preferences: Profile["preferences"]) {
  return t.context.store.profiles.change(who.userId, (now) => ({ ...now, preferences }));
}

/** In no order, because a handful is sent at once. */
const toAnn = () => loft.flights.filter(({ to }) => to.startsWith(ann.userId)).toSorted(byAddress);
const byAddress = (one: { readonly to: string }, other: { readonly to: string }) =>
  one.to < other.to ? -1 : 1;

describe("a channel that was added to the table", () => {
  it("brings what its reader wants by it to each of their addresses, and nothing else", async () => {
    await prefer(ann, { yourTurn: ["pigeon"], matchEnd: ["email", "pigeon"] });
    await prefer(bob, { matchStart: ["email"], yourTurn: [], matchEnd: [] });
    const id = await startedMatch(t, [ann, bob], { rounds: 1 });
    await t.pass(GRACE);
    const decision = ["Your decision: pennies with Bob"];
    expect(toAnn()).toEqual([
      { to: `${ann.userId} grey`, ring: decision },
      { to: `${ann.userId} white`, ring: decision },
    ]);
    expect(t.mailer.to("ann@mob.test")).toEqual([]);
    expect(t.mailer.to("bob@mob.test")).toHaveLength(1);
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    await t.settle();
    await t.pass(GRACE);
    await t.pass(GRACE);
    expect(toAnn()).toHaveLength(4);
    expect(toAnn().at(-1)?.ring).toEqual(["It is over: pennies with Bob"]);
    expect(t.mailer.to("ann@mob.test").map(({ subject }) => subject)).toEqual([
      "It is over: pennies with Bob",
    ]);
    expect(loft.flights).toHaveLength(toAnn().length);
  });

  it("reaches who has no address of another", async () => {
    const cleo = await t.person("Cleo", null);
    const gus = await t.person("Gus", null);
    await prefer(cleo, { yourTurn: ["pigeon"] });
    await startedMatch(t, [cleo, gus]);
    await t.pass(GRACE);
    expect(loft.flights).toHaveLength(2);
    expect(await t.context.store.notifications.list(gus.userId)).toEqual([]);
  });

  it("says what a failure means: it is tried again, or never", async () => {
    await prefer(ann, { yourTurn: ["pigeon"] });
    await prefer(bob, { matchStart: [] });
    await startedMatch(t, [ann, bob]);
    loft.trouble = { isFinal: false };
    await t.pass(GRACE);
    const queued = await operationsOf(t).outbox.list("queued", 9);
    expect(queued).toMatchObject([{ lastError: "hawk" }, { lastError: "hawk" }]);
    loft.trouble = { isFinal: true };
    await t.pass(61);
    expect(await operationsOf(t).outbox.list("queued", 9)).toEqual([]);
    const dropped = await Promise.all(queued.map((each) => t.context.store.outbox.get(each.dedupeKey)));
    for (const each of dropped) expect(each).toMatchObject({ status: "dropped", lastError: "hawk" });
    expect(t.faults).toEqual([]);
  });

  it("says what is not worth sending", async () => {
    const delivery = { channel: "pigeon", to: "x lame", payload: null, kind: "test", dedupeKey: "one" };
    await t.context.store.outbox.enqueue(delivery);
    await t.pass(61);
    expect(await t.context.store.outbox.get("one")).toMatchObject({ status: "dropped", lastError: "lame" });
  });
});

describe("a delivery of a channel that this version does not know", () => {
  it("waits for one that does, and keeps back no other", async () => {
    const delivery = { to: "x", payload: null, kind: "test" };
    await t.context.store.outbox.enqueue({ ...delivery, channel: "raven", dedupeKey: "raven" });
    await t.context.store.outbox.enqueue({ ...delivery, channel: "pigeon", dedupeKey: "pigeon" });
    await t.pass(61);
    expect(loft.flights).toHaveLength(1);
    expect(await t.context.store.outbox.get("raven")).toMatchObject({
      status: "queued",
      lastError: "no such channel",
    });
  });
});

import type { Profile } from "@consigliere/store/profiles";
import { describe, expect, it } from "vitest";
import { addBot } from "../../src/lobby/bots.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { readDashboard } from "../../src/lobby/dashboard.ts";
import { joinMatch } from "../../src/lobby/join-match.ts";
import { start } from "../../src/lobby/start-match.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { resign } from "../../src/play/resign.ts";
import { undoAnswer } from "../../src/play/undo.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

interface Table {
  readonly t: TestContext;
  readonly id: string;
  readonly ann: Profile;
  readonly bob: Profile;
  readonly cleo: Profile;
}

type Hiding = { readonly hidesAnswered: boolean; readonly callsByHand?: boolean };

/** Ann has opened; Bob in seat 1 holds the card; Cleo looks on. */
async function openTableIn(
  card: "high" | "low",
  hiding: Hiding,
  prepare: (table: Table) => Promise<unknown>,
): Promise<Table> {
  const t = await openContext([bluff(card, hiding)]);
  const [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
  const id = await startedMatch(t, [ann, bob, cleo], {}, "bluff");
  const table = { t, id, ann, bob, cleo };
  await prepare(table);
  await answerAs(t, ann, id, "open");
  await t.settle();
  return table;
}

/** The time between two looks, and the length of the watch. All automatic answers, and the mail, come in this time. */
const LOOK_SECONDS = 15;
const WATCHED_SECONDS = 180;

/** The seconds, as exact as the looks, at which anything changed that Cleo may notice, including mails to her. */
async function changesFor({ t, id, cleo }: Table): Promise<number[]> {
  const look = async () =>
    JSON.stringify([
      await viewMatch(t.context, cleo.userId, id),
      await readDashboard(t.context, cleo.userId),
      t.mailer.to("cleo@mob.test").length,
    ]);
  const changes: number[] = [];
  let before = await look();
  for (let at = LOOK_SECONDS; at <= WATCHED_SECONDS; at += LOOK_SECONDS) {
    await t.pass(LOOK_SECONDS);
    const now = await look();
    if (now !== before) changes.push(at);
    before = now;
  }
  return changes;
}

const waitedFor = async ({ t, id, cleo }: Table) =>
  (await viewMatch(t.context, cleo.userId, id)).table?.waiting.map((w) => w.seat);

const answersWithoutBob: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  "has given up": ({ t, id, bob }) => resign(t.context, bob.userId, id, { answerId: "give-up-1" }),
  "left an order": ({ t, id, bob }) =>
    changeSettings(t.context, bob.userId, id, { answerId: "orders-1", settings: { answersByCard: true } }),
  "does not answer at all": async () => {},
};

describe.each([{ hidesAnswered: false }, { hidesAnswered: true }])("a sealed window, %o", (hiding) => {
  it.each(Object.keys(answersWithoutBob))(
    "changes nothing for others at other times: a player who %s",
    async (how) => {
      const worlds = [];
      for (const card of ["high", "low"] as const) {
        const table = await openTableIn(card, hiding, async (made) => answersWithoutBob[how]?.(made));
        worlds.push(await changesFor(table));
        expect(table.t.faults).toEqual([]);
      }
      expect(worlds[1]).toEqual(worlds[0]);
      // The mail about her own decision comes in any case.
      expect(worlds[0]).not.toEqual([]);
    },
  );
});

describe.each([
  ["asks", ["call", "ask"]],
  ["passes", ["call", "fold"]],
  ["says nothing", ["call"]],
])("an order for a card that may not be there, which %s otherwise", (_, answers) => {
  it("answers at a time that tells nobody whether the card is there", async () => {
    const worlds = [];
    for (const card of ["high", "low"] as const) {
      const hiding = { hidesAnswered: false, callsByHand: true };
      const table = await openTableIn(card, hiding, ({ t, id, bob }) =>
        changeSettings(t.context, bob.userId, id, {
          answerId: "orders-1",
          settings: { orders: [{ kind: "bluff", when: {}, answers }] },
        }),
      );
      worlds.push({ changes: await changesFor(table), waitedFor: await waitedFor(table) });
      expect(table.t.faults).toEqual([]);
    }
    expect(worlds[1]).toEqual(worlds[0]);
    expect(worlds[0]?.waitedFor).toEqual(answers.includes("fold") ? [2] : [1, 2]);
  });
});

describe("an answer without its player", () => {
  it("takes the same time whoever gives it: order, substitute or bot", async () => {
    const times = [];
    for (const how of ["has given up", "left an order"]) {
      const table = await openTableIn("low", { hidesAnswered: false }, async (made) =>
        answersWithoutBob[how]?.(made),
      );
      let seconds = 0;
      for (; (await waitedFor(table))?.includes(1); seconds += 5) await table.t.pass(5);
      times.push(seconds);
    }
    expect(times[0]).toBe(times[1]);
    expect(times[0]).toBeGreaterThanOrEqual(20);
  });

  it("waits at a table of several people, and is given at once where nobody else looks on", async () => {
    const t = await openContext([bluff("high", { hidesAnswered: false })]);
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const bluffWith = async (people: readonly Profile[]) => {
      const meta = await createMatch(t.context, ann, { game: "bluff", seats: 3, seatOrder: "chosen" });
      for (const other of people) await joinMatch(t.context, other, meta.id, { token: meta.inviteToken });
      for (let bots = people.length; bots < 2; bots++)
        await addBot(t.context, ann.userId, meta.id, { level: "reader" });
      await start(t.context, meta.id, (m) => m);
      await t.settle();
      await answerAs(t, ann, meta.id, "open");
      await t.settle();
      return (await viewMatch(t.context, ann.userId, meta.id)).table?.waiting.map((w) => w.seat);
    };
    expect(await bluffWith([bob])).toEqual([1, 2]);
    expect(await bluffWith([])).toEqual([0]);
  });
});

describe("a window that hides who has answered", () => {
  const hiding = { hidesAnswered: true };

  it("shows nobody who is still waited for, nor tells them by dashboard or mail, until it closes", async () => {
    const table = await openTableIn("high", hiding, async () => {});
    const { t, id, bob, cleo } = table;
    const row = async () => JSON.stringify(await readDashboard(t.context, cleo.userId));
    const before = await row();
    await answerAs(t, bob, id, "call");
    await t.settle();
    expect(await waitedFor(table)).toEqual([1, 2]);
    expect(await row()).toBe(before);
    expect((await readDashboard(t.context, bob.userId))[0]?.myTurn).toBe(false);
    await answerAs(t, cleo, id, "fold");
    expect(await waitedFor(table)).toEqual([0]);
  });

  it("gives each seat its own deadline's answer, and goes on", async () => {
    const table = await openTableIn("high", hiding, ({ t, id, bob }) =>
      resign(t.context, bob.userId, id, { answerId: "give-up-1" }),
    );
    await table.t.pass(120);
    expect(await waitedFor(table)).toEqual([1, 2]);
    await table.t.pass(3600);
    expect(await waitedFor(table)).toEqual([0]);
    expect(table.t.faults).toEqual([]);
  });
});

describe("a decision that comes back because its answer was taken back", () => {
  it("has the deadline that it had, as often as that is done", async () => {
    const t = await openContext();
    const [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
    const id = await startedMatch(t, [ann, bob, cleo]);
    await answerAs(t, ann, id, "keep");
    const deadline = async () =>
      (await viewMatch(t.context, cleo.userId, id)).table?.waiting.find((w) => w.seat === 1)?.deadline;
    const asked = await deadline();
    expect(asked).toBeDefined();
    for (const again of ["undo-first", "undo-second"]) {
      t.clock.advance(3600);
      await answerAs(t, bob, id, "call");
      t.clock.advance(3600);
      await undoAnswer(t.context, bob.userId, id, again);
      expect(await deadline()).toBe(asked);
    }
  });
});

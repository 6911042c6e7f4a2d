import { awaited } from "@consigliere/engine/testing/playout";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it } from "vitest";
import { readDashboard } from "../../src/lobby/dashboard.ts";
import { openTable } from "../../src/match/load.ts";
import { readOwnData } from "../../src/own-data/own-data.ts";
import { answerPrompt } from "../../src/play/answer-prompt.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { readLog } from "../../src/play/log.ts";
import { mute } from "../../src/play/mute.ts";
import { publishNotes, readPublishedNotes } from "../../src/play/notes.ts";
import { readOrderDeeds } from "../../src/play/order-deeds.ts";
import { readProof } from "../../src/play/proof.ts";
import { resign } from "../../src/play/resign.ts";
import { undoAnswer } from "../../src/play/undo.ts";
import { viewIfChanged, viewMatch } from "../../src/play/view-match.ts";
import { writeLetter } from "../../src/talk/letters.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { headsNumbered } from "../../testing/heads.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

/** The same table, but for the card in Bob's hand. */
interface World {
  readonly t: TestContext;
  readonly id: string;
  readonly people: readonly [Profile, Profile, Profile];
}

async function worldWith(card: "high" | "low"): Promise<World> {
  const t = await openContext([bluff(card, { hidesAnswered: false })]);
  const people = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")] as const;
  const id = await startedMatch(t, people, {}, "bluff");
  const orders = { answerId: "orders-of-bob", settings: { answersByCard: true } };
  await changeSettings(t.context, people[1].userId, id, orders);
  await answerAs(t, people[0], id, "open");
  await t.settle();
  return { t, id, people };
}

let worlds: readonly World[];
beforeEach(async () => {
  worlds = [await worldWith("high"), await worldWith("low")];
});

/** Ids of all that anybody is asked in any of the worlds, and of nothing. */
async function allPromptIds(): Promise<string[]> {
  const runs = await Promise.all(worlds.map(async ({ t, id }) => (await openTable(t.context, id)).run));
  return [...runs.flatMap((run) => awaited(run).map((prompt) => prompt.id)), "made-up", "0".repeat(24)];
}

type Request = (world: World, userId: string) => Promise<unknown>;

async function allRequests(): Promise<Record<string, Request>> {
  const answers = (await allPromptIds()).flatMap((prompt, index) =>
    ["call", "fold", "nonsense"].map((value): [string, Request] => [
      `answer ${index} ${value}`,
      ({ t, id }, userId) =>
        answerPrompt(t.context, userId, id, { answerId: `answer-${index}-${value}`, prompt, value }, 0),
    ]),
  );
  const looks: Record<string, Request> = {
    view: ({ t, id }, userId) => viewMatch(t.context, userId, id),
    "view from Bob's chair": ({ t, id }, userId) => viewMatch(t.context, userId, id, { as: 1 }),
    "view with all hands": ({ t, id }, userId) =>
      viewMatch(t.context, userId, id, { hands: "open", since: 0 }),
    "view with what was left": ({ t, id }, userId) =>
      viewMatch(t.context, userId, id, { papers: "open", since: 0 }),
    "view with what everybody had left": ({ t, id }, userId) =>
      viewMatch(t.context, userId, id, { hands: "open", papers: "open", since: 0 }),
    "published notes": ({ t, id }, userId) => readPublishedNotes(t.context, userId, id),
    "own notes, published": ({ t, id }, userId) => publishNotes(t.context, userId, id, true),
    "a comment on a moment": ({ t, id }, userId) =>
      writeLetter(t.context, Promise.resolve({ userId }), id, { id: "comment-1", text: "So!", moment: 1 }),
    "own data": async ({ t }, userId) => {
      const profile = await t.context.store.profiles.get(userId);
      return profile && readOwnData(t.context, { userId, email: null }, profile);
    },
    dashboard: ({ t }, userId) => readDashboard(t.context, userId),
    log: ({ t, id }, userId) => readLog(t.context, userId, id, { limit: 50 }),
    "log with all hands": ({ t, id }, userId) => readLog(t.context, userId, id, { limit: 50, hands: "open" }),
    "view with all that was": ({ t, id }, userId) => viewMatch(t.context, userId, id, { since: 0 }),
    "view with the news, and its tag": ({ t, id }, userId) =>
      viewIfChanged(t.context, userId, id, null, { since: "seen" }),
    orders: ({ t, id }, userId) => readOrderDeeds(t.context, userId, id),
    proof: ({ t, id }, userId) => readProof(t.context, userId, id),
    "view, and the mark": ({ t, id }, userId) => viewMatch(t.context, userId, id, { since: 2, seen: 2 }),
    muted: ({ t, id }, userId) => mute(t.context, userId, id, { muted: false, onlyBy: "email" }),
  };
  return {
    ...looks,
    ...Object.fromEntries(answers),
    undo: ({ t, id }, userId) => undoAnswer(t.context, userId, id, "undo-something", 0),
    "settings of another game": ({ t, id }, userId) =>
      changeSettings(t.context, userId, id, { answerId: "settings-1", settings: { window: "call" } }),
    settings: ({ t, id }, userId) =>
      changeSettings(t.context, userId, id, { answerId: "settings-2", settings: { answersByCard: true } }),
    resign: ({ t, id }, userId) => resign(t.context, userId, id, { answerId: "resign-it" }, 0),
    ...Object.fromEntries(Object.entries(looks).map(([name, request]) => [`${name} at the end`, request])),
  };
}

type Worlds = Map<World, (reply: string) => string>;

async function replyTo(request: Request, world: World, seat: number, heads?: Worlds): Promise<string> {
  const userId = world.people[seat]?.userId ?? "";
  const reply = JSON.stringify(
    await request(world, userId).catch(({ code, detail }: { code?: string; detail?: unknown }) => ({
      code,
      detail,
    })),
  );
  return heads?.get(world)?.(String(reply)) ?? reply;
}

it.each([0, 2])("seat %i gets the same bytes for every request, whatever seat 1 holds", async (seat) => {
  const heads: Worlds = new Map(worlds.map((world) => [world, headsNumbered()]));
  for (const [name, request] of Object.entries(await allRequests())) {
    const [one, other] = await Promise.all(worlds.map((world) => replyTo(request, world, seat, heads)));
    expect(other, name).toBe(one);
  }
});

it("no reply has the secret of a match that runs, whoever asks for what", async () => {
  const [world] = worlds;
  if (world === undefined) throw new Error("no world");
  const { secret } = (await world.t.context.store.matches.loadSecret(world.id)) ?? { secret: "" };
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  for (const [name, request] of Object.entries(await allRequests())) {
    for (const seat of [0, 1, 2]) {
      expect(String(await replyTo(request, world, seat)), name).not.toContain(secret);
    }
  }
  expect((await world.t.context.store.matches.meta(world.id))?.status).toBe("playing");
});

it("gives the holder of the card other bytes, as the worlds do differ", async () => {
  const [one, other] = await Promise.all(
    worlds.map(({ t, id, people }) => viewMatch(t.context, people[1].userId, id)),
  );
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(one));
});

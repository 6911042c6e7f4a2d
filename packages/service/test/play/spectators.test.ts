import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { createTablePasses } from "../../src/account/table-passes.ts";
import { changeMatch } from "../../src/lobby/change-match.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { readInvitation } from "../../src/lobby/invitation.ts";
import { rematch } from "../../src/lobby/rematch.ts";
import { editMatch } from "../../src/match/edit.ts";
import { spectatorBy } from "../../src/match/spectators.ts";
import { answerPrompt } from "../../src/play/answer-prompt.ts";
import { dismissSpectators, inviteSpectators } from "../../src/play/invite-spectators.ts";
import { readLog } from "../../src/play/log.ts";
import { nudge } from "../../src/play/nudge.ts";
import { pause } from "../../src/play/pause.ts";
import { readPicture } from "../../src/play/picture.ts";
import { readProof } from "../../src/play/proof.ts";
import { viewIfChanged, viewMatch } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const MINUTE = 60;

let t: TestContext;
let [ann, bob] = [] as unknown as [Profile, Profile];
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

/** The page that a forwarded link opens. */
function keyIn(url: string, id: string, { context } = t) {
  return createTablePasses(context).passOf(url.split("#")[1] ?? "", id);
}

/** Makes a link as the host, and returns the id that takes the place of a user for its holders. */
async function spectatorOf(id: string, delayMinutes = 0, house = t, host = ann): Promise<string> {
  await inviteSpectators(house.context, host.userId, id, delayMinutes);
  const { spectatorsUrl = "" } = await viewMatch(house.context, host.userId, id);
  const key = await keyIn(spectatorsUrl, id, house);
  expect(key).toMatchObject({ matchId: id, isForSpectators: true });
  return key.userId;
}

describe("a link for spectators", () => {
  it("shows what everybody may know, and no more", async () => {
    const id = await startedMatch(t, [ann, bob]);
    await answerAs(t, ann, id, "keep");
    const spectator = await spectatorOf(id);
    const seen = await viewMatch(t.context, spectator, id, { since: 0 });
    expect(seen).toMatchObject({ viewer: null, isHost: false, inviteUrl: null, muted: false });
    expect(seen).not.toHaveProperty("spectatorsUrl");
    expect(seen.table).toMatchObject({ prompts: [], settings: null, canUndo: false, canResign: false });
    expect(seen.table?.view).toMatchObject({ mine: null });
    expect(JSON.stringify(seen)).not.toContain("card-");
    const own = await viewMatch(t.context, bob.userId, id);
    expect(JSON.stringify(own)).toContain("card-1");
    const log = await readLog(t.context, spectator, id, { limit: 50 });
    expect(log.events.map(({ event }) => event.type)).toEqual(["dealt", "dealt", "kept"]);
  });

  it("is known to everybody at the table and to who is invited; the link itself to its host alone", async () => {
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    const invited = () => readInvitation(t.context, bob.userId, meta.inviteToken);
    expect(await invited()).not.toHaveProperty("spectators");
    await inviteSpectators(t.context, ann.userId, meta.id, 60);
    expect((await invited()).spectators).toEqual({ delayMinutes: 60 });
    expect(await viewMatch(t.context, ann.userId, meta.id)).toHaveProperty("spectatorsUrl");
    const id = await startedMatch(t, [ann, bob]);
    await inviteSpectators(t.context, ann.userId, id, 0);
    const seen = await viewMatch(t.context, bob.userId, id);
    expect(seen.match.spectators).toEqual({ delayMinutes: 0 });
    expect(seen).not.toHaveProperty("spectatorsUrl");
  });

  it("is made, made anew and taken back by the host alone; an earlier one shows nothing", async () => {
    const id = await startedMatch(t, [ann, bob]);
    for (const act of [inviteSpectators, dismissSpectators]) {
      await expect(act(t.context, bob.userId, id, 0)).rejects.toThrow("match/not-host");
      const eve = await t.person("Eve");
      await expect(act(t.context, eve.userId, id, 0)).rejects.toThrow("match/unknown");
    }
    const first = await spectatorOf(id);
    const second = await spectatorOf(id);
    const look = (who: string) => viewMatch(t.context, who, id);
    await expect(look(first)).rejects.toThrow("match/unknown");
    expect((await look(second)).table).not.toBeNull();
    await dismissSpectators(t.context, ann.userId, id);
    for (const who of [first, second, spectatorBy("")]) {
      await expect(look(who)).rejects.toThrow("match/unknown");
      await expect(readLog(t.context, who, id, { limit: 5 })).rejects.toThrow("match/unknown");
    }
  });

  it("lets nobody answer", async () => {
    const id = await startedMatch(t, [ann, bob]);
    const spectator = await spectatorOf(id);
    const prompt = (await viewMatch(t.context, ann.userId, id)).table?.prompts[0]?.id ?? "";
    const answer = { answerId: "answer-by-link", prompt, value: "keep" };
    await expect(answerPrompt(t.context, spectator, id, answer)).rejects.toThrow("match/not-yours");
    for (const look of [{ as: 0 }, { since: 0, hands: "open" as const }]) {
      await expect(viewMatch(t.context, spectator, id, look)).rejects.toThrow("match/not-yours");
    }
  });

  it("shows nothing before the first card, and is not made any more once all is over", async () => {
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    const waiting = await spectatorOf(meta.id);
    await expect(viewMatch(t.context, waiting, meta.id)).rejects.toThrow("match/not-started");
    const id = await startedMatch(t, [ann, bob], { rounds: 1 });
    const spectator = await spectatorOf(id);
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    await t.settle();
    expect((await viewMatch(t.context, spectator, id)).table?.outcome).toMatchObject({
      reason: "last-penny",
    });
    const { records } = await readProof(t.context, spectator, id);
    expect(records.some((record) => "input" in record || "events" in record)).toBe(false);
    await expect(inviteSpectators(t.context, ann.userId, id, 0)).rejects.toThrow("match/over");
    await dismissSpectators(t.context, ann.userId, id);
  });

  it("tells a page of what everybody is told, as soon as it happens", async () => {
    const id = await startedMatch(t, [ann, bob]);
    const spectator = await spectatorOf(id);
    const first = await viewIfChanged(t.context, spectator, id, null);
    const { revision = "" } = first?.view.live ?? {};
    await t.context.store.live.open({ id: "socket-1", matchId: id, userId: spectator, revision });
    await t.settle();
    await answerAs(t, ann, id, "keep");
    await t.settle();
    const [, told] = t.sockets.sent.at(-1) ?? [];
    expect(told).toBe((await viewMatch(t.context, spectator, id)).live.revision);
    expect(told).not.toBe(revision);
    await dismissSpectators(t.context, ann.userId, id);
    await t.settle();
    expect(t.sockets.sent.at(-1)).toEqual(["socket-1", null]);
    expect(t.faults).toEqual([]);
  });
});

describe("a link to the replay", () => {
  const replayer = spectatorBy("replay");

  async function ended(more: { openAtEnd?: boolean; publicReplay?: boolean }): Promise<string> {
    const id = await startedMatch(t, [ann, bob], { rounds: 1 }, "pennies", more);
    await expect(viewMatch(t.context, replayer, id)).rejects.toThrow("match/unknown");
    expect(await viewMatch(t.context, ann.userId, id)).not.toHaveProperty("replayUrl");
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    await t.settle();
    return id;
  }

  it("is for everybody who sat there to give, if that was agreed; else there is none", async () => {
    const id = await ended({ publicReplay: true });
    for (const who of [ann.userId, bob.userId, replayer]) {
      const { replayUrl = "" } = await viewMatch(t.context, who, id);
      expect((await keyIn(replayUrl, id)).userId).toBe(replayer);
    }
    const closed = await ended({});
    expect(await viewMatch(t.context, ann.userId, closed)).not.toHaveProperty("replayUrl");
    await expect(viewMatch(t.context, replayer, closed)).rejects.toThrow("match/unknown");
  });

  it("shows what each seat saw where hands are open at the end, and what all could see where not", async () => {
    const open = await ended({ publicReplay: true });
    const seen = await viewMatch(t.context, replayer, open, { since: 0 });
    expect(seen).toMatchObject({
      viewer: null,
      match: { publicReplay: true },
      table: { view: { mine: null } },
    });
    const asBob = await viewMatch(t.context, replayer, open, { as: 1, since: 0 });
    const own = await viewMatch(t.context, bob.userId, open, { since: 0 });
    expect(asBob.table?.view).toEqual(own.table?.view);
    expect(asBob.recap).toEqual(own.recap);
    const all = await viewMatch(t.context, replayer, open, { hands: "open", since: 0 });
    expect(JSON.stringify(all.recap)).toContain("card-0-");
    expect((await readLog(t.context, replayer, open, { limit: 9, as: 0 })).events.length).toBeGreaterThan(0);
    const { records } = await readProof(t.context, replayer, open);
    expect(records.some((record) => "input" in record)).toBe(false);

    const shut = await ended({ publicReplay: true, openAtEnd: false });
    const replay = await viewMatch(t.context, replayer, shut, { since: 0 });
    expect(replay.recap?.frames.map(({ event }) => event.type)).toEqual(["dealt", "dealt", "kept", "called"]);
    expect(JSON.stringify(replay)).not.toContain("card-");
    for (const look of [{ as: 0 }, { since: 0, hands: "open" as const }]) {
      await expect(viewMatch(t.context, replayer, shut, look)).rejects.toThrow("match/not-open");
    }
  });

  it("is agreed on before the first card, known to who is invited, and goes on into the rematch", async () => {
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    const invited = () => readInvitation(t.context, bob.userId, meta.inviteToken);
    expect(await invited()).toMatchObject({ publicReplay: false });
    await changeMatch(t.context, ann.userId, meta.id, { publicReplay: true });
    await changeMatch(t.context, ann.userId, meta.id, { seats: 3 });
    expect(await invited()).toMatchObject({ publicReplay: true });
    const id = await ended({ publicReplay: true });
    await expect(changeMatch(t.context, ann.userId, id, { publicReplay: false })).rejects.toThrow(
      "match/started",
    );
    expect((await rematch(t.context, bob.userId, id)).houseRules).toMatchObject({ publicReplay: true });
    // Those who come by a link are not led on to where the same people play next.
    const { match } = await viewMatch(t.context, replayer, id);
    expect(match.nextMatch).toBeNull();
  });
});

describe("a link that shows everything later", () => {
  const DELAY = 10;

  /** All that can be asked by it. */
  async function everything(house: TestContext, spectator: string, id: string): Promise<string> {
    const asked = [
      () => viewMatch(house.context, spectator, id),
      () => viewMatch(house.context, spectator, id, { since: 0 }),
      () => viewIfChanged(house.context, spectator, id, null, { since: "seen" }),
      () => readLog(house.context, spectator, id, { limit: 100 }),
      () => readLog(house.context, spectator, id, { limit: 2, before: 3 }),
      () => readLog(house.context, spectator, id, { limit: 2, before: 99 }),
      () => readProof(house.context, spectator, id),
      () => readPicture(house.context, spectator, id),
    ];
    const replies = await Promise.all(
      asked.map((ask) => ask().catch(({ code }: { code?: string }) => ({ code }))),
    );
    return JSON.stringify(replies);
  }

  it("shows what was so long ago, then the next, and at last the end", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 1 });
    const spectator = await spectatorOf(id, DELAY);
    await expect(viewMatch(t.context, spectator, id)).rejects.toThrow("match/not-started");
    await expect(readLog(t.context, spectator, id, { limit: 9 })).rejects.toThrow("match/not-started");
    t.clock.advance(9 * MINUTE);
    await answerAs(t, ann, id, "keep");
    t.clock.advance(MINUTE);
    const types = async () =>
      (await viewMatch(t.context, spectator, id, { since: 0 })).recap?.frames.map(({ event }) => event.type);
    expect(await types()).toEqual(["dealt", "dealt"]);
    t.clock.advance(9 * MINUTE);
    await answerAs(t, bob, id, "fold");
    await t.settle();
    expect(await types()).toEqual(["dealt", "dealt", "kept"]);
    expect((await viewMatch(t.context, spectator, id)).match).toMatchObject({
      status: "playing",
      secret: null,
      endedAt: null,
      outcome: null,
    });
    await expect(readProof(t.context, spectator, id)).rejects.toThrow("match/not-over");
    t.clock.advance(DELAY * MINUTE);
    const atEnd = await viewMatch(t.context, spectator, id);
    expect(atEnd.match).toMatchObject({ status: "over", outcome: { reason: "last-penny" } });
    expect(atEnd.match.endedAt).not.toBeNull();
  });

  it("is told the same bytes, whatever has happened since", async () => {
    const worlds = await Promise.all(
      [false, true].map(async (isBusy) => {
        const house = await openContext([bluff("low", { hidesAnswered: false })]);
        const people = [
          await house.person("Ann"),
          await house.person("Bob"),
          await house.person("Cleo"),
        ] as const;
        const id = await startedMatch(house, people, {}, "bluff");
        const spectator = await spectatorOf(id, DELAY, house, people[0]);
        await answerAs(house, people[0], id, "open");
        await house.pass(30 * MINUTE);
        if (isBusy) {
          await answerAs(house, people[1], id, "call");
          await nudge(house.context, people[0].userId, id, 2).catch(() => undefined);
          for (const { userId } of people)
            await pause(house.context, userId, id, true).catch(() => undefined);
          await editMatch(house.context, id, (meta) => ({
            ...meta,
            pauseWanted: [people[1].userId],
            nextMatch: "another-match",
            seats: meta.seats.map((seat) => ({
              ...seat,
              unreachable: true,
              rest: {
                zone: "UTC",
                quiet: { from: 0, until: 600 },
                vacations: [{ from: "2026-03-01", until: "2026-03-20" }],
              },
            })),
            votes: [{ seat: 2, since: "2026-03-01T12:00:00.000Z", by: [people[0].userId] }],
          }));
          await house.settle();
        }
        return { house, spectator, id };
      }),
    );
    const seen = async () => Promise.all(worlds.map((w) => everything(w.house, w.spectator, w.id)));
    const [quiet, busy] = await seen();
    expect(quiet).toContain("opened");
    expect(busy).toBe(quiet);
    for (const { house } of worlds) house.clock.advance(DELAY * MINUTE);
    const [later, other] = await seen();
    expect(other).not.toBe(later);
  });

  it("shows a pause that has ended since as it was: without its end", async () => {
    const id = await startedMatch(t, [ann, bob]);
    const spectator = await spectatorOf(id, DELAY);
    t.clock.advance(DELAY * MINUTE);
    for (const { userId } of [ann, bob]) await pause(t.context, userId, id, true);
    const from = t.clock.now().toISOString();
    t.clock.advance(DELAY * MINUTE);
    const during = await everything(t, spectator, id);
    expect(during).toContain(`"pausedSince":"${from}"`);
    await pause(t.context, ann.userId, id, false);
    expect(await everything(t, spectator, id)).toBe(during);
  });

  it("opens no socket, and has no tag that changes with the present", async () => {
    const id = await startedMatch(t, [ann, bob]);
    t.clock.advance(DELAY * MINUTE);
    const spectator = await spectatorOf(id, DELAY);
    const before = await viewIfChanged(t.context, spectator, id, null);
    expect(before).toMatchObject({ tag: null, view: { live: { ticket: "" } } });
    await answerAs(t, ann, id, "keep");
    expect(await viewIfChanged(t.context, spectator, id, null)).toEqual(before);
  });

  it("goes back over more than one page of what was played", async () => {
    const id = await startedMatch(t, [ann, bob], { rounds: 60 });
    t.clock.advance(DELAY * MINUTE);
    const spectator = await spectatorOf(id, DELAY);
    const before = await everything(t, spectator, id);
    for (let round = 0; round < 52; round++) {
      const [active, other] = round % 2 === 0 ? [ann, bob] : [bob, ann];
      await answerAs(t, active, id, "keep");
      await answerAs(t, other, id, "fold");
    }
    expect(await everything(t, spectator, id)).toBe(before);
    t.clock.advance(DELAY * MINUTE);
    expect((await viewMatch(t.context, spectator, id)).table?.view).toMatchObject({ round: 52 });
  });
});

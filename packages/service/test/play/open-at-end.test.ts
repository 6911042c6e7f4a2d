import { beforeEach, describe, expect, it } from "vitest";
import { addBot } from "../../src/lobby/bots.ts";
import { changeMatch } from "../../src/lobby/change-match.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { readInvitation } from "../../src/lobby/invitation.ts";
import { rematch } from "../../src/lobby/rematch.ts";
import { start } from "../../src/lobby/start-match.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { readLog } from "../../src/play/log.ts";
import { mute } from "../../src/play/mute.ts";
import { readProof } from "../../src/play/proof.ts";
import { resign } from "../../src/play/resign.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

describe("whether a match opens at its end", () => {
  it("is yes unless its host says otherwise, and is told with the invitation", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    expect((await readInvitation(t.context, bob.userId, meta.inviteToken)).openAtEnd).toBe(true);
    await changeMatch(t.context, ann.userId, meta.id, { openAtEnd: false });
    await changeMatch(t.context, ann.userId, meta.id, { seats: 3 });
    expect((await readInvitation(t.context, bob.userId, meta.inviteToken)).openAtEnd).toBe(false);
    expect((await viewMatch(t.context, ann.userId, meta.id)).match.openAtEnd).toBe(false);
  });

  it("cannot be changed any more once somebody plays", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob], {}, "pennies", { openAtEnd: false });
    await expect(changeMatch(t.context, ann.userId, id, { openAtEnd: true })).rejects.toMatchObject({
      code: "match/started",
    });
    expect((await viewMatch(t.context, bob.userId, id)).match.openAtEnd).toBe(false);
  });

  it.each([true, false])("goes on into the rematch (%s)", async (openAtEnd) => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob], { rounds: 1 }, "pennies", { openAtEnd });
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    expect((await rematch(t.context, ann.userId, id)).houseRules).toMatchObject({ openAtEnd });
  });
});

describe("from another chair of a match that is over", () => {
  async function ended() {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob], { rounds: 1 });
    await changeSettings(t.context, bob.userId, id, { answerId: "settings-1", settings: { window: "fold" } });
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(120);
    return { id, ann, bob };
  }

  it("one sees what its player saw: table, log and each moment on the way", async () => {
    const { id, ann, bob } = await ended();
    const [before, as] = [await viewMatch(t.context, ann.userId, id), 1];
    const own = await viewMatch(t.context, bob.userId, id);
    const there = await viewMatch(t.context, ann.userId, id, { as });
    expect(there.table?.view).toEqual(own.table?.view);
    expect(there.table?.view).not.toEqual(before.table?.view);
    expect(there.table?.told).toBe(own.table?.told);
    const page = { limit: 100 };
    expect(await readLog(t.context, ann.userId, id, { ...page, as })).toEqual(
      await readLog(t.context, bob.userId, id, page),
    );
    const moments = (await viewMatch(t.context, ann.userId, id, { as, since: 0 })).recap;
    expect(moments).toEqual((await viewMatch(t.context, bob.userId, id, { since: 0 })).recap);
    expect(moments?.frames.every(({ view }) => view !== null)).toBe(true);
    expect(await viewMatch(t.context, ann.userId, id)).toEqual(before);
  });

  it("all hands may be open: at each event what every seat saw then", async () => {
    const { id, ann, bob } = await ended();
    const open = await viewMatch(t.context, ann.userId, id, { hands: "open", since: 0 });
    const [own, theirs] = await Promise.all(
      [0, 1].map((as) => viewMatch(t.context, ann.userId, id, { as, since: 0 })),
    );
    expect(open.table).toEqual(own?.table);
    expect(open.recap?.frames.map(({ views: _, ...frame }) => frame)).toEqual(own?.recap?.frames);
    // In this game everybody is told the same, so the frames of both chairs can be compared one by one.
    const opened = (seat: number) =>
      open.recap?.frames.map(({ view, views }) => ({ ...(view as object), ...views?.[seat] }));
    expect(opened(0)).toEqual(own?.recap?.frames.map(({ view }) => view));
    expect(opened(1)).toEqual(theirs?.recap?.frames.map(({ view }) => view));
    expect(open.recap?.frames.at(-1)?.views?.map(Object.keys)).toEqual([[], ["mine"]]);
    const fromThere = await viewMatch(t.context, bob.userId, id, { as: 0, hands: "open", since: 0 });
    expect(fromThere.recap).toEqual(open.recap);
  });

  it("what is personal stays the player's own, and what is the looker's the looker's", async () => {
    const { id, ann, bob } = await ended();
    await viewMatch(t.context, bob.userId, id, { since: 1, seen: 1 });
    await mute(t.context, bob.userId, id, { muted: true });
    const there = await viewMatch(t.context, ann.userId, id, { as: 1 });
    expect(there).toMatchObject({ viewer: 0, isHost: true, muted: false });
    expect(there.match.seats.map(({ isMe }) => isMe)).toEqual([true, false]);
    expect(there.table).toMatchObject({ settings: null, prompts: [], canUndo: false, canResign: false });
    expect(there.table?.seen).toBe(there.table?.told);
  });

  it("who only watched gets the draws of the dealing, and no answer of anybody", async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const more = { visibility: "open" } as const;
    const id = await startedMatch(t, [ann, bob], { rounds: 1 }, "pennies", more);
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    const watcher = await t.person("Wanda");
    const { records } = await readProof(t.context, watcher.userId, id);
    expect(records.every((record) => !("input" in record) && !("events" in record))).toBe(true);
    const mine = await readProof(t.context, ann.userId, id);
    expect(mine.records.every((record) => "input" in record && "events" in record)).toBe(true);
  });

  it("one may look as a player who gave up, and from the chair of a bot", async () => {
    const ann = await t.person("Ann");
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2, seatOrder: "chosen" });
    await addBot(t.context, ann.userId, meta.id, { level: "dull" });
    await start(t.context, meta.id, (m) => m);
    await resign(t.context, ann.userId, meta.id, { answerId: "resign-1" });
    await t.settle();
    for (let hour = 0; hour < 100 && !(await isOver(meta.id)); hour++) await t.pass(3600);
    const there = await viewMatch(t.context, ann.userId, meta.id, { as: 1 });
    expect(there.table?.view).toMatchObject({ mine: expect.stringContaining("card-1-") });
  });

  const isOver = async (id: string) => (await t.context.store.matches.meta(id))?.status === "over";
});

import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { makeToken } from "../../src/account/access-tokens.ts";
import { blockPlayer } from "../../src/account/blocked.ts";
import { handOverSeat } from "../../src/account/hand-over-seat.ts";
import { moveMatches } from "../../src/account/move-matches.ts";
import { changeProfile } from "../../src/account/profile.ts";
import { createTablePasses } from "../../src/account/table-passes.ts";
import { openPage } from "../../src/live/page.ts";
import { readDashboard } from "../../src/lobby/dashboard.ts";
import { rematch } from "../../src/lobby/rematch.ts";
import { borrowSeat, endLoansOf, offerSeat, takeSeatBack } from "../../src/match/lending.ts";
import { spectatorBy } from "../../src/match/spectators.ts";
import { readOwnData } from "../../src/own-data/own-data.ts";
import { inviteSpectators } from "../../src/play/invite-spectators.ts";
import { readNotes, writeNotes } from "../../src/play/notes.ts";
import { resign } from "../../src/play/resign.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { readLetters, writeLetter } from "../../src/talk/letters.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const HOUR = 3600;
const BRIEF = "Keep the penny.\nNever call Bob.";

let t: TestContext;
let id: string;
let [ann, bob, carl] = [] as unknown as [Profile, Profile, Profile];
beforeEach(async () => {
  t = await openContext();
  [ann, bob, carl] = [await t.person("Ann"), await t.person("Bob"), await t.person("Carl")];
  id = await startedMatch(t, [ann, bob], { rounds: 4, turnHours: 72, windowHours: 72 });
});

const look = (who: Profile) => viewMatch(t.context, who.userId, id);

/** The word of a new offer of Ann's seat, or of another player's. */
async function offered(days = 2, whose = ann): Promise<string> {
  await offerSeat(t.context, whose.userId, id, { days, brief: BRIEF });
  const { offer } = await look(whose);
  const key = await createTablePasses(t.context).passOf(offer?.url.split("#")[1] ?? "", id);
  expect(key).toMatchObject({ matchId: id, isOffer: true });
  return key.word;
}

async function lent(days = 2): Promise<void> {
  await borrowSeat(t.context, carl, id, await offered(days));
  await t.settle();
}

const rowsOf = async (who: Profile) =>
  (await readDashboard(t.context, who.userId)).map(({ matchId, myTurn }) => ({ matchId, myTurn }));
const refused = (code: string) => ({ code });

describe("a lent seat", () => {
  it("is played by the friend, as its owner would see it, under its owner's name", async () => {
    const before = await look(ann);
    await lent();
    const seen = await look(carl);
    expect(seen).toMatchObject({ viewer: 0, isBorrowed: true, isHost: false });
    expect(seen.table?.view).toEqual(before.table?.view);
    expect(seen.table?.prompts).toEqual(before.table?.prompts);
    for (const who of [ann, bob, carl]) {
      const { seats } = (await look(who)).match;
      expect(seats[0]).toMatchObject({ name: "Ann", isHost: true, lent: { to: "Carl" } });
      expect(seats.map(({ isMe }) => isMe)).toEqual([who !== bob, who === bob]);
    }
    await answerAs(t, carl, id, "keep");
    const { events } = (await t.context.store.matches.newest(id)) ?? { events: [] };
    expect(events).toEqual([{ everyone: { type: "kept", seat: 0 } }]);
  });

  it("is looked at by its owner, who is asked nothing and can do nothing with it", async () => {
    await lent();
    const seen = await look(ann);
    expect(seen).toMatchObject({ viewer: 0, isHost: true, table: { prompts: [], canResign: false } });
    expect(seen).not.toHaveProperty("isBorrowed");
    expect(seen.table?.view).toEqual((await look(carl)).table?.view);
    await expect(resign(t.context, carl.userId, id, { answerId: "resign-1" })).rejects.toThrow("match/lent");
    await expect(resign(t.context, ann.userId, id, { answerId: "resign-2" })).rejects.toThrow("match/lent");
    await expect(offered()).rejects.toThrow("match/lent");
  });

  it("is taken back an answer by its player, and not by its owner", async () => {
    const dora = await t.person("Dora");
    id = await startedMatch(t, [bob, ann, dora], { turnHours: 72, windowHours: 72 });
    await lent();
    await answerAs(t, bob, id, "keep");
    await answerAs(t, carl, id, "call");
    const canUndo = async (who: Profile) => (await look(who)).table?.canUndo;
    expect([await canUndo(carl), await canUndo(ann)]).toEqual([true, false]);
  });

  it("brings its player the messages, and not its owner", async () => {
    await lent();
    t.mailer.sent.length = 0;
    await t.pass(1 * HOUR);
    await t.pass(12 * HOUR);
    expect(t.mailer.to("carl@mob.test").length).toBeGreaterThan(0);
    expect(t.mailer.to("ann@mob.test")).toEqual([]);
    expect(await rowsOf(carl)).toEqual([{ matchId: id, myTurn: true }]);
    expect(await rowsOf(ann)).toEqual([{ matchId: id, myTurn: false }]);
    const [row] = await readDashboard(t.context, ann.userId);
    expect(row?.summary.waitingFor).toEqual(["Carl"]);
    const told = t.mailer.to("carl@mob.test").map(({ subject }) => subject);
    expect(told.join()).not.toMatch(/begin|start/i);
  });

  it("leaves private letters, tokens, blocks and what is taken along to whose they are", async () => {
    id = await startedMatch(t, [ann, bob], {}, "pennies", { letters: "private" });
    const write = (who: Profile, text: string, other: number) =>
      writeLetter(t.context, Promise.resolve(who), id, { id: `letter-${text}`, text }, other);
    await writeNotes(t.context, ann.userId, id, { text: "Bob bluffs.", edition: 0 });
    await write(ann, "Before the loan.", 1);
    await lent();
    for (const who of [ann, carl]) {
      const { live } = await look(who);
      await openPage(t.context, who.name, live.ticket);
    }
    await t.settle();
    t.sockets.letters.length = 0;
    await write(bob, "During the loan.", 0);
    await t.settle();
    expect(t.sockets.letters).toEqual(["Ann"]);
    const { letters } = await readLetters(t.context, Promise.resolve(ann), id, { with: 1 });
    expect(letters.map(({ text }) => text)).toEqual(["Before the loan.", "During the loan."]);
    for (const other of [undefined, 1]) {
      const page = readLetters(t.context, Promise.resolve(carl), id, { with: other });
      await expect(page).rejects.toMatchObject(refused("match/lent"));
    }
    await expect(write(carl, "As Ann.", 1)).rejects.toMatchObject(refused("match/lent"));
    const taken = JSON.stringify(await readOwnData(t.context, { userId: carl.userId, email: null }, carl));
    expect(taken).toContain("Never call Bob.");
    for (const secret of ["Bob bluffs.", "the loan."]) expect(taken).not.toContain(secret);
    const token = { name: "A script", matches: [id], days: 1 };
    await expect(makeToken(t.context, carl.userId, token)).rejects.toMatchObject(refused("match/unknown"));
    await makeToken(t.context, ann.userId, token);
    // The letters are Ann's, so Ann is the one blocked.
    await blockPlayer(t.context, bob, id, 0);
    const { blocked = [] } = (await t.context.store.profiles.get(bob.userId)) ?? bob;
    expect(blocked).toMatchObject([{ userId: ann.userId, name: "Ann" }]);
  });

  it("is told to who watches now, and to who watches late as whose it is", async () => {
    const watch = async (delayMinutes: 0 | 10) => {
      await inviteSpectators(t.context, ann.userId, id, delayMinutes);
      const { spectators } = (await t.context.store.matches.meta(id)) ?? {};
      await t.pass(HOUR);
      return viewMatch(t.context, spectatorBy(spectators?.word ?? ""), id);
    };
    await lent();
    const own = { name: "Ann", isHost: true, isMe: false };
    expect((await watch(0)).match.seats[0]).toMatchObject({ ...own, lent: { to: "Carl" } });
    const late = (await watch(10)).match.seats[0];
    expect(late).toMatchObject(own);
    expect(late).not.toHaveProperty("lent");
  });

  it("stays lent when a guest who has part in it gets an account", async () => {
    await lent();
    const dan = await t.person("Dan");
    await moveMatches(t.context, carl.userId, dan);
    expect(await look(dan)).toMatchObject({ viewer: 0, isBorrowed: true });
    expect((await readNotes(t.context, dan.userId, id)).text).toBe(BRIEF);
    const eve = await t.person("Eve");
    await moveMatches(t.context, ann.userId, eve);
    expect(await look(eve)).toMatchObject({ viewer: 0, isHost: true });
    expect((await look(bob)).match.seats[0]).toMatchObject({ name: "Eve", lent: { to: "Dan" } });
    await takeSeatBack(t.context, eve.userId, id);
    await t.settle();
    expect((await look(eve)).table?.prompts).not.toEqual([]);
    expect(t.faults).toEqual([]);
  });

  it("makes nobody the host who has only borrowed it", async () => {
    await borrowSeat(t.context, carl, id, await offered(2, bob));
    await handOverSeat(t.context, ann.userId, id);
    expect(await t.context.store.matches.meta(id)).toMatchObject({ host: bob.userId });
  });

  it("has its letters and notes left to its owner; the friend has the brief, as a note of their own", async () => {
    await writeNotes(t.context, ann.userId, id, { text: "Bob bluffs.", edition: 0 });
    await writeLetter(t.context, Promise.resolve(bob), id, { id: "letter-of-bob", text: "A word among us." });
    await lent();
    expect((await readNotes(t.context, carl.userId, id)).text).toBe(BRIEF);
    expect((await readNotes(t.context, ann.userId, id)).text).toBe("Bob bluffs.");
    const letters = (who: Profile) => readLetters(t.context, Promise.resolve(who), id);
    expect((await letters(ann)).letters).toHaveLength(1);
    await expect(letters(carl)).rejects.toThrow("match/lent");
    await expect(
      writeLetter(t.context, Promise.resolve(carl), id, { id: "letter-of-carl", text: "Hello." }),
    ).rejects.toThrow("match/lent");
    await t.pass(12 * HOUR);
    const told = t.mailer.sent.map(({ text }) => text).join("\n");
    expect(t.mailer.to("carl@mob.test").length).toBeGreaterThan(0);
    expect(told).not.toContain("A word among us.");
    expect(told).not.toContain("Never call Bob");
    expect(JSON.stringify(await look(bob))).not.toContain("Never call Bob");
  });

  it.each(["ann", "carl"])("goes back at once when %s says so", async (who) => {
    await lent();
    await takeSeatBack(t.context, (who === "ann" ? ann : carl).userId, id);
    await t.settle();
    await expect(look(carl)).rejects.toThrow("match/unknown");
    expect(await rowsOf(carl)).toEqual([]);
    expect(await rowsOf(ann)).toEqual([{ matchId: id, myTurn: true }]);
    expect((await look(ann)).match.seats[0]).not.toHaveProperty("lent");
    await answerAs(t, ann, id, "keep");
    expect(t.faults).toEqual([]);
  });

  it("goes back by itself at its time, and to nobody's surprise when it was given back before", async () => {
    await lent(2);
    await t.pass(47 * HOUR);
    expect((await look(carl)).isBorrowed).toBe(true);
    await t.pass(2 * HOUR);
    await expect(look(carl)).rejects.toThrow("match/unknown");
    expect((await look(ann)).table?.prompts).not.toEqual([]);
    await lent(1);
    await takeSeatBack(t.context, ann.userId, id);
    await borrowSeat(t.context, carl, id, await offered(2));
    await t.settle();
    await t.pass(25 * HOUR);
    expect((await look(carl)).isBorrowed).toBe(true);
    await t.pass(24 * HOUR);
    await expect(look(carl)).rejects.toThrow("match/unknown");
    expect(t.faults).toEqual([]);
  });

  it("is its owner's again when the match is over, for the end, its message and the next match", async () => {
    id = await startedMatch(t, [ann, bob], { rounds: 1 });
    await lent();
    await answerAs(t, carl, id, "keep");
    await answerAs(t, bob, id, "fold");
    await expect(rematch(t.context, carl.userId, id)).rejects.toThrow("match/lent");
    const next = await rematch(t.context, ann.userId, id);
    expect(next.seats.map(({ name, player }) => [name, player])).toEqual([
      ["Ann", { userId: ann.userId }],
      ["Bob", { userId: bob.userId }],
    ]);
    await t.settle();
    await t.pass(12 * HOUR);
    expect(await t.context.store.matches.meta(id)).toMatchObject({ status: "over" });
    await expect(look(carl)).rejects.toThrow("match/unknown");
    expect(t.mailer.to("ann@mob.test").length).toBeGreaterThan(0);
    expect(await rowsOf(carl)).toEqual([]);
  });

  it("follows the names and the rest of both, and goes back before either leaves", async () => {
    await lent();
    await changeProfile(t.context, ann, { name: "Anna" });
    await changeProfile(t.context, carl, { name: "Charles" });
    expect((await look(bob)).match.seats[0]).toMatchObject({ name: "Anna", lent: { to: "Charles" } });
    const meta = await t.context.store.matches.meta(id);
    if (meta === undefined) throw new Error("no match");
    await endLoansOf(t.context, carl.userId, meta);
    const seat = (await t.context.store.matches.meta(id))?.seats[0];
    expect(seat).toMatchObject({ name: "Anna", player: { userId: ann.userId } });
    expect(seat).not.toHaveProperty("loan");
  });
});

describe("the offer of a seat", () => {
  it("is nothing for who has played another seat of the match, and knows its hand", async () => {
    await lent();
    await expect(borrowSeat(t.context, carl, id, await offered(2, bob))).rejects.toMatchObject(
      refused("match/already-joined"),
    );
    await takeSeatBack(t.context, carl.userId, id);
    expect(await t.context.store.notes.get(carl.userId, id)).toBeUndefined();
    await expect(borrowSeat(t.context, carl, id, await offered(2, bob))).rejects.toMatchObject(
      refused("match/knows-another-hand"),
    );
    await lent();
    expect((await look(carl)).isBorrowed).toBe(true);
  });

  it("stands when its owner takes another name", async () => {
    const word = await offered();
    await changeProfile(t.context, ann, { name: "Anna" });
    await borrowSeat(t.context, carl, id, word);
    expect((await look(bob)).match.seats[0]).toMatchObject({ name: "Anna", lent: { to: "Carl" } });
  });

  it("is good once, for somebody who does not sit there, until its time or another offer", async () => {
    const first = await offered();
    const word = await offered();
    const take = (who: Profile, by: string) => borrowSeat(t.context, who, id, by);
    await expect(take(carl, first)).rejects.toThrow("link/withdrawn");
    for (const who of [ann, bob]) await expect(take(who, word)).rejects.toThrow("match/already-joined");
    await take(carl, word);
    await expect(take(await t.person("Dan"), word)).rejects.toThrow("link/withdrawn");
    await takeSeatBack(t.context, ann.userId, id);
    const late = await offered(1);
    t.clock.advance(25 * HOUR);
    await expect(take(carl, late)).rejects.toThrow("link/ended");
    await takeSeatBack(t.context, ann.userId, id);
    expect(await look(ann)).not.toHaveProperty("offer");
  });

  it("is made of one's own seat alone, while it is played, and shown to nobody else", async () => {
    const offer = { days: 2, brief: "" };
    await expect(offerSeat(t.context, carl.userId, id, offer)).rejects.toThrow("match/unknown");
    await expect(takeSeatBack(t.context, carl.userId, id)).rejects.toThrow("match/unknown");
    await offered();
    expect(await look(bob)).not.toHaveProperty("offer");
    expect(JSON.stringify(await look(bob))).not.toContain("Never call Bob");
    const over = await startedMatch(t, [ann, bob], { rounds: 1 });
    await answerAs(t, ann, over, "keep");
    await answerAs(t, bob, over, "fold");
    await t.settle();
    await expect(offerSeat(t.context, ann.userId, over, offer)).rejects.toThrow("match/over");
  });
});

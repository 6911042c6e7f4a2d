import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { moveMatches } from "../../src/account/move-matches.ts";
import { foundClub, joinClub, leaveClub } from "../../src/club/clubs.ts";
import { endSeason } from "../../src/club/season.ts";
import { viewClub } from "../../src/club/view-club.ts";
import { followMatch } from "../../src/follow-up/follow-match.ts";
import { changeMatch } from "../../src/lobby/change-match.ts";
import { readDashboard } from "../../src/lobby/dashboard.ts";
import { cancelMatch } from "../../src/lobby/leave-match.ts";
import { laySeasonTable, openSeason, playOn } from "../../src/lobby/season-tables.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { contributeAll, playGathered } from "../../testing/pennies-match.ts";

let t: TestContext;
let ann: Profile;
let ben: Profile;
let cleo: Profile;
let club: string;

beforeEach(async () => {
  t = await openContext();
  [ann, ben, cleo] = [await t.person("Ann"), await t.person("Ben"), await t.person("Cleo")];
  club = (await foundClub(t.context, ann.userId, "Back Room")).id;
  const token = (await view(ann)).link?.split("#")[1] ?? "";
  for (const friend of [ben, cleo]) await joinClub(t.context, friend.userId, club, token);
});

const view = (who: Profile) => viewClub(t.context, who.userId, club);
const idOf = async (name: string) => (await view(ann)).people.find((one) => one.name === name)?.id ?? "";
const seasonSeenBy = async (who: Profile) => (await view(who)).season;

/** A season of some matches of one round between Ann and Ben. */
async function open(games = ["pennies", "pennies", "pennies"]) {
  return openSeason(t.context, ann, club, { games, call: [await idOf("Ben")], options: { rounds: 1 } });
}

/** Plays the season's table to its end, whose seats are drawn. Returns the match that follows. */
async function play(id: string, people: readonly Profile[] = [ann, ben]) {
  await playGathered(t, id, people);
  await followMatch(t.context, id);
  return (await t.context.store.matches.meta(id))?.nextMatch;
}

describe("a season", () => {
  it("lays its tables one after the other, until all are played", async () => {
    const first = await open();
    expect(first).toMatchObject({ gathers: true, season: { number: 1, round: 1, of: 3 } });
    const second = await play(first.id);
    expect(await seasonSeenBy(ben)).toMatchObject({ played: 1, table: { isDealt: false, matchId: second } });
    const third = await play(second ?? "");
    expect(new Set([first.id, second, third]).size).toBe(3);
    expect(await play(third ?? "")).toBeUndefined();
    expect(await seasonSeenBy(ann)).toMatchObject({ number: 1, played: 3, table: null });
    expect((await view(ann)).results.map(({ season }) => season?.round).sort()).toEqual([1, 2, 3]);
    expect((await open()).season).toEqual({ number: 2, round: 1, of: 3 });
  });

  it("waits on the desks of those who have not opened its next table", async () => {
    const next = (await play((await open()).id)) ?? "";
    const waitsFor = async ({ userId }: Profile) => {
      await followMatch(t.context, next);
      return (await readDashboard(t.context, userId)).find(({ matchId }) => matchId === next)?.myTurn;
    };
    expect([await waitsFor(ann), await waitsFor(ben)]).toEqual([true, true]);
    await contributeAll(t, next, [ben]);
    expect([await waitsFor(ann), await waitsFor(ben)]).toEqual([true, false]);
  });

  it("lays one table, however often the end of a match is told", async () => {
    const { id } = await open();
    const next = await play(id);
    await followMatch(t.context, id);
    expect(await seasonSeenBy(ann)).toMatchObject({ played: 1, table: { matchId: next } });
    expect((await laySeasonTable(t.context, ben.userId, club)).id).toBe(next);
  });

  it("counts a round once, also when its end is told after later rounds", async () => {
    const first = await open();
    await play((await play(first.id)) ?? "");
    const meta = await t.context.store.matches.meta(first.id);
    await playOn(t.context, meta ?? expect.fail("no match"));
    expect(await seasonSeenBy(ann)).toMatchObject({ played: 2 });
  });

  it("keeps the house rules of the match before, and calls the same people", async () => {
    const { id } = await open();
    await changeMatch(t.context, ann.userId, id, { publicReplay: true });
    const next = (await play(id)) ?? "";
    const { match } = await viewMatch(t.context, ben.userId, next);
    expect(match.seats.map(({ name }) => name).sort()).toEqual(["Ann", "Ben"]);
    expect(match.publicReplay).toBe(true);
    expect(match).toMatchObject({ visibility: "private", club, season: { number: 1, round: 2, of: 3 } });
  });

  it("is one at a time", async () => {
    await open();
    await expect(open()).rejects.toMatchObject({ code: "club/season-on" });
  });

  it("refuses games that do not exist, people who are not in the club, and tables that are too large", async () => {
    await expect(open(["pennies", "roulette"])).rejects.toMatchObject({ code: "game/unknown" });
    await expect(
      openSeason(t.context, ann, club, { games: ["pennies", "pennies"], call: ["nobody"], options: {} }),
    ).rejects.toMatchObject({ code: "club/member-unknown" });
    const token = (await view(ann)).link?.split("#")[1] ?? "";
    for (const name of ["Dot", "Eve"]) await joinClub(t.context, (await t.person(name)).userId, club, token);
    const call = await Promise.all(["Ben", "Cleo", "Dot", "Eve"].map(idOf));
    await expect(
      openSeason(t.context, ann, club, { games: ["pennies", "pennies"], call, options: {} }),
    ).rejects.toMatchObject({ code: "game/seats-out-of-range" });
    expect(await seasonSeenBy(ann)).toBeNull();
  });

  it("lays a table anew when it was called off", async () => {
    const { id } = await open();
    await cancelMatch(t.context, ann.userId, id);
    expect(await seasonSeenBy(ann)).toMatchObject({ played: 0, table: null });
    const again = await laySeasonTable(t.context, ben.userId, club);
    expect(again.id).not.toBe(id);
    expect(await seasonSeenBy(ben)).toMatchObject({ table: { matchId: again.id } });
  });

  it("a match no longer leads to a table that was called off, but to the one laid anew", async () => {
    const first = (await open()).id;
    const second = (await play(first)) ?? "";
    const leadsTo = async (id: string) => (await t.context.store.matches.meta(id))?.nextMatch;
    expect(await leadsTo(first)).toBe(second);
    await cancelMatch(t.context, (await t.context.store.matches.meta(second))?.host ?? "", second);
    await followMatch(t.context, second);
    expect(await leadsTo(first)).toBeUndefined();
    const again = await laySeasonTable(t.context, ben.userId, club);
    expect(again.id).not.toBe(second);
    expect(await leadsTo(first)).toBe(again.id);
    // The same holds for the one that was laid anew.
    await cancelMatch(t.context, again.host, again.id);
    await followMatch(t.context, again.id);
    expect(await leadsTo(first)).toBeUndefined();
  });

  it("names its table only to those who sit there", async () => {
    await open();
    expect(await seasonSeenBy(cleo)).toMatchObject({ played: 0, table: { matchId: null } });
  });

  it("goes on without a player who left the club, and stops with one", async () => {
    const { id } = await openSeason(t.context, ann, club, {
      games: ["pennies", "pennies", "pennies"],
      call: [await idOf("Ben"), await idOf("Cleo")],
      options: { rounds: 1 },
    });
    await leaveClub(t.context, cleo.userId, club, await idOf("Cleo"));
    const second = (await play(id, [ann, ben, cleo])) ?? "";
    const { match } = await viewMatch(t.context, ann.userId, second);
    expect(match.seats.map(({ name }) => name).sort()).toEqual(["Ann", "Ben"]);
    await leaveClub(t.context, ben.userId, club, await idOf("Ben"));
    expect(await play(second)).toBeUndefined();
    await expect(laySeasonTable(t.context, ann.userId, club)).rejects.toMatchObject({
      code: "club/no-season",
    });
  });

  it("ends early by its founder, and the match at the table counts for the club alone", async () => {
    const first = (await open()).id;
    const second = (await play(first)) ?? "";
    await expect(endSeason(t.context, ben.userId, club)).rejects.toMatchObject({ code: "club/not-founder" });
    await endSeason(t.context, ann.userId, club);
    await expect(endSeason(t.context, ann.userId, club)).rejects.toMatchObject({ code: "club/no-season" });
    expect(await play(second)).toBeUndefined();
    const { results } = await view(ann);
    expect(new Map(results.map(({ matchId, season }) => [matchId, season]))).toEqual(
      new Map([
        [first, { number: 1, round: 1 }],
        [second, null],
      ]),
    );
  });

  it("has the account that a guest became in the guest's place", async () => {
    const { id } = await open();
    const account = await t.person("Benedict");
    await moveMatches(t.context, ben.userId, account);
    const next = (await play(id, [ann, account])) ?? "";
    const { match } = await viewMatch(t.context, account.userId, next);
    expect(match.seats.map(({ name }) => name).sort()).toEqual(["Ann", "Benedict"]);
  });
});

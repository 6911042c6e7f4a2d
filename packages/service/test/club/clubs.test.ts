import type { Club as ClubView } from "@consigliere/contract/clubs";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { handOverSeat } from "../../src/account/hand-over-seat.ts";
import { moveMatches } from "../../src/account/move-matches.ts";
import {
  clubsOf,
  foundClub,
  joinClub,
  leaveClub,
  lookAtClub,
  renameClub,
  renewClubLink,
  withdrawClubLink,
} from "../../src/club/clubs.ts";
import { keepResult } from "../../src/club/keep-result.ts";
import { leaveClubs } from "../../src/club/leave-clubs.ts";
import { viewClub } from "../../src/club/view-club.ts";
import type { Context } from "../../src/context.ts";
import { followMatch } from "../../src/follow-up/follow-match.ts";
import { contribute } from "../../src/lobby/contribute.ts";
import { type Creation, createMatch } from "../../src/lobby/create-match.ts";
import { readDashboard } from "../../src/lobby/dashboard.ts";
import { joinMatch } from "../../src/lobby/join-match.ts";
import { rematch } from "../../src/lobby/rematch.ts";
import { openSeason } from "../../src/lobby/season-tables.ts";
import { startMatch } from "../../src/lobby/start-match.ts";
import { borrowSeat, offerSeat } from "../../src/match/lending.ts";
import { resign } from "../../src/play/resign.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs } from "../../testing/pennies-match.ts";

let t: TestContext;
let ann: Profile;
let ben: Profile;
let club: string;

beforeEach(async () => {
  t = await openContext();
  [ann, ben] = [await t.person("Ann"), await t.person("Ben")];
  club = (await foundClub(t.context, ann.userId, "Back Room")).id;
  await joinClub(t.context, ben.userId, club, await linkOf(ann));
});

const view = (who: Profile) => viewClub(t.context, who.userId, club);
const linkOf = async (who: Profile) => (await view(who)).link?.split("#")[1] ?? "none";
const person = ({ people }: ClubView, name: string | null) =>
  people.find((one) => one.name === name)?.id ?? "";
const members = ({ people }: ClubView) =>
  people.flatMap(({ name, joinedAt }) => (joinedAt === null ? [] : name));

type More = Partial<Creation> & { readonly isElsewhere?: true };
const ELSEWHERE: More = { isElsewhere: true };

/** A match of one round in the order of `people`, of whom the first opens it for the club. */
async function open(people: readonly Profile[], more: More = {}): Promise<string> {
  const [host, ...others] = people;
  const { isElsewhere = false, ...rest } = more;
  const creation: Creation = {
    game: "pennies",
    seats: people.length,
    options: { rounds: 1 },
    seatOrder: "chosen",
    ...(!isElsewhere && { club: { id: club } }),
    ...rest,
  };
  const meta = await createMatch(t.context, host ?? ann, creation);
  for (const other of others) await joinMatch(t.context, other, meta.id, { token: meta.inviteToken });
  await startMatch(t.context, meta.host, meta.id, "dull");
  return meta.id;
}

/** Plays such a match to its end: the first is first, and so on. */
async function play(people: readonly Profile[], more: More = {}): Promise<string> {
  const id = await open(people, more);
  const [host, ...others] = people;
  await answerAs(t, host ?? ann, id, "keep");
  for (const other of others) await answerAs(t, other, id, "fold");
  return id;
}

describe("a club", () => {
  it("is nothing to strangers: as one that does not exist, whatever they try", async () => {
    const eve = await t.person("Eve");
    const tries = (id: string) => [
      () => viewClub(t.context, eve.userId, id),
      () => joinClub(t.context, eve.userId, id, "guessed"),
      () => lookAtClub(t.context, eve.userId, id, "guessed"),
      () => renameClub(t.context, eve.userId, id, "Mine"),
      () => leaveClub(t.context, eve.userId, id, "anybody"),
      () => renewClubLink(t.context, eve.userId, id),
      () => withdrawClubLink(t.context, eve.userId, id),
      () => createMatch(t.context, eve, { game: "pennies", seats: 2, club: { id } }),
    ];
    const before = await t.context.store.clubs.get(club);
    for (const id of [club, "nowhere"]) {
      for (const attempt of tries(id)) await expect(attempt()).rejects.toThrow("club/unknown");
    }
    expect(await t.context.store.clubs.get(club)).toEqual(before);
    expect(await clubsOf(t.context, eve.userId)).toEqual([]);
  });

  it("is shown by its link, and lets people in by it, once each, until it is withdrawn", async () => {
    const [cleo, dan] = [await t.person("Cleo"), await t.person("Dan", null)];
    const link = await linkOf(ben);
    const shown = { name: "Back Room", founder: "Ann", members: 2, isMember: false };
    expect(await lookAtClub(t.context, null, club, link)).toEqual(shown);
    for (let again = 0; again < 2; again++) await joinClub(t.context, cleo.userId, club, link);
    await expect(withdrawClubLink(t.context, ben.userId, club)).rejects.toThrow("club/not-founder");
    await withdrawClubLink(t.context, ann.userId, club);
    expect((await view(ben)).link).toBeNull();
    for (const token of [link, "", "undefined"]) {
      await expect(joinClub(t.context, dan.userId, club, token)).rejects.toThrow("club/unknown");
    }
    await renewClubLink(t.context, ann.userId, club);
    await joinClub(t.context, dan.userId, club, await linkOf(cleo));
    expect(members(await view(dan))).toEqual(["Ann", "Ben", "Cleo", "Dan"]);
  });

  it("is renamed, and cleared of members, by its founder alone; who is put out knows no link that is good", async () => {
    const seen = await view(ben);
    const link = await linkOf(ben);
    await expect(renameClub(t.context, ben.userId, club, "Ours")).rejects.toThrow("club/not-founder");
    await expect(leaveClub(t.context, ben.userId, club, person(seen, "Ann"))).rejects.toThrow(
      "club/not-founder",
    );
    await expect(leaveClub(t.context, ann.userId, club, "nobody")).rejects.toThrow("club/member-unknown");
    await renameClub(t.context, ann.userId, club, "Front Room");
    await leaveClub(t.context, ann.userId, club, person(seen, "Ben"));
    expect(await view(ann)).toMatchObject({ name: "Front Room", people: [{ name: "Ann" }] });
    await expect(view(ben)).rejects.toThrow("club/unknown");
    await expect(joinClub(t.context, ben.userId, club, link)).rejects.toThrow("club/unknown");
  });

  it("goes to who has been in it for longest when its founder leaves, and is gone with the last one", async () => {
    await play([ann, ben]);
    await t.settle();
    await leaveClub(t.context, ann.userId, club, person(await view(ann), "Ann"));
    const seen = await view(ben);
    expect(seen.people.find(({ isFounder }) => isFounder)?.name).toBe("Ben");
    expect(seen.results).toHaveLength(1);
    await leaveClub(t.context, ben.userId, club, person(seen, "Ben"));
    expect(await t.context.store.clubs.results(club, 9)).toEqual([]);
    await expect(view(ben)).rejects.toThrow("club/unknown");
  });

  it("has no room for more than thirty, and nobody is in more than twenty", async () => {
    const link = await linkOf(ann);
    for (let n = 0; n < 28; n++) await joinClub(t.context, `member-${n}`, club, link);
    const cleo = await t.person("Cleo");
    await expect(joinClub(t.context, cleo.userId, club, link)).rejects.toThrow("club/full");
    await joinClub(t.context, ben.userId, club, link);
    for (let n = 0; n < 20; n++) await foundClub(t.context, cleo.userId, `Club ${n}`);
    await expect(foundClub(t.context, cleo.userId, "One more")).rejects.toThrow("club/too-many");
    await expect(joinClub(t.context, cleo.userId, club, link)).rejects.toThrow("club/too-many");
  });
});

describe("a match that a member calls others to", () => {
  it("seats them, tells them, and starts when all who sit there have opened it", async () => {
    const cleo = await t.person("Cleo");
    await joinClub(t.context, cleo.userId, club, await linkOf(ann));
    const seen = await view(ann);
    const call = ["Ben", "Ben", "Ann", "Cleo"].map((name) => person(seen, name));
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 3, club: { id: club, call } });
    expect(meta.seats.map(({ name }) => name)).toEqual(["Ann", "Ben", "Cleo"]);
    await t.settle();
    await t.pass(150);
    expect(t.mailer.to("ben@mob.test").at(-1)?.text).toContain("Your club is calling");
    expect(t.mailer.to("ann@mob.test")).toEqual([]);
    const { commitment } = meta;
    for (const who of [ann, ben, cleo]) {
      expect((await viewMatch(t.context, who.userId, meta.id)).match.status).toBe("lobby");
      await contribute(t.context, who.userId, meta.id, { commitment, contribution: "ab".repeat(16) });
    }
    expect((await viewMatch(t.context, ben.userId, meta.id)).match).toMatchObject({
      status: "playing",
      club,
    });
    expect(await readDashboard(t.context, cleo.userId)).toMatchObject([{ club }]);
  });

  it("is not opened for people who are not in the club, nor for more than it has seats", async () => {
    const call = [person(await view(ann), "Ben")];
    const creation = { game: "pennies", seats: 2 };
    const cleo = await t.person("Cleo");
    await joinClub(t.context, cleo.userId, club, await linkOf(ann));
    const both = [...call, person(await view(ann), "Cleo")];
    await expect(
      createMatch(t.context, ann, { ...creation, club: { id: club, call: both } }),
    ).rejects.toThrow("match/full");
    await leaveClub(t.context, ben.userId, club, call[0] ?? "");
    await expect(createMatch(t.context, ann, { ...creation, club: { id: club, call } })).rejects.toThrow(
      "club/member-unknown",
    );
    expect(await readDashboard(t.context, ann.userId)).toEqual([]);
  });

  it("is not opened again and again: a member fills nobody's dashboard", async () => {
    const call = (name: string) => [person(seen, name)];
    const cleo = await t.person("Cleo");
    await joinClub(t.context, cleo.userId, club, await linkOf(ann));
    const seen = await view(ann);
    const open = (by: Profile, name: string) =>
      createMatch(t.context, by, { game: "pennies", seats: 2, club: { id: club, call: call(name) } });
    for (let tables = 0; tables < 10; tables++) await open(ann, "Ben");
    await expect(open(ann, "Ben")).rejects.toMatchObject({ code: "request/too-many" });
    const games = ["pennies", "pennies"];
    await expect(
      openSeason(t.context, ann, club, { games, call: call("Ben"), options: {} }),
    ).rejects.toMatchObject({ code: "request/too-many" });
    expect(await readDashboard(t.context, ben.userId)).toHaveLength(10);
    await open(ann, "Cleo");
    await open(cleo, "Ben");
    t.clock.advance(24 * 3600);
    await open(ann, "Ben");
  });
});

describe("the result of a match", () => {
  it("is kept once for its club when it is over, however often that is followed up, and whatever fails on the way", async () => {
    const id = await play([ann, ben]);
    const { matches } = t.context.store;
    expect((await view(ann)).results).toEqual([]);
    const dying: Context = {
      ...t.context,
      store: {
        ...t.context.store,
        matches: { ...matches, saveMeta: () => Promise.reject(new Error("killed")) },
      },
    };
    await expect(followMatch(dying, id)).rejects.toThrow("killed");
    expect((await matches.meta(id))?.status).toBe("playing");
    await followMatch(t.context, id);
    await t.settle();
    await followMatch(t.context, id);
    const seen = await view(ben);
    expect(seen.results).toEqual([
      {
        matchId: id,
        game: "pennies",
        stat: null,
        season: null,
        startedAt: (await matches.meta(id))?.startedAt,
        endedAt: (await matches.meta(id))?.endedAt,
        seats: [
          { person: person(seen, "Ann"), place: 1, score: null },
          { person: person(seen, "Ben"), place: 2, score: null },
        ],
      },
    ]);
  });

  it("is kept of a rematch too, and leads to the table only those who sat there", async () => {
    const first = await play([ann, ben]);
    await t.settle();
    const cleo = await t.person("Cleo");
    await joinClub(t.context, cleo.userId, club, await linkOf(ann));
    expect((await view(cleo)).results).toMatchObject([{ matchId: null }]);
    expect(await rematch(t.context, ben.userId, first)).toMatchObject({ club });
  });

  it("is kept only where it was opened for the club and two members sat there at the end", async () => {
    const eve = await t.person("Eve");
    await play([ann, ben], ELSEWHERE);
    await play([ann, eve]);
    await play([ann], { seats: 2 });
    await t.settle();
    expect((await view(ann)).results).toEqual([]);
    await play([eve, ann, ben], ELSEWHERE);
    await play([ann, eve, ben], { seats: 4 });
    await t.settle();
    await t.pass(200);
    const seen = await view(ann);
    expect(seen.people.find(({ name }) => name === "Eve")).toMatchObject({ joinedAt: null });
    expect(seen.results.map(({ seats }) => seats.map((seat) => seat.person))).toEqual([
      [person(seen, "Ann"), person(seen, "Eve"), person(seen, "Ben"), null],
    ]);
  });

  it("counts for who has the seat, though they gave up, and says what the game counts first", async () => {
    const id = await open([ann, ben]);
    await resign(t.context, ben.userId, id, { answerId: "resign-ben" });
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(200);
    const seen = await view(ann);
    expect(seen.results[0]?.seats[1]).toMatchObject({ person: person(seen, "Ben"), place: 2 });
    const meta = await t.context.store.matches.meta(id);
    if (meta === undefined) throw new Error("no match");
    const stats = [
      { loot: 7, aces: 1 },
      { loot: -2, aces: 3 },
    ];
    const outcome = { reason: "last-penny", placements: [1, 1], stats };
    await keepResult(t.context, { ...meta, id: "other" }, { endedAt: t.clock.now().toISOString(), outcome });
    expect((await view(ann)).results.find(({ stat }) => stat === "loot")?.seats).toMatchObject([
      { place: 1, score: 7 },
      { place: 1, score: -2 },
    ]);
  });

  it("counts for whose the seat is that was lent when the match ended", async () => {
    const id = await open([ann, ben]);
    await offerSeat(t.context, ben.userId, id, { days: 2, brief: "" });
    const word = (await t.context.store.matches.meta(id))?.seats[1]?.offer?.word ?? "";
    const friend = await t.person("Finn");
    await borrowSeat(t.context, friend, id, word);
    expect((await viewMatch(t.context, friend.userId, id)).match).not.toHaveProperty("club");
    expect((await viewMatch(t.context, ben.userId, id)).match.club).toBe(club);
    await answerAs(t, ann, id, "keep");
    await answerAs(t, friend, id, "fold");
    await t.settle();
    const seen = await view(ben);
    expect(seen.results[0]).toMatchObject({ matchId: id, seats: [{}, { person: person(seen, "Ben") }] });
    expect(seen.people).toHaveLength(2);
  });

  it("is not kept for a club that is gone", async () => {
    const id = await play([ann, ben]);
    for (const who of [ann, ben]) await leaveClubs(t.context, who.userId);
    await t.settle();
    expect((await t.context.store.matches.meta(id))?.status).toBe("over");
    expect(await t.context.store.clubs.results(club, 9)).toEqual([]);
  });

  it("names nobody who has deleted their account, and keeps their place", async () => {
    const id = await play([ann, ben]);
    await t.settle();
    await handOverSeat(t.context, ben.userId, id);
    await leaveClubs(t.context, ben.userId);
    await t.context.store.profiles.delete(ben.userId);
    await t.settle();
    const { people, results } = await view(ann);
    expect(people).toMatchObject([{ name: "Ann" }, { name: null, portrait: null, joinedAt: null }]);
    expect(results[0]?.seats[1]).toEqual({ person: people[1]?.id, place: 2, score: null });
  });

  it("goes with a guest who becomes an account, and so does the place in the club", async () => {
    const guest = await t.person("Gus", null);
    await joinClub(t.context, guest.userId, club, await linkOf(ann));
    await play([guest, ann]);
    await t.settle();
    const account = await t.person("Augustus");
    await moveMatches(t.context, guest.userId, account);
    await moveMatches(t.context, guest.userId, account);
    const seen = await view(account);
    expect(members(seen)).toEqual(["Ann", "Ben", "Augustus"]);
    expect(seen.results[0]?.seats[0]?.person).toBe(person(seen, "Augustus"));
    expect(await clubsOf(t.context, guest.userId)).toEqual([]);
  });
});

it("whoever watches a match is not told for which club it is", async () => {
  const eve = await t.person("Eve");
  const id = await open([ann, ben], { visibility: "open" });
  expect((await viewMatch(t.context, ben.userId, id)).match.club).toBe(club);
  expect((await viewMatch(t.context, eve.userId, id)).match).not.toHaveProperty("club");
});

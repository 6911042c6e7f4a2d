/** A season whose members act at the same moment, and whose replies are lost, at every write. */
import { createClient } from "@consigliere/store/client";
import type { Profile } from "@consigliere/store/profiles";
import { interpose, loseReplies } from "@consigliere/store/testing/interpose";
import { endpoint } from "@consigliere/store/testing/server";
import { beforeAll, expect, it } from "vitest";
import { foundClub, joinClub, leaveClub } from "../../src/club/clubs.ts";
import { nameIn } from "../../src/club/members.ts";
import { endSeason } from "../../src/club/season.ts";
import type { Context } from "../../src/context.ts";
import { followMatch } from "../../src/follow-up/follow-match.ts";
import { cancelMatch } from "../../src/lobby/leave-match.ts";
import { laySeasonTable, openSeason } from "../../src/lobby/season-tables.ts";
import { openStore } from "../../src/match/contents.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { playGathered } from "../../testing/pennies-match.ts";

let t: TestContext;
/** A process of the same house, in which something happens at one of its writes. */
let other: Context;
const trap = { writes: 0, at: 0, before: async () => {}, losesReply: false };

beforeAll(async () => {
  t = await openContext();
  const client = createClient({ region: "us-east-1", endpoint });
  interpose(client, async (command, send) => {
    if (/^(Put|Transact)/.test(command.action) && ++trap.writes === trap.at) await trap.before();
    return send(command);
  });
  loseReplies(client, () => {
    const isLost = trap.losesReply && trap.writes === trap.at;
    if (isLost) trap.losesReply = false;
    return isLost;
  });
  const store = openStore({ client, tableName: t.tableName, now: t.clock.now });
  other = { ...t.context, store };
});

interface Town {
  readonly club: string;
  readonly people: readonly [Profile, Profile, ...Profile[]];
  /** The season's first table, if there is one. */
  readonly table: string;
}

let towns = 0;

/** A club, of which the first is the founder. */
async function town(more: readonly string[] = []): Promise<Town> {
  const nth = ++towns;
  const others = [];
  const [ann, ben] = [await t.person(`Ann ${nth}`), await t.person(`Ben ${nth}`)];
  for (const name of more) others.push(await t.person(`${name} ${nth}`));
  const club = await foundClub(t.context, ann.userId, "Back Room");
  for (const { userId } of [ben, ...others])
    await joinClub(t.context, userId, club.id, club.inviteToken ?? "");
  return { club: club.id, people: [ann, ben, ...others], table: "" };
}

type Act = (context: Context, town: Town) => Promise<unknown>;
const open =
  (by: 0 | 1): Act =>
  (context, { club, people }) => {
    const call = people.filter((_, at) => at !== by).map(({ userId }) => nameIn({ id: club }, userId));
    const body = { games: ["pennies", "pennies"], call, options: { rounds: 1 } };
    return openSeason(context, people[by], club, body);
  };
const lay =
  (by: 0 | 1): Act =>
  (context, { club, people }) =>
    laySeasonTable(context, people[by].userId, club);
const founderLeaves: Act = (context, { club, people: [{ userId }] }) =>
  leaveClub(context, userId, club, nameIn({ id: club }, userId));
const endsIt: Act = (context, { club, people: [{ userId }] }) => endSeason(context, userId, club);
const told: Act = (context, { table }) => followMatch(context, table);

async function opened(): Promise<Town> {
  const made = await town();
  await open(0)(t.context, made);
  return { ...made, table: (await seasonOf(made))?.table ?? "" };
}

async function calledOff(): Promise<Town> {
  const made = await opened();
  await cancelMatch(t.context, made.people[0].userId, made.table);
  return made;
}

/** Its first match is over, and nobody has been told. */
async function over(): Promise<Town> {
  const made = await opened();
  await playGathered(t, made.table, made.people);
  return made;
}

const seasonOf = async ({ club }: Town) => (await t.context.store.clubs.get(club))?.season;

interface Scene {
  readonly before: () => Promise<Town>;
  readonly one: Act;
  /** Null: nobody else acts, but a reply is lost. */
  readonly meanwhile: Act | null;
  /** The rounds that are played afterwards. */
  readonly played: 0 | 1;
}

const SCENES: Readonly<Record<string, Scene>> = {
  "two open it": { before: town, one: open(0), meanwhile: open(1), played: 0 },
  "the reply to its opening is lost": { before: town, one: open(0), meanwhile: null, played: 0 },
  "the founder leaves while it is opened": {
    before: () => town(["Cleo"]),
    one: open(1),
    meanwhile: founderLeaves,
    played: 0,
  },
  "two lay its table anew": { before: calledOff, one: lay(0), meanwhile: lay(1), played: 0 },
  "the end of a match is told twice": { before: over, one: told, meanwhile: told, played: 1 },
  "a reply is lost while the end is told": { before: over, one: told, meanwhile: null, played: 1 },
  "it is ended while the end is told": { before: over, one: told, meanwhile: endsIt, played: 1 },
};

/** Runs `one` with something at its write of that number; false if it has fewer. */
async function meets(one: Promise<unknown>): Promise<boolean> {
  // The slower one may be told so.
  await one.catch(({ code }: { code?: unknown }) => expect(code).toMatch(/^club\//));
  return trap.writes >= trap.at;
}

/** Nothing is there twice, nothing is lost, and the season goes on if it is on. */
async function expectSound(made: Town, played: number): Promise<void> {
  await t.settle();
  const { season, members } = (await t.context.store.clubs.get(made.club)) ?? expect.fail("no club");
  expect(season).toMatchObject({ number: 1, played });
  const by = members[0]?.userId ?? "";
  const isOn = (season?.games.length ?? 0) > played;
  const table = isOn ? await laySeasonTable(t.context, by, made.club) : null;
  await t.settle();
  const rows = await t.context.store.memberships.list(by);
  const all = await t.context.store.matches.metas(rows.map(({ matchId }) => matchId));
  const rounds = all.flatMap(({ status, season: one }) => (status === "cancelled" ? [] : one?.round));
  expect(rounds).toHaveLength(new Set(rounds).size);
  if (table !== null) expect((await seasonOf(made))?.table).toBe(table.id);
  const results = await t.context.store.clubs.results(made.club, 9);
  const counted = results.map(({ matchId, season: one }) => [matchId, one?.number, one?.round]);
  expect(counted).toEqual(played === 0 ? [] : [[made.table, 1, 1]]);
  if (played > 0 && table !== null)
    expect((await t.context.store.matches.meta(made.table))?.nextMatch).toBe(table.id);
  for (const { userId } of members)
    expect((await t.context.store.memberships.list(userId)).length).toBe(rows.length);
}

it.each(Object.keys(SCENES))("a season loses nothing, and has nothing twice, where %s", async (name) => {
  const { before: prepare, one, meanwhile, played } = SCENES[name] ?? expect.fail("no scene");
  for (let at = 1, isMet = true; isMet; at++) {
    const made = await prepare();
    // The late one may be told so.
    const before = async () => meanwhile?.(t.context, made).catch(() => null);
    Object.assign(trap, { writes: 0, at, losesReply: meanwhile === null, before });
    isMet = await meets(one(other, made));
    expect(trap.losesReply).toBe(meanwhile === null && !isMet);
    Object.assign(trap, { at: 0, losesReply: false });
    await expectSound(made, played);
  }
});

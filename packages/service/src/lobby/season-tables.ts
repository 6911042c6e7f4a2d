/** Seasons: some games in a row that the same members of a club play, for one trophy. */
import type { openSeason as endpoint } from "@consigliere/contract/clubs";
import type { CallOf } from "@consigliere/contract/endpoint";
import { usualHouseRules } from "@consigliere/contract/house-rules";
import type { Game } from "@consigliere/engine/game";
import type { Club, Season } from "@consigliere/store/clubs";
import type { Json } from "@consigliere/store/json";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { membersCalled } from "../club/call-members.ts";
import { clubFor } from "../club/clubs.ts";
import { isIn } from "../club/members.ts";
import { countsForSeason, isOn } from "../club/season.ts";
import type { Context } from "../context.ts";
import { checkSeatCount, defaultLevel, gameOf, optionsOf } from "../games.ts";
import { dealtBot } from "../match/dealt-bot.ts";
import { editMatch } from "../match/edit.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { filled, seatsFor } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { openLobby } from "./create-match.ts";
import { openOnce } from "./open-once.ts";
import { forTheSamePeople } from "./rematch.ts";

/**
 * Opens a season and lays its first table, at which everybody called has a seat. @throws Refusal `club/unknown`,
 * `club/member-unknown`, `club/season-on`, `game/…`
 */
export async function openSeason(
  context: Context,
  host: Profile,
  id: string,
  { games, call, options }: CallOf<typeof endpoint>["body"],
): Promise<MatchMeta> {
  const players = [host, ...(await membersCalled(context, host.userId, { id, call }))];
  for (const name of new Set(games)) {
    const game = await gameOf(context, name);
    checkSeatCount(game, seatsOf(game, players.length));
    optionsOf(game, options);
  }
  await context.store.clubs.change(id, (club) => {
    const number = (club.season?.number ?? 0) + 1;
    if (isOn(club.season)) throw new Refusal("club/season-on");
    const season = {
      number,
      games,
      options: options as Json,
      players: players.map(({ userId }) => userId),
      played: 0,
    };
    return { ...club, season };
  });
  return laySeasonTable(context, host.userId, id);
}

/**
 * The table at which the club's season goes on, laid anew if it was called off. @throws Refusal `club/unknown`,
 * `club/no-season`
 */
export async function laySeasonTable(context: Context, userId: string, id: string): Promise<MatchMeta> {
  const club = await clubFor(context, userId, id);
  const table = await nextTable(context, club);
  if (table === null) throw new Refusal("club/no-season");
  const { follows } = table;
  if (follows !== undefined) {
    await editMatch(context, follows, (old) =>
      old.nextMatch === table.id ? old : { ...old, nextMatch: table.id },
    );
  }
  return table;
}

/** Counts a match of a season that is over, and lays the next table; null: there is none. Safe to repeat. */
export async function playOn(context: Context, { club: id, season }: MatchMeta): Promise<MatchMeta | null> {
  if (id === undefined || season === undefined) return null;
  const club = await context.store.clubs.change(id, (club) =>
    countsForSeason(club, season) && club.season?.played === season.round - 1
      ? { ...club, season: { ...club.season, played: season.round } }
      : club,
  );
  return club?.season?.number === season.number ? nextTable(context, club) : null;
}

/** The table of the next round, laid if there is none; null: the season is over, or too few of its players are left. */
async function nextTable(context: Context, club: Club): Promise<MatchMeta | null> {
  const { season } = club;
  if (!isOn(season)) return null;
  const last = season.table === undefined ? undefined : await context.store.matches.meta(season.table);
  const purpose = `season ${club.id} ${season.number} ${season.played}`;
  const table = await openOnce(context, purpose, (id) => laid(context, club, season, { id, last }));
  return table && noted(context, club, season, table);
}

async function noted(context: Context, club: Club, season: Season, table: MatchMeta): Promise<MatchMeta> {
  await context.store.clubs.change(club.id, (now) =>
    now.season?.number === season.number &&
    now.season.played === season.played &&
    now.season.table !== table.id
      ? { ...now, season: { ...now.season, table: table.id } }
      : now,
  );
  return table;
}

interface Laying {
  readonly id: string;
  /** The match before, whose house rules stay. */
  readonly last: MatchMeta | undefined;
}

/** With fewer players left in the club, no further table is laid. */
const FEWEST_PLAYERS = 2;

async function laid(
  context: Context,
  club: Club,
  season: Season,
  { id, last }: Laying,
): Promise<MatchMeta | null> {
  const userIds = season.players.filter((userId) => isIn(club, userId));
  const profiles = await context.store.profiles.getMany(userIds);
  const players = userIds.flatMap((userId) => profiles.find((one) => one.userId === userId) ?? []);
  const [host] = players;
  const name = season.games[season.played];
  if (host === undefined || name === undefined || players.length < FEWEST_PLAYERS) return null;
  const game = await gameOf(context, name);
  const seats = seatsFor(players, seatsOf(game, players.length));
  return openLobby(context, {
    id,
    game: name,
    rulesVersion: game.meta.version,
    options: optionsOf(game, season.options) as Json,
    seats: filled(seats, (taken) => dealtBot(context, game, defaultLevel(game), taken)),
    host: host.userId,
    houseRules: { ...(last === undefined ? usualHouseRules : houseRulesOf(last)), ...forTheSamePeople },
    club: club.id,
    season: { number: season.number, round: season.played + 1, of: season.games.length },
    ...followed(last, season),
    gathers: true,
  });
}

/** The match of the round before. A table laid anew has it from the one that was called off. */
function followed(last: MatchMeta | undefined, { played }: Season): Pick<MatchMeta, "follows"> {
  const before = last?.season?.round === played ? last.id : last?.follows;
  return before === undefined || played === 0 ? {} : { follows: before };
}

/** Bots fill a game up to its smallest table. */
function seatsOf({ meta }: Game, players: number): number {
  return Math.max(players, meta.seats.min);
}

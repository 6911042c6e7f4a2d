import {
  type ClubPerson,
  type ClubResult,
  type Club as ClubView,
  MOST_RESULTS,
} from "@consigliere/contract/clubs";
import type { Club, ClubResult as StoredResult } from "@consigliere/store/clubs";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { placeOf } from "../match/people.ts";
import { clubFor } from "./clubs.ts";
import { nameIn } from "./members.ts";
import { isOn } from "./season.ts";

/** A club with its people and results, as somebody in it sees it. @throws Refusal `club/unknown` */
export async function viewClub(context: Context, userId: string, id: string): Promise<ClubView> {
  const club = await clubFor(context, userId, id);
  const results = await context.store.clubs.results(id, MOST_RESULTS);
  return {
    id,
    name: club.name,
    foundedAt: club.foundedAt,
    people: await peopleOf(context, club, results, userId),
    link: linkTo(context, club),
    season: await seasonView(context, club, userId),
    results: results.map((result) => resultView(club, result, userId)),
  };
}

/** In whichever language its reader has. Browsers do not send the part after `#` to any server, so nothing logs it. */
function linkTo({ settings }: Context, { id, inviteToken }: Club): string | null {
  return inviteToken === undefined ? null : `${settings.baseUrl}/club/${id}/#${inviteToken}`;
}

/** The people in a result, each once, in the order of their seats. */
const peopleIn = ({ seats }: StoredResult) =>
  seats.flatMap(({ player }) => ("userId" in player ? player.userId : []));

async function peopleOf(
  { store }: Context,
  club: Club,
  results: readonly StoredResult[],
  reader: string,
): Promise<ClubPerson[]> {
  const userIds = [...new Set([...club.members.map(({ userId }) => userId), ...results.flatMap(peopleIn)])];
  const profiles = new Map((await store.profiles.getMany(userIds)).map((one) => [one.userId, one]));
  const mayShare = profiles.get(reader)?.sharesRecord === true;
  return userIds.map((userId) => {
    const profile = profiles.get(userId);
    const joinedAt = club.members.find((one) => one.userId === userId)?.joinedAt ?? null;
    const isShared = mayShare && joinedAt !== null && userId !== reader && profile?.sharesRecord === true;
    return {
      id: nameIn(club, userId),
      name: profile?.name ?? null,
      portrait: profile === undefined ? null : String(profile.portrait),
      isMe: userId === reader,
      isFounder: userId === club.founder,
      joinedAt,
      ...(isShared && { sharesRecord: true as const }),
    };
  });
}

/** Only those who sit at the season's table learn its id. */
async function seasonView({ store }: Context, club: Club, reader: string): Promise<ClubView["season"]> {
  const { season } = club;
  if (season === undefined) return null;
  const { number, games, players, played } = season;
  const meta = season.table === undefined ? undefined : await store.matches.meta(season.table);
  const isLaid = isOn(season) && meta !== undefined && meta.status !== "cancelled" && meta.status !== "over";
  const table = isLaid
    ? { isDealt: meta.status === "playing", matchId: sits(meta, reader) ? meta.id : null }
    : null;
  return { number, games: [...games], players: players.map((one) => nameIn(club, one)), played, table };
}

const sits = (meta: MatchMeta, reader: string) => placeOf(meta, reader).owns !== null;

function resultView(club: Club, result: StoredResult, reader: string): ClubResult {
  const { matchId, game, startedAt, endedAt, stat = null, season = null, seats } = result;
  return {
    matchId: peopleIn(result).includes(reader) ? matchId : null,
    game,
    startedAt,
    endedAt,
    stat,
    season,
    seats: seats.map(({ player, place, score = null }) => ({
      person: "userId" in player ? nameIn(club, player.userId) : null,
      place,
      score,
    })),
  };
}

/** The season of a club, without its tables. */
import { isSeasonOn } from "@consigliere/contract/club-statistics";
import type { Club, Season } from "@consigliere/store/clubs";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { founderOf } from "./members.ts";

/** Whether matches of the season are still to be played. */
export function isOn(season: Season | undefined): season is Season {
  return season !== undefined && isSeasonOn(season);
}

/** Whether a match is one of the club's season, which may have been ended early. */
export function countsForSeason(
  { season }: Club,
  { number, round }: NonNullable<MatchMeta["season"]>,
): boolean {
  return season?.number === number && round <= season.games.length;
}

/**
 * Ends the club's season with the matches that are over; the one at the table counts for the club alone. @throws Refusal
 * `club/unknown`, `club/not-founder`, `club/no-season`
 */
export async function endSeason(context: Context, userId: string, id: string): Promise<void> {
  const over = await roundOver(context, id);
  const changed = await context.store.clubs.change(id, (club) => {
    const { season } = founderOf(club, userId);
    if (!isOn(season)) throw new Refusal("club/no-season");
    const played = over?.number === season.number ? Math.max(season.played, over.round) : season.played;
    return { ...club, season: { ...season, played, games: season.games.slice(0, played) } };
  });
  if (changed === undefined) throw new Refusal("club/unknown");
}

/** The round at the season's table if its match is over, whether that has been counted or not. */
async function roundOver({ store }: Context, id: string): Promise<MatchMeta["season"]> {
  const table = (await store.clubs.get(id))?.season?.table;
  if (table === undefined) return undefined;
  const [meta, newest] = await Promise.all([store.matches.meta(table), store.matches.newest(table)]);
  return newest !== undefined && newest.waiting.outcome !== null ? meta?.season : undefined;
}

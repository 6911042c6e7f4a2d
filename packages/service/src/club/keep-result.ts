import type { Outcome } from "@consigliere/engine/game";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { ownersAt } from "../match/people.ts";
import { resultOf } from "../match/result.ts";
import { isIn } from "./members.ts";
import { countsForSeason } from "./season.ts";

/** With fewer members at its table, a match does not count for the club. */
const FEWEST_MEMBERS = 2;

/**
 * Stores the result of a match for the club that it was opened for, if the club still exists and enough of its members
 * sit there. Safe to repeat: the first stored result stays.
 */
export async function keepResult(
  { store }: Context,
  meta: MatchMeta,
  { endedAt, outcome }: { readonly endedAt: string; readonly outcome: Outcome },
): Promise<void> {
  if (meta.club === undefined) return;
  const club = await store.clubs.get(meta.club);
  if (club === undefined) return;
  const members = ownersAt(meta).filter(({ userId }) => isIn(club, userId));
  if (members.length < FEWEST_MEMBERS) return;
  await store.clubs.addResult(meta.club, {
    ...resultOf(meta, { endedAt, outcome }),
    ...(meta.season && countsForSeason(club, meta.season) && { season: placeIn(meta.season) }),
  });
}

const placeIn = ({ number, round }: NonNullable<MatchMeta["season"]>) => ({ number, round });

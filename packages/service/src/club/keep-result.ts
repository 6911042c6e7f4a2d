import type { Outcome } from "@consigliere/engine/game";
import type { ResultSeat } from "@consigliere/store/clubs";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { botIn, ownerOf, ownersAt } from "../match/people.ts";
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
  // A game's first statistic decides who wins.
  const [stat] = Object.keys(outcome.stats?.[0] ?? {});
  const seats = meta.seats.map((seat, at): ResultSeat => {
    const score = stat === undefined ? undefined : outcome.stats?.[at]?.[stat];
    return {
      player: playerIn(seat),
      place: outcome.placements[at] ?? meta.seats.length,
      ...(score !== undefined && { score }),
    };
  });
  await store.clubs.addResult(meta.club, {
    matchId: meta.id,
    game: meta.game,
    startedAt: meta.startedAt ?? meta.createdAt,
    endedAt,
    ...(stat !== undefined && { stat }),
    ...(meta.season && countsForSeason(club, meta.season) && { season: placeIn(meta.season) }),
    seats,
  });
}

const placeIn = ({ number, round }: NonNullable<MatchMeta["season"]>) => ({ number, round });

/** A player whose seat a bot or a friend plays still has the seat. */
function playerIn(seat: SeatMeta): ResultSeat["player"] {
  const userId = ownerOf(seat);
  return userId === null ? { bot: botIn(seat) ?? "" } : { userId };
}

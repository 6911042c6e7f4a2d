/** The result of a finished match. */
import type { Outcome } from "@consigliere/engine/game";
import type { ClubResult, ResultSeat } from "@consigliere/store/clubs";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import { botIn, ownerOf } from "./people.ts";

/** Who finished where. Owners have their seats, whoever plays them. */
export function resultOf(
  meta: MatchMeta,
  { endedAt, outcome }: { readonly endedAt: string; readonly outcome: Outcome },
): Omit<ClubResult, "season"> {
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
  return {
    matchId: meta.id,
    game: meta.game,
    startedAt: meta.startedAt ?? meta.createdAt,
    endedAt,
    ...(stat !== undefined && { stat }),
    seats,
  };
}

/** A player whose seat a bot or a friend plays still has the seat. */
function playerIn(seat: SeatMeta): ResultSeat["player"] {
  const userId = ownerOf(seat);
  return userId === null ? { bot: botIn(seat) ?? "" } : { userId };
}

/** Makes the match's key from the values fixed at the start, and the seats from the key. */

import { matchKey, mixtureOf, seatOrderOf } from "@consigliere/engine/fairness";
import type { Game } from "@consigliere/engine/game";
import type { Json } from "@consigliere/store/json";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { gameOf, optionsOf } from "../games.ts";
import { settledRound } from "./beacon-round.ts";
import type { LoadedMatch } from "./contents.ts";
import { houseRulesOf } from "./house-rules.ts";
import { inOrderOfJoining } from "./seats.ts";

/**
 * The match with everything that makes its key, and the seats that follow from it; null while its beacon is awaited.
 */
export async function seatedByKey(
  context: Context,
  { meta, secret }: LoadedMatch,
): Promise<MatchMeta | null> {
  const settled =
    meta.beacon == null ? { round: null, mixed: null } : await settledRound(context, meta.beacon);
  if (settled === null) return null;
  const joined = inOrderOfJoining(meta.seats);
  const brought = joined.map((seat) => seat.contribution ?? null);
  const contributions = mixtureOf(brought, settled.mixed);
  const order = seatOrderOf(matchKey(secret.secret, contributions), joined.length);
  const drawn = order.map((place) => joined[place] as SeatMeta);
  const seats = houseRulesOf(meta).seatOrder === "random" ? drawn : meta.seats;
  const game = await gameOf(context, meta.game);
  return {
    ...meta,
    rulesVersion: game.meta.version,
    beacon: settled.round,
    contributions,
    seats,
    options: optionsFor(game, meta, seats),
  };
}

/** In a rematch the options may depend on the seating. */
function optionsFor(game: Game, meta: MatchMeta, seats: readonly SeatMeta[]): Json {
  if (meta.rematchOf === undefined || game.meta.playAgain === undefined) return meta.options;
  const placements = seats.map(({ place }) => place ?? 0);
  return game.meta.playAgain(optionsOf(game, meta.options), placements) as Json;
}

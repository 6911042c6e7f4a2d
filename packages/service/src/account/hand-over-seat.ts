import { NO_NAME } from "@consigliere/contract/no-name";
import type { ProblemCode } from "@consigliere/contract/problems";
import { RefusedError } from "@consigliere/engine/errors";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { gameOf, nearestBot } from "../games.ts";
import { editMatch } from "../match/edit.ts";
import { enter } from "../match/enter.ts";
import { openTable } from "../match/load.ts";
import { ownersAt, placeOf, standInOf } from "../match/people.ts";
import { handedOver } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";

/** There is nothing to resign from. Nobody is kept in a match because its rules broke or are gone, or its records are damaged. */
const NOT_PLAYABLE: readonly ProblemCode[] = [
  "match/not-started",
  "match/cancelled",
  "server/rules-broken",
  "server/match-damaged",
  "game/unknown",
];

/**
 * Takes a person out of a match that has left its lobby. The others are told, and a bot gets the seat, without name and
 * face. Safe to repeat.
 */
export async function handOverSeat(context: Context, userId: string, matchId: string): Promise<void> {
  await resignQuietly(context, userId, matchId);
  await editMatch(context, matchId, async (meta) => {
    const seat = placeOf(meta, userId).plays;
    const old = seat === null ? undefined : meta.seats[seat];
    if (seat === null || old === undefined) return meta;
    const bot = await heirTo(context, meta, standInOf(old));
    const nobody = { player: { bot }, name: NO_NAME, portrait: "nobody" };
    const seats = meta.seats.with(seat, handedOver(old, nobody));
    const heir = ownersAt({ ...meta, seats })[0];
    return { ...meta, seats, host: meta.host === userId ? (heir?.userId ?? "") : meta.host };
  });
}

/** The bot for the seat. If the service no longer has the game, this may be a name that it does not have either. */
async function heirTo(
  context: Context,
  { game: id }: MatchMeta,
  wanted: string | undefined,
): Promise<string> {
  const isOffered = context.games.some(({ meta }) => meta.id === id);
  return isOffered ? nearestBot(await gameOf(context, id), wanted) : (wanted ?? "none");
}

async function resignQuietly(context: Context, userId: string, matchId: string): Promise<void> {
  try {
    const table = await openTable(context, matchId);
    const seat = placeOf(table.meta, userId).plays;
    if (seat === null || table.run.outcome !== null) return;
    await enter(context, table, { input: { kind: "resign", seat }, userId });
  } catch (error) {
    // Already resigned, or over by now.
    if (error instanceof RefusedError) return;
    if (!(error instanceof Refusal) || !NOT_PLAYABLE.includes(error.code)) throw error;
  }
}

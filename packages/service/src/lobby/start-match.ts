import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { checkBotLevel, gameOf } from "../games.ts";
import { announcedRound } from "../match/beacon-round.ts";
import { dealtBot } from "../match/dealt-bot.ts";
import { editMatch } from "../match/edit.ts";
import { dealt } from "../match/load.ts";
import { callerAt } from "../match/people.ts";
import { filled, takenSeats } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { checkHost, checkInLobby } from "./edit-lobby.ts";

/**
 * Starts for the host. Free seats are filled with bots of level `fill`, or dropped. Starting twice counts once. @throws
 * Refusal `match/not-host`, `match/too-few-players`, `game/unknown-bot`
 */
export function startMatch(
  context: Context,
  userId: string,
  matchId: string,
  fill: string | undefined,
): Promise<MatchMeta> {
  return start(context, matchId, async (meta) => {
    callerAt(meta, userId);
    checkHost(meta, userId);
    if (fill === undefined) return meta;
    const game = await gameOf(context, meta.game);
    checkBotLevel(game, fill);
    return { ...meta, seats: filled(meta.seats, (seats) => dealtBot(context, game, fill, seats)) };
  });
}

/** Starts a match after `prepare`, and deals the first cards unless they wait for a beacon. */
export async function start(
  context: Context,
  matchId: string,
  prepare: (meta: MatchMeta) => MatchMeta | Promise<MatchMeta>,
): Promise<MatchMeta> {
  const started = await editMatch(context, matchId, async (meta) => {
    if (meta.status === "playing" || meta.status === "over") return meta;
    const prepared = await prepare(meta);
    checkInLobby(meta);
    return readyToPlay(context, prepared);
  });
  // If this process ends now, the next person who opens the table deals.
  await dealt(context, matchId);
  return started;
}

async function readyToPlay(context: Context, meta: MatchMeta): Promise<MatchMeta> {
  const taken = takenSeats(meta);
  if (taken.length < (await gameOf(context, meta.game)).meta.seats.min)
    throw new Refusal("match/too-few-players");
  const now = context.clock();
  return {
    ...meta,
    seats: taken,
    seatCount: taken.length,
    beacon: announcedRound(context, taken, now),
    status: "playing",
    startedAt: now.toISOString(),
  };
}

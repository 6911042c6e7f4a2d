import { chosenBot } from "@consigliere/contract/bot-levels";
import type { Game } from "@consigliere/engine/game";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { checkBot, checkBotLevel, gameOf } from "../games.ts";
import { dealtBot } from "../match/dealt-bot.ts";
import { botSeat, seated } from "../match/seats.ts";
import { checkHost, editLobby } from "./edit-lobby.ts";

interface Wanted {
  readonly level: string;
  /** Absent: the service deals one. */
  readonly temperament?: string;
}

/** Puts a bot into the next free seat. @throws Refusal `match/not-host`, `match/full`, `game/unknown-bot` */
export function addBot(
  context: Context,
  userId: string,
  matchId: string,
  wanted: Wanted,
): Promise<MatchMeta> {
  return editLobby(context, matchId, { userId }, async (meta) => {
    checkHost(meta, userId);
    const bot = chosen(context, await gameOf(context, meta.game), wanted, meta.seats);
    return { ...meta, seats: seated(meta.seats, botSeat(bot, meta.seats)) };
  });
}

function chosen(
  context: Context,
  game: Game,
  { level, temperament }: Wanted,
  seats: readonly SeatMeta[],
): string {
  checkBotLevel(game, level);
  if (temperament === undefined) return dealtBot(context, game, level, seats);
  const id = chosenBot(level, temperament);
  checkBot(game, id);
  return id;
}

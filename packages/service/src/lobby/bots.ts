import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { checkBotLevel, gameOf } from "../games.ts";
import { botSeat, seated } from "../match/seats.ts";
import { checkHost, editLobby } from "./edit-lobby.ts";

/** Puts a bot into the next free seat. @throws Refusal `match/not-host`, `match/full`, `game/unknown-bot` */
export function addBot(context: Context, userId: string, matchId: string, level: string): Promise<MatchMeta> {
  return editLobby(context, matchId, { userId }, async (meta) => {
    checkHost(meta, userId);
    checkBotLevel(await gameOf(context, meta.game), level);
    return { ...meta, seats: seated(meta.seats, botSeat(level, meta.seats)) };
  });
}

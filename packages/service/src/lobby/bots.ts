import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import { checkBotLevel, gameOf } from "../games.ts";
import type { House } from "../house.ts";
import { personIn } from "../play/seat.ts";
import { Refusal } from "../refusal.ts";
import { checkHost, editLobby } from "./edit-lobby.ts";
import { botSeat, freed, seated } from "./seats.ts";

/** Puts a bot into the next free seat. @throws Refusal `match/not-host`, `match/full`, `game/unknown-bot` */
export function addBot(house: House, userId: string, matchId: string, level: string): Promise<MatchMeta> {
  return editLobby(house, matchId, { userId }, (meta) => {
    checkHost(meta, userId);
    checkBotLevel(gameOf(house, meta.game), level);
    return { ...meta, seats: seated(meta.seats, botSeat(level, meta.seats)) };
  });
}

/** Frees a seat from its player or bot. @throws Refusal `match/not-host`, `match/seat-not-found` */
export async function kick(house: House, userId: string, matchId: string, seat: Seat): Promise<MatchMeta> {
  let kicked: string | null = null;
  const saved = await editLobby(house, matchId, { userId }, (meta) => {
    checkHost(meta, userId);
    kicked = personIn(meta.seats[seat]);
    // Hosts leave, they do not throw themselves out: somebody must inherit the match.
    if (kicked === userId) throw new Refusal("match/seat-not-found");
    return freed(meta, seat);
  });
  if (kicked !== null) await house.store.memberships.remove(kicked, matchId);
  return saved;
}

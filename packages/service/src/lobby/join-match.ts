import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { House } from "../house.ts";
import { seatOf } from "../play/seat.ts";
import { Refusal } from "../refusal.ts";
import { newContribution } from "./create-match.ts";
import { editLobby } from "./edit-lobby.ts";
import { seated, seatFor, takenSeats } from "./seats.ts";
import { start } from "./start-match.ts";

interface Joining {
  readonly token?: string;
  readonly contribution?: string;
}

/**
 * Sits down at a match. When the last free seat is taken and chance decides the order, it starts at once.
 * Joining twice is joining once, and starts what the first time was cut short before. @throws Refusal `match/…`
 */
export async function joinMatch(
  house: House,
  who: Profile,
  matchId: string,
  { token, contribution }: Joining,
): Promise<MatchMeta> {
  const known = await house.store.matches.meta(matchId);
  if (known === undefined) throw new Refusal("match/unknown");
  const isSeated = seatOf(known, who.userId) !== null;
  const joined = isSeated
    ? known
    : await editLobby(house, matchId, { userId: who.userId, token }, (meta) => {
        if (seatOf(meta, who.userId) !== null) return meta;
        return { ...meta, seats: seated(meta.seats, seatFor(who, contribution ?? newContribution(house))) };
      });
  return startsItself(joined) ? start(house, joined.id, (meta) => meta) : joined;
}

function startsItself(meta: MatchMeta): boolean {
  const isFull = takenSeats(meta).length === meta.seatCount;
  return meta.status === "lobby" && isFull && meta.seatOrder === "random";
}

import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { personIn } from "../match/people.ts";
import { freed } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { checkShown } from "./change-match.ts";
import { checkHost, editLobby } from "./edit-lobby.ts";

/**
 * Frees a seat from its player or bot. A removed player cannot come back with any link until {@link readmit}.
 * @throws Refusal `match/not-host`, `match/seat-not-found`; `match/seats-changed` if somebody of another name sits there
 */
export async function kick(
  context: Context,
  userId: string,
  matchId: string,
  seat: Seat,
  name?: string,
): Promise<MatchMeta> {
  let kicked: string | null = null;
  const saved = await editLobby(context, matchId, { userId }, (meta) => {
    checkHost(meta, userId);
    checkShown(meta, name === undefined ? [] : [name], seat);
    kicked = personIn(meta.seats[seat]);
    // Hosts leave; they do not remove themselves, because somebody must inherit the match.
    if (kicked === userId) throw new Refusal("match/seat-not-found");
    const left = freed(meta, seat);
    return kicked === null ? left : { ...left, removed: [...(meta.removed ?? []), kicked] };
  });
  if (kicked !== null) await context.store.memberships.remove(kicked, matchId);
  return saved;
}

/** Lets people whom the host has removed sit down again. @throws Refusal `match/not-host` */
export function readmit(context: Context, userId: string, matchId: string): Promise<MatchMeta> {
  return editLobby(context, matchId, { userId }, (meta) => {
    checkHost(meta, userId);
    const { removed, ...rest } = meta;
    return removed === undefined ? meta : rest;
  });
}

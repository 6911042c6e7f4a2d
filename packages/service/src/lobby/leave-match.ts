import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { callerAt, mySeat, peopleAt } from "../match/people.ts";
import { freed } from "../match/seats.ts";
import { checkHost, editLobby } from "./edit-lobby.ts";

/**
 * Leaves the table before the start. A host hands over to the next person; the last person to leave closes the match.
 */
export async function leaveMatch(context: Context, userId: string, matchId: string): Promise<void> {
  await editLobby(context, matchId, { userId }, (meta) => withoutPerson(meta, userId));
  await context.store.memberships.remove(userId, matchId);
}

/** Closes a match that has not started. @throws Refusal `match/not-host`, `match/started` */
export async function cancelMatch(context: Context, userId: string, matchId: string): Promise<void> {
  await editLobby(context, matchId, { userId }, (meta) => {
    checkHost(meta, userId);
    return { ...meta, status: "cancelled" };
  });
}

/** The lobby after `userId` has left it. @throws Refusal `match/unknown`, `match/not-yours` */
export function withoutPerson(meta: MatchMeta, userId: string): MatchMeta {
  const left = freed(meta, mySeat(callerAt(meta, userId), "plays"));
  const heir = peopleAt(left)[0];
  if (heir === undefined) return { ...left, status: "cancelled" };
  return { ...left, host: meta.host === userId ? heir.userId : meta.host };
}

import type { Context } from "../context.ts";
import { mySeat } from "../match/people.ts";
import { Refusal } from "../refusal.ts";

/** Remembers that the user has looked at their log up to event `seen`. */
export async function markSeen(
  context: Context,
  userId: string,
  matchId: string,
  seen: number,
): Promise<void> {
  await checkMembership(context, userId, matchId);
  await context.store.memberships.setSeen(userId, matchId, seen);
}

/** Stops mails about one match, or lets them come again. */
export async function mute(
  context: Context,
  userId: string,
  matchId: string,
  isMuted: boolean,
): Promise<void> {
  await checkMembership(context, userId, matchId);
  await context.store.memberships.setMuted(userId, matchId, isMuted);
}

async function checkMembership(context: Context, userId: string, matchId: string): Promise<void> {
  const meta = await context.store.matches.meta(matchId);
  if (meta === undefined) throw new Refusal("match/unknown");
  mySeat(meta, userId);
}

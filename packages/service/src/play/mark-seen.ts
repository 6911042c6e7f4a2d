import type { House } from "../house.ts";
import { mySeat } from "../match/people.ts";
import { Refusal } from "../refusal.ts";

/** Remembers that the user has looked at their log up to event `seen`. */
export async function markSeen(house: House, userId: string, matchId: string, seen: number): Promise<void> {
  await checkMembership(house, userId, matchId);
  await house.store.memberships.setSeen(userId, matchId, seen);
}

/** Stops mails about one match, or lets them come again. */
export async function mute(house: House, userId: string, matchId: string, isMuted: boolean): Promise<void> {
  await checkMembership(house, userId, matchId);
  await house.store.memberships.setMuted(userId, matchId, isMuted);
}

async function checkMembership(house: House, userId: string, matchId: string): Promise<void> {
  const meta = await house.store.matches.meta(matchId);
  if (meta === undefined) throw new Refusal("match/unknown");
  mySeat(meta, userId);
}

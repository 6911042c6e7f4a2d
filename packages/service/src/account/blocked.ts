/** The people whose letters and calls do not reach somebody. Nobody else learns of it. */
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { metaAt } from "../match/meta.ts";
import { ownerOf } from "../match/people.ts";
import { Refusal } from "../refusal.ts";

const MOST_BLOCKED = 200;

export function hasBlocked({ blocked = [] }: Pick<Profile, "blocked">, userId: string): boolean {
  return blocked.some((one) => one.userId === userId);
}

/**
 * Blocks the owner of the seat, wherever they write from now on.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/no-person-there`, `request/too-many`
 */
export async function blockPlayer(
  context: Context,
  { userId }: Pick<Profile, "userId">,
  matchId: string,
  seat: number,
): Promise<void> {
  const { meta, seat: mine } = await metaAt(context, matchId, userId, "looks");
  const sits = meta.seats[seat];
  const there = sits === undefined ? null : ownerOf(sits);
  if (mine === seat || sits === undefined || there === null) throw new Refusal("match/no-person-there");
  const entry = { id: context.chance.id(), userId: there, name: sits.name };
  await context.store.profiles.change(userId, (profile) => {
    const { blocked = [] } = profile;
    if (hasBlocked(profile, there)) return profile;
    if (blocked.length >= MOST_BLOCKED) throw new Refusal("request/too-many");
    return { ...profile, blocked: [...blocked, entry] };
  });
}

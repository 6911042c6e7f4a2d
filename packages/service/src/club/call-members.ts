import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { limit, type RateLimit } from "../rate-limit.ts";
import { Refusal } from "../refusal.ts";
import { clubFor } from "./clubs.ts";
import { memberOf } from "./members.ts";

/** The tables that one member puts on the dashboard of another. */
const CALLS_PER_MEMBER: RateLimit = { name: "call-member", calls: 10, seconds: 24 * 3600 };

/**
 * The members whom somebody calls to a match of their club, by their names in it; each once, without the caller.
 * @throws Refusal `club/unknown`, `club/member-unknown`, `request/too-many`
 */
export async function membersCalled(
  context: Context,
  userId: string,
  { id, call = [] }: { readonly id: string; readonly call?: readonly string[] | undefined },
): Promise<Profile[]> {
  const club = await clubFor(context, userId, id);
  const userIds = [...new Set(call.map((name) => memberOf(club, name)))].filter((one) => one !== userId);
  const profiles = await context.store.profiles.getMany(userIds);
  const called = userIds.map((one) => {
    const profile = profiles.find((each) => each.userId === one);
    if (profile === undefined) throw new Refusal("club/member-unknown");
    return profile;
  });
  for (const one of userIds) await limit(context, CALLS_PER_MEMBER, `${userId} ${one}`);
  return called;
}

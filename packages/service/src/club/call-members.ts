import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { clubFor } from "./clubs.ts";
import { memberOf } from "./members.ts";

/**
 * The members whom somebody calls to a match of their club, by their names in it; each once, without the caller.
 * @throws Refusal `club/unknown`, `club/member-unknown`
 */
export async function membersCalled(
  context: Context,
  userId: string,
  { id, call = [] }: { readonly id: string; readonly call?: readonly string[] | undefined },
): Promise<Profile[]> {
  const club = await clubFor(context, userId, id);
  const userIds = [...new Set(call.map((name) => memberOf(club, name)))].filter((one) => one !== userId);
  const profiles = await context.store.profiles.getMany(userIds);
  return userIds.map((one) => {
    const profile = profiles.find((each) => each.userId === one);
    if (profile === undefined) throw new Refusal("club/member-unknown");
    return profile;
  });
}

import type { WakingHours } from "@consigliere/contract/match";
import type { Profile } from "@consigliere/store/profiles";
import { membersCalled } from "../club/call-members.ts";
import type { Context } from "../context.ts";
import { restFor } from "../match/seats.ts";
import { awakeTogether } from "../match/waking-hours.ts";

/**
 * When a host and the members whom they would call are awake: what the table shows to everybody who sits there.
 * @throws Refusal `club/unknown`, `club/member-unknown`
 */
export async function clubHours(
  context: Context,
  host: Profile,
  id: string,
  call: readonly string[],
): Promise<WakingHours | null> {
  const people = [host, ...(await membersCalled(context, host.userId, { id, call }))];
  return awakeTogether(
    people.flatMap((one) => restFor(one) ?? []),
    context.clock(),
  );
}

import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { isStoreError } from "../store-error.ts";
import { withRestBefore } from "./clock.ts";
import { distinctNames } from "./distinct-names.ts";
import { metaOf } from "./meta.ts";
import { counted } from "./shown.ts";

/** How often somebody else may be faster before the caller is told to try again later. */
const TRIES = 6;

/**
 * Changes a match by `change`, which may refuse. Retries on the version that somebody else saved meanwhile. Returning
 * the meta unchanged saves nothing. @throws Refusal `match/unknown`, `match/busy`
 */
export async function editMatch(
  context: Context,
  matchId: string,
  change: (meta: MatchMeta) => MatchMeta | Promise<MatchMeta>,
): Promise<MatchMeta> {
  for (let tries = 0; tries < TRIES; tries++) {
    const meta = await metaOf(context, matchId);
    const wanted = await change(meta);
    if (wanted === meta) return meta;
    const seats = distinctNames(wanted.seats);
    const isPlayed = meta.status === "playing";
    const changed = {
      ...wanted,
      seats: isPlayed ? withRestBefore(meta.seats, seats, context.clock()) : seats,
    };
    // An invitation exists before anybody is told of it.
    if (changed.inviteToken !== meta.inviteToken)
      await context.store.matches.addInvite(matchId, changed.inviteToken);
    try {
      return await context.store.matches.saveMeta(await counted(context, meta, changed));
    } catch (error) {
      if (!isStoreError(error, "store/conflict")) throw error;
    }
  }
  throw new Refusal("match/busy");
}

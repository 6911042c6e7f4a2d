/** The people who were asked to hurry. A match keeps it for all to see. It reveals nothing except that it was done. */

import type { MatchMeta, Nudge } from "@consigliere/store/matches";
import type { AwaitedDecision } from "./position.ts";

/** The parts of a decision that a nudge depends on: only public facts. */
type Named = Pick<AwaitedDecision, "seat" | "since">;

/** The nudges about a decision, oldest first. */
export function nudgesAbout({ nudges = [] }: Pick<MatchMeta, "nudges">, { seat, since }: Named): Nudge[] {
  return nudges.filter((nudge) => nudge.seat === seat && nudge.since === since);
}

/** The last of them; undefined when there is none. */
export function lastNudge(meta: Pick<MatchMeta, "nudges">, decision: Named): Nudge | undefined {
  return nudgesAbout(meta, decision).at(-1);
}

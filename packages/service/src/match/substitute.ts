/** Decides what happens to a seat whose player is out of time, by the match's agreement. */

import type { ClockRules } from "@consigliere/contract/clock-rules";
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import { houseRulesOf } from "./house-rules.ts";
import { peopleAt, placeOf } from "./people.ts";
import type { AwaitedDecision, Position } from "./position.ts";

/** The decision waits as long as others may vote about the seat. */
const VOTING_MS = 24 * 3_600_000;

/** ISO time at which a vote ends about a decision that ran out at `deadline`. */
export function voteCloses(deadline: string): string {
  return new Date(Date.parse(deadline) + VOTING_MS).toISOString();
}

interface Ruled {
  readonly meta: MatchMeta;
  readonly position: Position;
}

/**
 * The action when a decision is not made in time. Under seal it is always the fallback, so that nobody can see who had
 * answered. If nobody is there to vote, there is no vote.
 */
export function policyFor({ meta, position }: Ruled, decision: AwaitedDecision): ClockRules["whenOut"] {
  const { seat, clock, isSealed } = decision;
  const { whenOut } = houseRulesOf(meta).clock;
  if (clock !== "turn" || isSealed === true) return "fallback";
  return whenOut === "vote" && votersAbout(meta, position, seat).length === 0 ? "fallback" : whenOut;
}

/** User ids of the people who play their own seats, without one seat. */
export function votersAbout(meta: MatchMeta, { modes }: Position, about: Seat): string[] {
  const others = peopleAt(meta).filter(({ seat }) => seat !== about && modes[seat] === "player");
  return others.map(({ userId }) => userId);
}

/** Seats whose players want a bot to play for the seat with this decision. */
export function votesAbout(
  meta: MatchMeta,
  { seat, since }: Pick<AwaitedDecision, "seat" | "since">,
): Seat[] {
  const vote = meta.votes?.find((each) => each.seat === seat && each.since === since);
  return (vote?.by ?? []).flatMap((userId) => placeOf(meta, userId).plays ?? []);
}

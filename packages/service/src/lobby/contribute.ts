import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { editMatch } from "../match/edit.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { callerAt, mySeat, personIn } from "../match/people.ts";
import { takenSeats } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { checkInLobby } from "./edit-lobby.ts";
import { start } from "./start-match.ts";

/** The contribution of somebody who was shown a commitment. */
export interface Contribution {
  readonly commitment: string;
  readonly contribution: string;
}

/**
 * Mixes a contribution into the shuffles for the user's seat, replacing the earlier one. This needs the commitment: the
 * user must have seen it first. The same contribution twice counts once, even if it has started the match.
 * @throws Refusal `match/…`, `match/other-commitment`
 */
export async function contribute(
  context: Context,
  userId: string,
  matchId: string,
  given: Contribution,
): Promise<MatchMeta> {
  const saved = await editMatch(context, matchId, (meta) => {
    const seat = mySeat(callerAt(meta, userId), "plays");
    checkCommitment(meta, given);
    const mine = meta.seats[seat];
    if (mine === undefined || mine.contribution === given.contribution) return meta;
    checkInLobby(meta);
    return { ...meta, seats: meta.seats.with(seat, { ...mine, contribution: given.contribution }) };
  });
  return startsWhenGathered(saved) ? start(context, matchId, (meta) => meta) : saved;
}

/** @throws Refusal `match/other-commitment` */
export function checkCommitment(meta: MatchMeta, { commitment }: Pick<Contribution, "commitment">): void {
  if (commitment !== meta.commitment) throw new Refusal("match/other-commitment");
}

/** Whether a match that waits for everybody has nobody left to wait for. */
function hasGathered(meta: MatchMeta): boolean {
  const isWaiting = meta.gathers === true && meta.status === "lobby";
  return (
    isWaiting && isFull(meta) && meta.seats.every((s) => personIn(s) === null || s.contribution !== undefined)
  );
}

/** Whether the last contribution starts it, and not the host. */
export function startsWhenGathered(meta: MatchMeta): boolean {
  return hasGathered(meta) && houseRulesOf(meta).starts === "full";
}

export function isFull(meta: MatchMeta): boolean {
  return takenSeats(meta).length === meta.seatCount;
}

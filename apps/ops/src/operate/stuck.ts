import type { Context } from "@consigliere/service/context";
import { isAutomatic } from "@consigliere/service/follow-up/automatic-time";
import { deadlineOf } from "@consigliere/service/match/clock";
import type { LogRecord } from "@consigliere/service/match/contents";
import type { AwaitedDecision, Position } from "@consigliere/service/match/position";
import { openDecisions } from "@consigliere/service/match/record";
import { policyFor, voteCloses } from "@consigliere/service/match/substitute";
import type { MatchMeta } from "@consigliere/store/matches";

/** Minutes that the results of a change may take before they count as missing. */
const PATIENCE_MINUTES = 10;

/** Results of a change before this time are no longer on their way. */
export function longAgo({ clock }: Context): Date {
  return new Date(clock().getTime() - PATIENCE_MINUTES * 60_000);
}

/** Why a match does not move on. */
export type Standstill =
  /** It was started and no card was dealt. */
  | "not-dealt"
  /** A deadline has passed and nothing followed. */
  | "deadline-passed"
  /** It waits for a bot or a standing answer. */
  | "automatic-answer-missing"
  /** It is neither over nor waiting for anybody. */
  | "waits-for-nobody"
  /** It has ended and was not closed. */
  | "not-closed";

/** The latest time when a decision is made for its player. */
function timeOut(meta: MatchMeta, position: Position, decision: AwaitedDecision): string | undefined {
  const deadline = deadlineOf(meta, decision);
  if (deadline === null) return undefined;
  return policyFor({ meta, position }, decision) === "vote" ? voteCloses(deadline) : deadline;
}

/** The reason why a running match has not moved on by `before`; null if all is well. */
export function standstill(meta: MatchMeta, newest: LogRecord | null, before: Date): Standstill | null {
  if (meta.status !== "playing") return null;
  const isPast = (iso: string | undefined) => iso !== undefined && Date.parse(iso) < before.getTime();
  if (newest === null) return isPast(meta.startedAt) ? "not-dealt" : null;
  const position = newest.waiting;
  const decisions = openDecisions(position);
  if (position.outcome !== null) return isPast(newest.at) ? "not-closed" : null;
  if (decisions.length === 0) return isPast(newest.at) ? "waits-for-nobody" : null;
  for (const decision of decisions) {
    if (isPast(timeOut(meta, position, decision))) return "deadline-passed";
    // A bot that has just sat down, or an order that was just given, has had no time yet.
    const isLate = isPast(decision.since) && isPast(newest.at);
    if (isLate && isAutomatic(meta, position, decision)) return "automatic-answer-missing";
  }
  return null;
}

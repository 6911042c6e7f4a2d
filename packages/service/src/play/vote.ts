import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { deadlineOf } from "../match/clock.ts";
import { editMatch } from "../match/edit.ts";
import { openTableAt } from "../match/load.ts";
import type { OpenTable } from "../match/open-table.ts";
import type { AwaitedDecision } from "../match/position.ts";
import { decisionsOf, openDecisions } from "../match/record.ts";
import { standIn } from "../match/stand-in.ts";
import { policyFor, votersAbout } from "../match/substitute.ts";
import { Refusal } from "../refusal.ts";

/**
 * Votes for a bot in a seat whose player is out of time. With more than half of the others, the bot sits down at once.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/over`, `match/no-vote`; RefusedError when the player was
 * faster
 */
export async function voteSubstitute(
  context: Context,
  userId: string,
  matchId: string,
  seat: Seat,
): Promise<void> {
  const table = await openTableAt(context, matchId, userId, "plays");
  if (table.run.outcome !== null) throw new Refusal("match/over");
  const decision = ranOut(context, table, seat);
  const voters = votersAbout(table.meta, table.position, seat);
  if (decision === undefined || !voters.includes(userId)) throw new Refusal("match/no-vote");
  const meta = await editMatch(context, matchId, (now) => voted(now, table, decision, userId));
  const by = meta.votes?.find((vote) => isAbout(vote, decision))?.by ?? [];
  const isCarried = by.filter((voter) => voters.includes(voter)).length * 2 > voters.length;
  if (isCarried) await standIn(context, { ...table, meta }, decision);
}

/** The decision of a seat that can be voted about. */
function ranOut({ clock }: Context, table: OpenTable, seat: Seat): AwaitedDecision | undefined {
  return decisionsOf(table.position, seat).find((decision) => {
    const deadline = deadlineOf(table.meta, decision);
    const isOver = deadline !== null && Date.parse(deadline) <= clock().getTime();
    return isOver && policyFor(table, decision) === "vote";
  });
}

type Named = Pick<AwaitedDecision, "seat" | "since">;

const isAbout = (one: Named, other: Named) => one.seat === other.seat && one.since === other.since;

/** Adds the vote, and forgets those about decisions that were made since. */
function voted(
  meta: MatchMeta,
  { position }: OpenTable,
  decision: AwaitedDecision,
  userId: string,
): MatchMeta {
  const { seat, since } = decision;
  const before = meta.votes?.find((vote) => isAbout(vote, decision))?.by ?? [];
  if (before.includes(userId)) return meta;
  const others = (meta.votes ?? []).filter(
    (vote) => !isAbout(vote, decision) && openDecisions(position).some((open) => isAbout(vote, open)),
  );
  return { ...meta, votes: [...others, { seat, since, by: [...before, userId] }] };
}

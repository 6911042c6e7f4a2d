import { hoursBeforeNudge, hoursBetweenNudges } from "@consigliere/contract/clock-rules";
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { isPaused } from "../match/clock.ts";
import { editMatch } from "../match/edit.ts";
import { openTableAt } from "../match/load.ts";
import { lastNudge, nudgesAbout } from "../match/nudges.ts";
import type { OpenTable } from "../match/open-table.ts";
import { personIn } from "../match/people.ts";
import type { AwaitedDecision } from "../match/position.ts";
import { Refusal } from "../refusal.ts";

/**
 * Asks the player of a seat to hurry who has been waited for since hours; they are told by what follows from the match.
 * Everything here goes by what everybody may know: where nobody may know who has answered, somebody who has is nudged like
 * anybody else, and hears nothing of it.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/over`, `match/own-seat`, `match/seat-not-found`,
 *   `match/no-person-there`, `match/not-waited-for`, `match/nudge-too-soon`
 */
export async function nudge(context: Context, userId: string, matchId: string, seat: Seat): Promise<void> {
  const table = await openTableAt(context, matchId, userId, "plays");
  if (table.run.outcome !== null) throw new Refusal("match/over");
  if (seat === table.seat) throw new Refusal("match/own-seat");
  const decision = waitedFor(table, seat);
  await editMatch(context, matchId, (meta) =>
    nudged(meta, table, decision, { by: userId, now: context.clock() }),
  );
}

/** The decision that the match waits for from the player of a seat, as far as everybody may know. */
function waitedFor({ meta, position }: OpenTable, seat: Seat): AwaitedDecision {
  if (meta.seats[seat] === undefined) throw new Refusal("match/seat-not-found");
  if (personIn(meta.seats[seat]) === null || position.modes[seat] !== "player")
    throw new Refusal("match/no-person-there");
  const decision = position.awaited.find((each) => each.seat === seat);
  if (decision === undefined || isPaused(meta)) throw new Refusal("match/not-waited-for");
  return decision;
}

/** Adds the nudge, and forgets those about decisions that were made since. */
function nudged(
  meta: MatchMeta,
  { position }: OpenTable,
  decision: AwaitedDecision,
  { by, now }: { readonly by: string; readonly now: Date },
): MatchMeta {
  const { seat, since } = decision;
  const last = lastNudge(meta, decision);
  const from = Math.max(
    Date.parse(since) + hoursBeforeNudge * 3_600_000,
    last === undefined ? 0 : Date.parse(last.at) + hoursBetweenNudges * 3_600_000,
  );
  const wait = from - now.getTime();
  if (wait > 0) throw new Refusal("match/nudge-too-soon", { retryAfter: Math.ceil(wait / 1000) });
  const openOnes = position.awaited.flatMap((each) => nudgesAbout(meta, each));
  return { ...meta, nudges: [...openOnes, { seat, since, by, at: now.toISOString() }] };
}

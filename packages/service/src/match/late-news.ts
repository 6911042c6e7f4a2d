/** Decisions that their player was told of late, through no wish of their own. Their time counts from then. */

import type { Context } from "../context.ts";
import { heardAt } from "./clock.ts";
import type { Membership } from "./contents.ts";
import type { OpenTable } from "./open-table.ts";
import { placeOf } from "./people.ts";
import type { AwaitedDecision } from "./position.ts";
import { postpone } from "./postpone.ts";

/**
 * Restarts the time of decisions that a row's player has not heard of (`unheard`) from now, by a record like any other.
 * Null: there is nothing to move. A player who has looked at the table since they were asked has heard of it. If nobody
 * may know who has answered, no clock moves, because only those are told who have not answered.
 */
export function countFromNow(context: Context, table: OpenTable, row: Membership): Promise<OpenTable | null> {
  return postpone(context, table, (now, decision) =>
    isUnheard(now, row, decision) ? heardAt(now.meta, decision, context.clock()) : null,
  );
}

function isUnheard({ meta, run }: OpenTable, row: Membership, decision: AwaitedDecision): boolean {
  const { userId, unheard = [], seenAt } = row;
  const { seat, promptId, since } = decision;
  const isMine = placeOf(meta, userId).plays === seat && unheard.includes(promptId);
  const hasLooked = seenAt !== undefined && Date.parse(seenAt) >= Date.parse(since);
  const isHidden = run.questions().some((asked) => asked.window.hidesAnswered && asked.id === promptId);
  return isMine && !hasLooked && !isHidden;
}

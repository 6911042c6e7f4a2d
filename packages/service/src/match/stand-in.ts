import type { Context } from "../context.ts";
import { enter } from "./enter.ts";
import type { OpenTable } from "./open-table.ts";
import type { AwaitedDecision } from "./position.ts";
import { openDecisions } from "./record.ts";

/** Lets a bot play for a seat until its player is back. @throws RefusedError when the decision was made meanwhile */
export function standIn(context: Context, table: OpenTable, decision: AwaitedDecision): Promise<OpenTable> {
  const { seat, promptId } = decision;
  const input = { kind: "stand-in", seat } as const;
  const isAsked = (now: OpenTable) =>
    openDecisions(now.position).some((d) => d.seat === seat && d.promptId === promptId);
  return enter(context, table, { input, anew: (now) => (isAsked(now) ? input : null) });
}

import type { Prompt } from "@consigliere/contract/prompt";
import type { Context } from "../context.ts";
import { openTableAt } from "../match/load.ts";

/**
 * The questions for which a player can plan answers, as their seat would be asked now.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/not-started`, `match/cancelled`, `match/busy`
 */
export async function readPlannable(
  context: Context,
  userId: string,
  matchId: string,
): Promise<{ prompts: Prompt[] }> {
  const { run, seat } = await openTableAt(context, matchId, userId, "plays");
  return { prompts: run.plannable(seat) };
}

import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { openTable } from "./open.ts";

/**
 * Deals the first cards of a match that has started. Says whether they are dealt: not while its beacon is awaited. Safe
 * to repeat. @throws Refusal `match/unknown`, `match/cancelled`, `match/busy`
 */
export async function dealt(context: Context, matchId: string): Promise<boolean> {
  try {
    await openTable(context, matchId);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "match/not-started") return false;
    throw error;
  }
}

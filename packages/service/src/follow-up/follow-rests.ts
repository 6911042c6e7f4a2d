import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { followedRest } from "../match/clock.ts";
import { openTable } from "../match/load.ts";
import { personIn } from "../match/people.ts";
import type { Position } from "../match/position.ts";
import { type ClockOf, postpone } from "../match/postpone.ts";

/**
 * Lets running decisions follow their players, who have moved to another zone or changed their quiet hours, and seats
 * that somebody else plays now. False if there is nothing to follow. In a window that hides who has answered, all of a
 * seat's decisions move, answered or not.
 */
export async function followRests(
  context: Context,
  meta: MatchMeta,
  { awaited }: Position,
): Promise<boolean> {
  const clockOf = (now: Pick<Parameters<ClockOf>[0], "meta">, decision: Parameters<ClockOf>[1]) =>
    personIn(now.meta.seats[decision.seat]) === null ? null : followedRest(now.meta, decision);
  if (awaited.every((decision) => clockOf({ meta }, decision) === null)) return false;
  const table = await openTable(context, meta.id, meta);
  return (await postpone(context, table, clockOf)) !== null;
}

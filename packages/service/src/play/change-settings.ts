import type { MatchLook, Since } from "@consigliere/contract/play";
import { canonicalJson, type Json } from "@consigliere/engine/json";
import type { Seat } from "@consigliere/engine/seat";
import type { Context } from "../context.ts";
import type { OpenTable } from "../match/open.ts";
import { enterMine } from "./answer-prompt.ts";

interface NewSettings {
  readonly answerId: string;
  readonly settings: Json;
}

/**
 * Replaces the private settings of the user's seat. Writes nothing if they are in force already.
 * @throws RefusedError `match/illegal-settings`, `match/resigned`
 */
export function changeSettings(
  context: Context,
  userId: string,
  matchId: string,
  { answerId, settings }: NewSettings,
  since?: Since,
): Promise<MatchLook> {
  const input = (seat: Seat) => ({ kind: "settings", seat, settings }) as const;
  const isVain = (table: OpenTable, seat: Seat) => isInForce(table, seat, settings);
  return enterMine(context, { userId, matchId, answerId, input, isVain }, since);
}

/** Sending the same settings again still brings back a player who was away or had missed a deadline. */
function isInForce({ game, run }: OpenTable, seat: Seat, settings: Json): boolean {
  if (run.outcome !== null || !run.isPlaying(seat) || run.control[seat]?.missed !== 0) return false;
  const parsed = game.settings.safeParse(settings);
  return parsed.success && canonicalJson(parsed.data) === canonicalJson(run.settings(seat));
}

import type { MatchLook, Since } from "@consigliere/contract/play";
import { canonicalJson, type Json } from "@consigliere/engine/json";
import type { Seat } from "@consigliere/engine/seat";
import type { Context } from "../context.ts";
import type { OpenTable } from "../match/open-table.ts";
import { Refusal } from "../refusal.ts";
import { enterMine } from "./answer-prompt.ts";

interface NewSettings {
  readonly answerId: string;
  readonly settings: Json;
  /** The settings that these were made from; absent: they replace whatever is in force. */
  readonly was?: Json | undefined;
}

/**
 * Replaces the private settings of the user's seat. Writes nothing if they are in force already.
 * @throws RefusedError `match/illegal-settings`, `match/resigned`; Refusal `match/settings-changed`
 */
export function changeSettings(
  context: Context,
  userId: string,
  matchId: string,
  { answerId, settings, was }: NewSettings,
  since?: Since,
): Promise<MatchLook> {
  const wanted = (table: OpenTable, seat: Seat) =>
    was === undefined ? settings : merged(was, settings, table.run.settings(seat) as Json);
  const input = (seat: Seat, table: OpenTable) =>
    ({ kind: "settings", seat, settings: wanted(table, seat) }) as const;
  const isVain = (table: OpenTable, seat: Seat) => isInForce(table, seat, wanted(table, seat));
  return enterMine(context, { userId, matchId, answerId, input, isVain }, since);
}

/** The settings in force, with the members that were changed. @throws Refusal `match/settings-changed` */
function merged(was: Json, wanted: Json, now: Json): Json {
  const [before, next, current] = [was, wanted, now].map(membersOf);
  const names = [...new Set([before, next, current].flatMap((members) => [...(members?.keys() ?? [])]))];
  const kept = names.flatMap((name) => {
    const [old, changed, stored] = [before, next, current].map((members) => members?.get(name));
    if (isSame(changed, old)) return stored === undefined ? [] : [[name, stored] as const];
    if (!isSame(stored, old) && !isSame(stored, changed)) throw new Refusal("match/settings-changed");
    return changed === undefined ? [] : [[name, changed] as const];
  });
  return Object.fromEntries(kept);
}

const membersOf = (settings: Json) => new Map<string, Json>(Object.entries(settings ?? {}));

const isSame = (one: Json | undefined, other: Json | undefined) =>
  one === undefined || other === undefined ? one === other : canonicalJson(one) === canonicalJson(other);

/** Sending the same settings again still brings back a player who was away or had missed a deadline. */
function isInForce({ game, run }: OpenTable, seat: Seat, settings: Json): boolean {
  if (run.outcome !== null || !run.isPlaying(seat) || run.control[seat]?.missed !== 0) return false;
  const parsed = game.settings.safeParse(settings);
  return parsed.success && canonicalJson(parsed.data) === canonicalJson(run.settings(seat));
}

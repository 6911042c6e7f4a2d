import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { isPaused } from "../match/clock.ts";
import { editMatch } from "../match/edit.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { openTableAt } from "../match/load.ts";
import type { OpenTable } from "../match/open-table.ts";
import { peopleAt } from "../match/people.ts";
import { Refusal } from "../refusal.ts";

/** Older pauses no longer matter, except for a decision that has waited through all of these. */
const PAUSES_KEPT = 40;

/**
 * Rests all clocks of a match as soon as everybody who plays wants it, or lets them run again, which anybody may do.
 * Everything else follows from the stored match, even if this process ends early.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/over`, `match/not-pausable`
 */
export async function pause(
  context: Context,
  userId: string,
  matchId: string,
  isWanted: boolean,
): Promise<void> {
  const table = await openTableAt(context, matchId, userId, "plays");
  if (table.run.outcome !== null) throw new Refusal("match/over");
  if (houseRulesOf(table.meta).clock.kind === "none") throw new Refusal("match/not-pausable");
  const now = context.clock().toISOString();
  await editMatch(context, matchId, (meta) =>
    isWanted ? wanted(meta, table, userId, now) : resumed(meta, userId, now),
  );
}

function wanted(meta: MatchMeta, { position }: OpenTable, userId: string, now: string): MatchMeta {
  const { pauses = [], pauseWanted: before = [], ...rest } = meta;
  if (isPaused(meta) || before.includes(userId)) return meta;
  const pauseWanted = [...before, userId];
  const players = peopleAt(meta).filter(({ seat }) => position.modes[seat] === "player");
  const isAgreed = players.every((player) => pauseWanted.includes(player.userId));
  if (!isAgreed) return { ...meta, pauseWanted };
  return { ...rest, pauses: [...pauses.slice(-PAUSES_KEPT), { from: now }] };
}

function resumed(meta: MatchMeta, userId: string, now: string): MatchMeta {
  const { pauses = [], pauseWanted = [] } = meta;
  const last = pauses.at(-1);
  if (last === undefined || last.until !== undefined) {
    if (!pauseWanted.includes(userId)) return meta;
    return { ...meta, pauseWanted: pauseWanted.filter((each) => each !== userId) };
  }
  // If the clock was set back, the pause must not end before it began.
  const until = now > last.from ? now : last.from;
  return { ...meta, pauses: [...pauses.slice(0, -1), { from: last.from, until }] };
}

import type { Context } from "../context.ts";
import type { LoadedMatch } from "./contents.ts";
import type { OpenTable } from "./open-table.ts";
import { resume } from "./resume.ts";
import { asOf } from "./spectators.ts";
import { checkStored } from "./stored-match.ts";

/** The table as it was this many minutes ago, for spectators with a delay; null: nothing had been dealt. */
export async function openLate(
  context: Context,
  loaded: LoadedMatch,
  delayMinutes: number,
): Promise<OpenTable | null> {
  const then = new Date(context.clock().getTime() - delayMinutes * 60_000).toISOString();
  const seq = await newestUntil(context, loaded.meta.id, then);
  if (seq === 0) return null;
  const tail = await context.store.matches.stretch(loaded.meta.id, seq);
  const earlierMatch = { ...loaded, meta: asOf(loaded.meta, then), tail, earlier: [] };
  checkStored(context, earlierMatch);
  // A record that would have to be written first is left to the players.
  return (await resume(context, earlierMatch)).table;
}

const PAGE = 100;

/** The number of the newest record that was written by then; 0: none. */
async function newestUntil(context: Context, matchId: string, then: string): Promise<number> {
  for (let before: number | undefined; ; ) {
    const range = before === undefined ? { limit: PAGE } : { before, limit: PAGE };
    const page = await context.store.matches.records(matchId, range);
    const found = page.findLast(({ at }) => at <= then);
    if (found !== undefined) return found.seq;
    before = page[0]?.seq ?? 1;
    if (before === 1) return 0;
  }
}

/** A stored match, read for maintainers. Unlike opening its table, reading never moves it on. */

import type { Context } from "@consigliere/service/context";
import type { LogRecord, MatchRecord } from "@consigliere/service/match/contents";
import { Refusal } from "@consigliere/service/refusal";
import type { MatchMeta } from "@consigliere/store/matches";

export interface WholeMatch {
  readonly meta: MatchMeta;
  /** Null when the item is lost: the match cannot go on without it. */
  readonly secret: string | null;
  /** Opens the chain over the records; undefined when the item is lost. */
  readonly salt: string | undefined;
  /** Every record there is, snapshots included, oldest first. */
  readonly records: readonly MatchRecord[];
}

/** @throws Refusal `match/unknown` */
export async function matchMeta(context: Context, matchId: string): Promise<MatchMeta> {
  const meta = await context.store.matches.meta(matchId);
  if (meta === undefined) throw new Refusal("match/unknown");
  return meta;
}

/** The newest record; null before the start. */
export async function newestRecord(context: Context, matchId: string): Promise<LogRecord | null> {
  const [newest] = await context.store.matches.records(matchId, { limit: 1 });
  return newest ?? null;
}

/** Reads a whole match, in pages. @throws Refusal `match/unknown` */
export async function readWholeMatch(context: Context, matchId: string): Promise<WholeMatch> {
  const meta = await matchMeta(context, matchId);
  const secret = await context.store.matches.loadSecret(matchId);
  const newest = await newestRecord(context, matchId);
  const records =
    newest && (await context.store.matches.stretch(matchId, newest.seq, ({ seq }) => seq === 1));
  return { meta, secret: secret?.secret ?? null, salt: secret?.salt, records: records ?? [] };
}

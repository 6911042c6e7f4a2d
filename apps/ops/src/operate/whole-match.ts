/** A match as it is written down: read for maintainers, without moving it on as opening its table may. */

import type { House } from "@consigliere/service/house";
import { Refusal } from "@consigliere/service/refusal";
import type { LogRecord, MatchMeta, MatchRecord } from "@consigliere/store/matches";

export interface WholeMatch {
  readonly meta: MatchMeta;
  /** Null when the item is lost: the match cannot go on without it. */
  readonly secret: string | null;
  /** Every record there is, snapshots included, oldest first. */
  readonly records: readonly MatchRecord[];
}

/** @throws Refusal `match/unknown` */
export async function matchMeta(house: House, matchId: string): Promise<MatchMeta> {
  const meta = await house.store.matches.meta(matchId);
  if (meta === undefined) throw new Refusal("match/unknown");
  return meta;
}

/** The newest record; null before the start. */
export async function newestRecord(house: House, matchId: string): Promise<LogRecord | null> {
  const [newest] = await house.store.matches.records(matchId, { limit: 1 });
  return newest ?? null;
}

/** Reads a whole match: as many queries as it has steps. @throws Refusal `match/unknown` */
export async function readWholeMatch(house: House, matchId: string): Promise<WholeMatch> {
  const meta = await matchMeta(house, matchId);
  const secret = await house.store.matches.loadSecret(matchId);
  const newest = await newestRecord(house, matchId);
  const stretches: MatchRecord[][] = [];
  for (let upTo = newest?.seq ?? 0; upTo > 0; ) {
    const stretch = await house.store.matches.stretch(matchId, upTo);
    stretches.unshift(stretch);
    upTo = (stretch[0]?.seq ?? 1) - 1;
  }
  return { meta, secret: secret?.secret ?? null, records: stretches.flat() };
}

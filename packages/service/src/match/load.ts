/** Opens the current match: from its records, or from a table that is kept in memory. */

import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { isStoreError } from "../store-error.ts";
import { isAppended, type Opened, TRIES } from "./append.ts";
import type { LoadedMatch, MatchRecord, Membership } from "./contents.ts";
import { dealFrom } from "./deal.ts";
import { type KeptTable, keepTable, takeTable } from "./kept-tables.ts";
import { openLate } from "./late.ts";
import type { CallersTable, OpenTable, SeatsTable } from "./open-table.ts";
import { type Caller, callerAt, mySeat, type Place } from "./people.ts";
import { moveUp, resume } from "./resume.ts";
import { forStrangers } from "./spectators.ts";
import { checkStored, damaged } from "./stored-match.ts";

/**
 * The current match. Deals the first cards if nobody has yet. A match whose records do not fit together stays closed,
 * and as it is. A match that waits for its beacon has not started. Recent reads of it in `known` are not repeated.
 * @throws Refusal `match/unknown`, `match/not-started`, `match/cancelled`, `match/busy`, `server/match-damaged`
 */
export async function openTable(context: Context, matchId: string, known?: MatchMeta): Promise<OpenTable> {
  return started(await openMatch(context, matchId, known));
}

/** The same for somebody who asked: a private match is unknown to strangers. @throws Refusal as {@link openTable} */
export async function openTableFor(context: Context, matchId: string, userId: string): Promise<CallersTable> {
  return started(await openMatchFor(context, matchId, userId));
}

/**
 * The same for the caller in the seat that they play, own or look from.
 * @throws Refusal as {@link openTable} and {@link mySeat}
 */
export async function openTableAt(
  context: Context,
  matchId: string,
  userId: string,
  as: keyof Place,
): Promise<SeatsTable> {
  const table = await openTableFor(context, matchId, userId);
  return { ...table, seat: mySeat(table.caller, as) };
}

/**
 * Deals the first cards of a match that has started. Says whether they are dealt: not while its beacon is awaited. Safe
 * to repeat. @throws Refusal `match/unknown`, `match/cancelled`, `match/busy`
 */
export async function dealt(context: Context, matchId: string): Promise<boolean> {
  const { meta, table } = await openMatch(context, matchId);
  if (meta.status === "cancelled") throw new Refusal("match/cancelled");
  return table !== null;
}

function started<T extends OpenTable>({ meta, table }: { meta: MatchMeta; table: T | null }): T {
  if (table !== null) return table;
  throw new Refusal(meta.status === "cancelled" ? "match/cancelled" : "match/not-started");
}

/** A match in any state. Its table is null until the first card is dealt, and if the match was called off. */
export interface OpenMatch {
  readonly meta: MatchMeta;
  readonly table: OpenTable | null;
}

/**
 * As {@link openTable}, for callers that also accept a match without a table.
 * @throws Refusal `match/unknown`, `match/busy`, `server/match-damaged`
 */
export function openMatch(context: Context, matchId: string, known?: MatchMeta): Promise<OpenMatch> {
  return open(context, matchId, { known, callerIn: () => null });
}

/** A match in any state, opened for somebody who asked. */
export interface CallersMatch {
  readonly meta: MatchMeta;
  readonly caller: Caller;
  readonly table: CallersTable | null;
}

/** As {@link openTableFor}, for callers that also accept a match without a table. @throws Refusal as {@link openMatch} */
export async function openMatchFor(context: Context, matchId: string, userId: string): Promise<CallersMatch> {
  const callerIn = (meta: MatchMeta) => callerAt(meta, userId);
  const { meta, caller, table, membership } = await open(context, matchId, { userId, callerIn });
  if (table === null) return { meta, caller, table };
  if (caller.delay === null) return { meta, caller, table: { ...table, caller, membership } };
  const watched = { ...table, meta: forStrangers(table.meta), caller, membership: undefined };
  return { meta, caller, table: caller.delay > 0 ? { ...watched, isLate: true } : watched };
}

/** Who asks for a match, and what is known of it already. */
interface Asked<C extends Caller | null> {
  readonly userId?: string;
  readonly known?: MatchMeta | undefined;
  readonly callerIn: (meta: MatchMeta) => C;
}

async function open<C extends Caller | null>(
  context: Context,
  matchId: string,
  { userId, known, callerIn }: Asked<C>,
): Promise<OpenMatch & { readonly caller: C; readonly membership: Membership | undefined }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = takeTable(context, matchId);
    const loaded = await load(context, matchId, userId, known, before?.tail);
    if (loaded === undefined) throw new Refusal("match/unknown");
    const { meta, membership } = loaded;
    const caller = callerIn(meta);
    const closed = { meta, caller, membership };
    if (caller?.delay) {
      if (before !== undefined) keepTable(context, { ...before, meta });
      return { ...closed, table: await openLate(context, loaded, caller.delay) };
    }
    if (meta.status === "lobby" || meta.status === "cancelled") return { ...closed, table: null };
    const opened = await openLoaded(context, loaded, before);
    if (opened === "awaited") return { ...closed, table: null };
    if (opened === "overtaken") continue;
    const { unwritten, table } = opened;
    if (unwritten !== null && !(await isAppended(context, unwritten))) continue;
    keepTable(context, table);
    const now = table.meta === meta ? caller : callerIn(table.meta);
    return { meta: table.meta, caller: now, membership, table };
  }
  throw new Refusal("match/busy");
}

async function load(
  context: Context,
  matchId: string,
  ...more: [userId?: string, known?: MatchMeta, had?: readonly MatchRecord[]]
): Promise<LoadedMatch | undefined> {
  try {
    return await context.store.matches.load(matchId, ...more);
  } catch (error) {
    throw isStoreError(error, "store/unreadable")
      ? damaged(context, matchId, "unreadable", undefined, error)
      : error;
  }
}

async function openLoaded(
  context: Context,
  loaded: LoadedMatch,
  before: KeptTable | undefined,
): Promise<Opened | "awaited" | "overtaken"> {
  if (before !== undefined) return moveUp(context, before, loaded);
  checkStored(context, loaded);
  return loaded.tail.length === 0 ? dealFrom(context, loaded) : resume(context, loaded);
}

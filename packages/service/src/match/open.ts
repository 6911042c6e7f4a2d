/** A match in memory: loaded, resumed, moved on by appending records, and kept for the next request. */

import { RefusedError, RulesError } from "@consigliere/engine/errors";
import { matchKey } from "@consigliere/engine/fairness";
import type { Game } from "@consigliere/engine/game";
import { canonicalJson } from "@consigliere/engine/json";
import { type Applied, type MatchSetup, Run } from "@consigliere/engine/kernel";
import type { MatchMeta, MatchSecret, Revision } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { gameOf } from "../games.ts";
import { Refusal } from "../refusal.ts";
import { isStoreError } from "../store-error.ts";
import type { LoadedMatch, MatchRecord, Membership } from "./contents.ts";
import { KeptTables } from "./kept-tables.ts";
import { linked } from "./link.ts";
import { viewerOf } from "./people.ts";
import { BEGIN, type Position } from "./position.ts";
import { type EarlierDecision, type Entry, inputsOf, positionNow, recordOf, snapshotIn } from "./record.ts";
import { seatedByKey } from "./seating.ts";
import { sightsOf } from "./sight.ts";
import { asOf, delayOf, forStrangers } from "./spectators.ts";
import { checkStored, damaged, damageIn } from "./stored-match.ts";

/** How often somebody else may be faster before the caller is told to try again later. */
export const TRIES = 6;

export interface OpenTable {
  readonly meta: MatchMeta;
  /** Shown when the match is over. */
  readonly secret: string;
  /** The source of all chance. Secret. */
  readonly key: Uint8Array;
  /** Opens the chain over the records. Secret; absent: there is none. */
  readonly salt: string;
  readonly game: Game;
  readonly run: Run;
  /** From the newest record with a snapshot on. */
  readonly tail: readonly MatchRecord[];
  /** The loaded records before the tail, ascending and without gaps. */
  readonly earlier: () => readonly MatchRecord[];
  readonly position: Position;
  /** It is the table of a while ago: its viewer must not notice anything newer. */
  readonly isLate?: true;
  /** The row of the person for whom it was opened, if they have one. */
  readonly membership?: Membership | undefined;
}

/** The part of an open match that is equal for all readers until the next record is written. */
type KeptTable = Omit<OpenTable, "meta" | "membership" | "isLate">;

const kept = new KeptTables<KeptTable>();

/** Keeps a table for the next event, as it is after its newest record. */
export function keepTable({ store }: Context, table: OpenTable): void {
  const { meta, secret, key, salt, game, run, tail, earlier, position } = table;
  kept.leave(store, meta.id, { secret, key, salt, game, run, tail, earlier, position });
}

/** Before an input is applied: a table is kept again once its record is written. */
export function forgetTable({ meta }: OpenTable): void {
  kept.forget(meta.id);
}

/** The setup of a match that has started, for the kernel. */
export function setupOf(game: Game, meta: MatchMeta, secret: string): MatchSetup {
  return {
    seatCount: meta.seats.length,
    options: game.meta.options.parse(meta.options),
    key: matchKey(secret, meta.contributions ?? []),
  };
}

/**
 * The current match. Deals the first cards if nobody has yet. If the answers of an unfinished step no longer fit
 * corrected rules, asks the step again. A match whose records do not fit together stays closed, and as it is. With a `userId` it is opened for somebody who asked, and if it is private it is
 * unknown to strangers. A match that waits for its beacon has not started. Recent reads of it in `known` are not
 * repeated.
 * @throws Refusal `match/unknown`, `match/not-started`, `match/cancelled`, `match/busy`, `server/match-damaged`
 */
export async function openTable(
  context: Context,
  matchId: string,
  userId?: string,
  known?: MatchMeta,
): Promise<OpenTable> {
  const { table, meta } = await openMatch(context, matchId, userId, known);
  if (table !== null) return table;
  throw new Refusal(meta.status === "cancelled" ? "match/cancelled" : "match/not-started");
}

/** A match in any state. */
export interface OpenMatch {
  readonly meta: MatchMeta;
  /** Null until the first card is dealt, and if the match was called off. */
  readonly table: OpenTable | null;
}

/**
 * As {@link openTable}, for callers that also accept a match without a table. @throws Refusal `match/unknown`,
 * `match/busy`, `server/match-damaged`
 */
export async function openMatch(
  context: Context,
  matchId: string,
  userId?: string,
  known?: MatchMeta,
): Promise<OpenMatch> {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = kept.take(context.store, matchId);
    const loaded = await load(context, matchId, userId, known, before?.tail);
    if (loaded === undefined) throw new Refusal("match/unknown");
    const { meta, membership } = loaded;
    if (userId !== undefined) viewerOf(meta, userId);
    const delay = userId === undefined ? null : delayOf(meta, userId);
    if (delay !== null && delay > 0) {
      if (before !== undefined) keepTable(context, { ...before, meta });
      return { meta, table: await openLate(context, loaded, delay) };
    }
    if (meta.status === "lobby" || meta.status === "cancelled") return { meta, table: null };
    const opened = await (before === undefined
      ? openLoaded(context, loaded)
      : moveUp(context, before, loaded));
    if (opened === "awaited") return { meta, table: null };
    if (opened === "overtaken") continue;
    const { unwritten, table } = opened;
    if (unwritten === null || (await isAppended(context, unwritten))) {
      keepTable(context, table);
      if (delay !== null) return { meta, table: { ...table, meta: forStrangers(table.meta) } };
      return { meta: table.meta, table: { ...table, membership } };
    }
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

function openLoaded(context: Context, loaded: LoadedMatch): Promise<Opened | "awaited" | "overtaken"> {
  checkStored(context, loaded);
  return loaded.tail.length === 0 ? dealFrom(context, loaded) : resume(context, loaded);
}

/**
 * A kept table with what was recorded since. The newest record that it has must be the one that is stored now, with its
 * head and its times: a backup may have been brought back. Otherwise it is given up, and the match must be loaded whole.
 */
async function moveUp(
  context: Context,
  before: KeptTable,
  loaded: LoadedMatch,
): Promise<Opened | "overtaken"> {
  const { meta } = loaded;
  const newest = newestOf(before.tail);
  const [first, ...later] = loaded.tail;
  if (loaded.secret.secret !== before.secret) return "overtaken";
  if (first !== undefined && first.seq > newest.seq && first.snapshot !== undefined) {
    checkStored(context, loaded);
    return resume(context, loaded);
  }
  const { version } = before.game.meta;
  const isSame = first !== undefined && isSameRecord(first, newest);
  if (!isSame || later.some(({ rulesVersion }) => rulesVersion !== version)) return "overtaken";
  if (damageIn(loaded, later, newest) !== null) return "overtaken";
  try {
    for (const input of inputsOf(later)) before.run.apply(input);
  } catch (error) {
    if (error instanceof RefusedError || error instanceof RulesError) return "overtaken";
    throw error;
  }
  const tail = [...before.tail, ...later];
  return { table: { ...before, meta, tail, position: newestOf(tail).waiting }, unwritten: null };
}

/** Whether two records are the same, times included. */
function isSameRecord(one: MatchRecord, other: MatchRecord): boolean {
  const namesOf = ({ seq, at, link, waiting }: MatchRecord) =>
    canonicalJson([seq, at, link?.head ?? null, waiting]);
  return namesOf(one) === namesOf(other);
}

/** The table as it was this many minutes ago, for spectators with a delay; null: nothing had been dealt. */
async function openLate(
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
  const { table } = await resume(context, earlierMatch);
  return { ...table, isLate: true };
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

/** A table, and the record that must be written before it counts. */
interface Opened {
  readonly table: OpenTable;
  readonly unwritten: MatchRecord | null;
}

/** The table with its first cards; none while its beacon is awaited, or if somebody else has just drawn the seats. */
async function dealFrom(context: Context, loaded: LoadedMatch): Promise<Opened | "awaited" | "overtaken"> {
  if (loaded.meta.contributions !== undefined) return begin(context, loaded);
  const seated = await seatedByKey(context, loaded);
  if (seated === null) return "awaited";
  try {
    return await begin(context, { ...loaded, meta: await context.store.matches.saveMeta(seated) });
  } catch (error) {
    if (isStoreError(error, "store/conflict")) return "overtaken";
    throw error;
  }
}

async function begin(context: Context, loaded: LoadedMatch): Promise<Opened> {
  const game = await gameOf(context, loaded.meta.game);
  const setup = setupOf(game, loaded.meta, loaded.secret.secret);
  const { run, opening } = guarded(context, loaded.meta, () => Run.begin(game, setup));
  const record = { input: BEGIN, applied: opening, randomAt: 0 };
  return movedOn(context, loaded, { game, key: setup.key, run }, record);
}

async function resume(context: Context, loaded: LoadedMatch): Promise<Opened> {
  const { meta, secret, tail } = loaded;
  const game = await gameOf(context, meta.game);
  const setup = setupOf(game, meta, secret.secret);
  const { key } = setup;
  const newest = newestOf(tail);
  const [snapshot, inputs] = [snapshotIn(tail[0]), inputsOf(tail.slice(1))];
  try {
    const run = Run.resume(game, setup, { snapshot, inputs });
    const position = newest.waiting;
    const earlier = () => loaded.earlier;
    return {
      table: { meta, ...secretsOf(secret), key, game, run, tail, earlier, position },
      unwritten: null,
    };
  } catch (error) {
    if (!(error instanceof RulesError) || error.code !== "rules/misfit") throw broken(context, meta, error);
    // The rules that wrote the newest record had entered all of them.
    if (newest.rulesVersion === game.meta.version) {
      throw damaged(context, meta.id, "misfit", newest.seq, error);
    }
    context.report({ what: "step asked again under corrected rules", where: { matchId: meta.id }, error });
  }
  const { randomAt, rulesVersion: from } = newest;
  const saved = { snapshot, inputs, from, randomAt, told: newest.told };
  const { run, input, applied } = guarded(context, meta, () => Run.restart(game, setup, saved));
  return movedOn(context, loaded, { game, key, run }, { input, applied, randomAt });
}

/** The table after a record that the house itself makes and that is not written yet. */
function movedOn(
  context: Context,
  loaded: LoadedMatch,
  { game, key, run }: Pick<OpenTable, "game" | "key" | "run">,
  { input, applied, randomAt }: Entry & { applied: Applied; randomAt: number },
): Opened {
  const { meta, secret, tail } = loaded;
  const newest = tail.at(-1);
  const before = newest?.waiting;
  const secrets = secretsOf(secret);
  const source = { newest, at: context.clock(), randomAt, before };
  const { record, position } = recordNow({ meta, game, run, ...secrets }, { input }, applied, source);
  const earlier = () => [...loaded.earlier, ...loaded.tail];
  const table = { meta, ...secrets, key, game, run, tail: [record], earlier, position };
  return { table, unwritten: record };
}

const secretsOf = ({ secret, salt }: MatchSecret): Pick<OpenTable, "secret" | "salt"> => ({ secret, salt });

interface Moment {
  /** The record before; absent at its beginning. */
  readonly newest: MatchRecord | undefined;
  readonly at: Date;
  readonly randomAt: number;
  /** Decisions that stood before, with their clocks, the latest first. */
  readonly earlier?: readonly EarlierDecision[];
  /** The position before; absent at the beginning of the match. */
  readonly before?: Position | undefined;
}

/** The record of an input, and the match's position after it. */
export function recordNow(
  { meta, game, run, salt }: Pick<OpenTable, "meta" | "game" | "run" | "salt">,
  entry: Entry,
  applied: Applied,
  { newest, at, randomAt, earlier = [], before }: Moment,
): { readonly record: MatchRecord; readonly position: Position } {
  const position = positionNow(run, {
    meta,
    pace: game.meta.pace(game.meta.options.parse(meta.options)),
    earlier,
    before,
    now: at,
  });
  const seq = (newest?.seq ?? 0) + 1;
  const source = { matchId: meta.id, seq, at, randomAt, position };
  const sights = sightsOf({ meta, game, run, position });
  const record = { ...recordOf(entry, applied, run, source), sights };
  return { record: linked(record, newest, { meta, salt }), position };
}

/** The sequence number of the newest record. */
export function seqOf(table: OpenTable): number {
  return newestOf(table.tail).seq;
}

/** Shows whether anything has changed since somebody looked. */
export function revisionIn({ meta, tail }: Pick<OpenTable, "meta" | "tail">): Revision {
  const { sights } = newestOf(tail);
  return { ...(meta.shown && { shown: meta.shown }), ...(sights && { sights }) };
}

/** Writes a record that comes after `tail`; false if somebody else has written the one with that number. */
export async function isAppended(
  context: Context,
  record: MatchRecord,
  tail: readonly MatchRecord[] = [],
): Promise<boolean> {
  try {
    await context.store.matches.append(record, tail[0]);
    return true;
  } catch (error) {
    if (isStoreError(error, "store/sequence-taken")) return false;
    throw error;
  }
}

/** The newest record of a match that has started. */
export function newestOf(tail: readonly MatchRecord[]): MatchRecord {
  const newest = tail.at(-1);
  if (newest === undefined) throw new Error("a match that has started has a record");
  return newest;
}

/**
 * Runs an action that may show that the rules are broken, and reports it if so. @throws Refusal `server/rules-broken`
 */
export function guarded<T>(context: Context, meta: MatchMeta, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw broken(context, meta, error);
  }
}

/**
 * Reports faults of rules; lets refusals pass. The report says only where to look: the data needed to repeat the fault
 * names cards, and is in the match's records.
 */
function broken(context: Context, meta: MatchMeta, error: unknown): unknown {
  if (!(error instanceof RulesError)) return error;
  context.report({ what: error.code, where: { matchId: meta.id }, error });
  return new Refusal("server/rules-broken", { cause: error });
}

import type { MatchMeta } from "@consigliere/store/matches";
import { matchIn, recordIn, type StreamRecord } from "@consigliere/store/stream";
import { keepResult } from "../club/keep-result.ts";
import type { Context } from "../context.ts";
import { pushPresence } from "../live/presence.ts";
import { startsWhenGathered } from "../lobby/contribute.ts";
import { forgetNext } from "../lobby/rematch.ts";
import { playOn } from "../lobby/season-tables.ts";
import { start } from "../lobby/start-match.ts";
import type { Contents, HeadRecord } from "../match/contents.ts";
import { editMatch } from "../match/edit.ts";
import { endLoan } from "../match/lending.ts";
import { dealt } from "../match/load.ts";
import { withoutLoans } from "../match/loans.ts";
import { writeRows } from "../match/rows.ts";
import { isDamaged } from "../match/stored-match.ts";
import { notesOfCall, notesOfMatch } from "../notify/noting.ts";
import { scheduleSettled } from "../notify/settle.ts";
import { scheduleWebhook } from "../notify/webhook/schedule.ts";
import { isStoreError } from "../store-error.ts";
import { playBots } from "./bot-turns.ts";
import { followCorrections } from "./follow-corrections.ts";
import { followRests } from "./follow-rests.ts";
import { leadsOf } from "./lead.ts";
import { pushPages } from "./push-pages.ts";
import { scheduleDeal, scheduleDecisions, scheduleReturns } from "./schedule.ts";

/**
 * Everything that follows from a match's records: news for open pages, dashboards, deadlines, automatic answers,
 * notifications, bots, the end. It uses the current state of the match, whatever change triggered it. So changes that
 * are delivered twice, late or out of order do no harm. A record that was just delivered (`delivered`) is not read
 * again. If another record followed it, that one triggers the work.
 */
export async function followMatch(
  context: Context,
  matchId: string,
  delivered: HeadRecord | null = null,
): Promise<void> {
  const { matches } = context.store;
  const [meta, newest, isOvertaken] = await Promise.all([
    matches.meta(matchId),
    delivered ?? matches.newest(matchId),
    delivered !== null && matches.hasRecord(matchId, delivered.seq + 1),
  ]);
  if (meta === undefined || isOvertaken) return;
  if (newest !== undefined) return followUp(context, meta, newest);
  await Promise.all([
    writeRows(context, meta, null, notesOfCall(context, meta)),
    pushPages(context, meta, null),
    scheduleWebhook(context, meta, null),
  ]);
  if (meta.status === "playing") return followStart(context, meta);
  if (meta.status === "cancelled") return forgetNext(context, meta);
  // The last player to come did not get to start it.
  if (startsWhenGathered(meta)) await start(context, matchId, (m) => m);
}

/** Deals if the process that started the match did not get to it. If a beacon is awaited, plans to deal. */
async function followStart(context: Context, meta: MatchMeta): Promise<void> {
  if (!(await dealt(context, meta.id))) await scheduleDeal(context, meta);
}

async function followUp(context: Context, meta: MatchMeta, newest: HeadRecord): Promise<void> {
  const position = newest.waiting;
  const isPlayed = meta.status === "playing";
  const isOpen = isPlayed && position.outcome === null;
  // Lent seats are given back before anybody is told of the end: the change of the match leads here again.
  if (isPlayed && !isOpen && (await haveReturned(context, meta))) return;
  // The record of the new clocks leads here again.
  if (isOpen && (await followRests(context, meta, position))) return;
  if (isOpen && (await followCorrections(context, meta, position))) return;
  await Promise.all([
    writeRows(
      context,
      meta,
      newest,
      isPlayed ? notesOfMatch(context, meta, position) : undefined,
      leadsOf(context, meta.game, newest),
    ).then((settled) => scheduleSettled(context, settled, meta.id)),
    pushPages(context, meta, newest),
    scheduleWebhook(context, meta, newest),
    isOpen && scheduleDecisions(context, meta, newest),
    isOpen && scheduleReturns(context, meta),
    newest.seq === 1 && pushPresence(context, meta.id, "everybody"),
  ]);
  if (isOpen) await playBots(context, meta, position);
  else if (isPlayed) await close(context, meta, newest);
  else if (meta.status === "cancelled") await forgetNext(context, meta);
}

/** Gives back seats that are still lent or offered; false if there are none. */
async function haveReturned(context: Context, meta: MatchMeta): Promise<boolean> {
  if (withoutLoans(meta) === meta) return false;
  for (const seat of meta.seats.keys()) await endLoan(context, meta.id, seat);
  return true;
}

/**
 * Stores the outcome for the match's club first and lays the next table of its season, and then writes it into the
 * match, for lists that do not read records. If the process ends in between, the work is repeated.
 */
async function close(context: Context, meta: MatchMeta, newest: HeadRecord): Promise<void> {
  const { outcome } = newest.waiting;
  if (outcome !== null) await keepResult(context, meta, { endedAt: newest.at, outcome });
  const next = await playOn(context, meta);
  await editMatch(context, meta.id, (meta) =>
    meta.status === "over"
      ? meta
      : {
          ...meta,
          status: "over",
          endedAt: newest.at,
          outcome: outcome as never,
          ...(next && { nextMatch: next.id }),
        },
  );
}

/** A stream record with its place in the stream. */
export interface Delivered extends StreamRecord {
  readonly sequenceNumber: string;
}

/**
 * Projects every match in a batch of stream records, so that none waits for another that is broken: once, with the
 * newest of its records. Returns the place of the first record that could not be projected; the stream must be
 * delivered again from there. Null if all is well.
 */
export async function followBatch(context: Context, batch: readonly Delivered[]): Promise<string | null> {
  const broken = await followEach(context, matchesIn(batch), (matchId) =>
    followMatch(context, matchId, newestIn(batch, matchId)),
  );
  const first = batch.find((delivered) => broken.includes(matchIn(delivered) ?? ""));
  return first?.sequenceNumber ?? null;
}

/** The newest record of a match in the batch; null when there is none. */
function newestIn(batch: readonly StreamRecord[], matchId: string): HeadRecord | null {
  const records = batch.flatMap((change) =>
    matchIn(change) === matchId ? (recordIn<Contents>(change) ?? []) : [],
  );
  return records.reduce<HeadRecord | null>(
    (newest, record) => (newest === null || record.seq > newest.seq ? record : newest),
    null,
  );
}

async function followEach(
  context: Context,
  matchIds: readonly string[],
  follow: (matchId: string) => Promise<void>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const matchId of matchIds) {
    try {
      await follow(matchId);
    } catch (error) {
      if (!isDamaged(error))
        context.report({ what: "a match could not be projected", where: { matchId }, error });
      // A damaged match stays so, however often its records are delivered.
      if (!isDamaged(error) && !isStoreError(error, "store/unreadable")) broken.push(matchId);
    }
  }
  return broken;
}

/** The matches that stream records touch, in their order. */
function matchesIn(records: readonly StreamRecord[]): string[] {
  return [...new Set(records.flatMap((record) => matchIn(record) ?? []))];
}

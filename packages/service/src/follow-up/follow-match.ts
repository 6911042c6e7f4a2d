import type { LogRecord, MatchMeta } from "@consigliere/store/matches";
import type { Membership } from "@consigliere/store/memberships";
import { matchIn, type StreamRecord } from "@consigliere/store/stream";
import type { Context } from "../context.ts";
import { hasGathered } from "../lobby/contribute.ts";
import { forgetRematch } from "../lobby/rematch.ts";
import { start } from "../lobby/start-match.ts";
import { dealt } from "../match/deal.ts";
import { editMatch } from "../match/edit.ts";
import { standingOf } from "../match/record.ts";
import { writeRows } from "../match/rows.ts";
import { noteMatch, noteRematch } from "../notify/noting.ts";
import { playBots } from "./bot-turns.ts";
import { planDeal, planDecisions } from "./plan.ts";
import { tellPages } from "./tell-pages.ts";

/**
 * Everything that follows from a match's records: news for open pages, dashboards, deadlines, automatic answers,
 * notifications, bots, the end. It looks at the match as it now is, whatever change brought it here, so a change that is delivered
 * twice, late or out of order does no harm.
 */
export async function followMatch(context: Context, matchId: string): Promise<void> {
  const [meta, newest = null] = await Promise.all([
    context.store.matches.meta(matchId),
    context.store.matches.newest(matchId),
  ]);
  if (meta === undefined) return;
  const [rows] = await Promise.all([writeRows(context, meta, newest), tellPages(context, meta, newest)]);
  if (meta.status === "playing" && newest !== null) return followUp(context, meta, newest, rows);
  if (meta.status === "playing") return followStart(context, meta);
  if (meta.status === "cancelled") return forgetRematch(context, meta);
  // Whoever came last did not get to start it.
  if (hasGathered(meta)) await start(context, matchId, (m) => m);
  else if (meta.rematchOf !== undefined) await noteRematch(context, meta, rows);
}

/** Deals where whoever started the match did not get to; where a beacon is awaited, plans to. */
async function followStart(context: Context, meta: MatchMeta): Promise<void> {
  if (!(await dealt(context, meta.id))) await planDeal(context, meta);
}

async function followUp(
  context: Context,
  meta: MatchMeta,
  newest: LogRecord,
  rows: readonly Membership[],
): Promise<void> {
  const standing = standingOf(newest);
  await noteMatch(context, meta, standing, rows);
  if (standing.outcome !== null) {
    await close(context, meta, newest);
    return;
  }
  await planDecisions(context, meta, newest);
  await playBots(context, meta, standing);
}

/** Writes the outcome into the match, for lists that do not look at records. */
async function close(context: Context, { id }: MatchMeta, newest: LogRecord): Promise<void> {
  const { outcome } = standingOf(newest);
  await editMatch(context, id, (meta) =>
    meta.status === "over"
      ? meta
      : { ...meta, status: "over", endedAt: newest.at, outcome: outcome as never },
  );
}

/** A stream record with its place in the stream. */
export interface Delivered extends StreamRecord {
  readonly sequenceNumber: string;
}

/**
 * Projects every match that a batch of stream records touches, so that none waits for another that is broken.
 * Returns the place of the first record that could not be projected, from where the stream must be delivered
 * again; null when all is well.
 */
export async function followBatch(context: Context, batch: readonly Delivered[]): Promise<string | null> {
  const broken = await followMatches(context, batch);
  const first = batch.find((delivered) => broken.includes(matchIn(delivered) ?? ""));
  return first?.sequenceNumber ?? null;
}

/** Projects every match that the records touch; gives those that could not be, which it reports. */
export async function followMatches(context: Context, records: readonly StreamRecord[]): Promise<string[]> {
  const broken: string[] = [];
  for (const matchId of matchesIn(records)) {
    try {
      await followMatch(context, matchId);
    } catch (error) {
      context.report({ what: "a match could not be projected", where: { matchId }, error });
      broken.push(matchId);
    }
  }
  return broken;
}

/** The matches that stream records touch, in their order. */
export function matchesIn(records: readonly StreamRecord[]): string[] {
  return [...new Set(records.flatMap((record) => matchIn(record) ?? []))];
}

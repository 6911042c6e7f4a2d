import type { Context } from "@consigliere/service/context";
import type { LogRecord } from "@consigliere/service/match/contents";
import { readersAt } from "@consigliere/service/match/rows";
import type { AddressState } from "@consigliere/store/addresses";
import type { ScheduledWork } from "@consigliere/store/due";
import type { MatchStatus } from "@consigliere/store/match-status";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Operations } from "@consigliere/store/operations";
import { type DeliverySummary, deadDeliveries } from "./deliveries.ts";
import { type ProjectionFault, projectionFaults } from "./match-projection.ts";
import { type StrayRow, strayRows } from "./stray-rows.ts";
import { longAgo, type Standstill, standstill } from "./stuck.ts";
import { type MatchVerdict, verifyMatch } from "./verify-match.ts";
import { newestRecord } from "./whole-match.ts";

const MOST_WORK = 1000;

/** A match with something wrong about it. */
interface SickMatch {
  readonly id: string;
  readonly game: string;
  readonly faults: readonly ProjectionFault[];
}

/** A match that does not move on. */
interface StuckMatch {
  readonly id: string;
  readonly game: string;
  /** ISO time of the newest record, or otherwise of its opening. */
  readonly changedAt: string;
  readonly standstill: Standstill;
}

interface LostAddress extends Pick<AddressState, "status" | "reason"> {
  readonly email: string;
}

export interface Health {
  readonly matches: Readonly<Record<MatchStatus, number>>;
  readonly stuck: readonly StuckMatch[];
  /** Rows, deadlines and endings that do not follow from their records. */
  readonly sick: readonly SickMatch[];
  /** Rows of people who do not sit at the match, as `user match`. */
  readonly leftovers: readonly StrayRow[];
  /** Matches that cannot be read, with the reasons. */
  readonly unreadable: readonly { readonly id: string; readonly why: string }[];
  /** Matches whose records do not follow from each other. Checked only on request. */
  readonly unsound: readonly MatchVerdict[];
  readonly overdue: readonly ScheduledWork[];
  readonly deadDeliveries: readonly DeliverySummary[];
  /** The addresses of people at tables that bounce, or whose readers complained. */
  readonly lostAddresses: readonly LostAddress[];
}

/** Checks everything. Changes nothing, reads the whole table, and with `deep` runs every match again. */
export async function checkAll(
  context: Context,
  operations: Operations,
  { deep }: { readonly deep: boolean },
): Promise<Health> {
  const by = longAgo(context);
  const matches = { lobby: 0, playing: 0, over: 0, cancelled: 0 };
  const people = new Set<string>();
  const unreadable: { id: string; why: string }[] = [];
  const checked: CheckedMatch[] = [];
  for await (const id of operations.matches.listIds()) {
    try {
      const meta = await context.store.matches.meta(id);
      if (meta === undefined) continue;
      matches[meta.status] += 1;
      for (const { userId } of readersAt(meta)) people.add(userId);
      checked.push(await checkMatch(context, meta, by, deep));
    } catch (error) {
      unreadable.push({ id, why: error instanceof Error ? error.message : String(error) });
    }
  }
  const overdue = await operations.due.list(by, MOST_WORK);
  return {
    matches,
    stuck: checked.flatMap(({ stuck }) => stuck ?? []),
    sick: checked.flatMap(({ sick }) => sick ?? []),
    leftovers: await strayRows(context, operations),
    unreadable,
    unsound: checked.flatMap(({ unsound }) => unsound ?? []),
    overdue,
    deadDeliveries: await deadDeliveries(operations),
    lostAddresses: await lostAddressesOf(context, people),
  };
}

/** The faults of a match; null: none. */
interface CheckedMatch {
  readonly stuck: StuckMatch | null;
  readonly sick: SickMatch | null;
  readonly unsound: MatchVerdict | null;
}

async function checkMatch(context: Context, meta: MatchMeta, by: Date, deep: boolean): Promise<CheckedMatch> {
  const { id, game } = meta;
  const newest = await newestRecord(context, id);
  const stands = standstill(meta, newest, by);
  const faults = await lastingFaults(context, meta, newest, by);
  const verdict = deep && meta.startedAt !== undefined ? await verifyMatch(context, id) : null;
  return {
    stuck: stands && { id, game, changedAt: newest?.at ?? meta.createdAt, standstill: stands },
    sick: faults.length === 0 ? null : { id, game, faults },
    unsound: verdict?.difference == null ? null : verdict,
  };
}

/** Whether a maintainer has nothing to do. */
export function isHealthy(health: Health): boolean {
  const { stuck, sick, leftovers, unreadable, unsound, overdue, deadDeliveries } = health;
  return [stuck, sick, leftovers, unreadable, unsound, overdue, deadDeliveries].every(
    (list) => list.length === 0,
  );
}

/** The results of a very recent change may still be on their way. */
async function lastingFaults(
  context: Context,
  meta: MatchMeta,
  newest: LogRecord | null,
  by: Date,
): Promise<ProjectionFault[]> {
  const faults = await projectionFaults(context, meta, newest);
  const isFresh = Date.parse(newest?.at ?? meta.createdAt) > by.getTime();
  return isFresh ? faults.filter(({ what }) => what === "row-differs") : faults;
}

async function lostAddressesOf(context: Context, people: ReadonlySet<string>): Promise<LostAddress[]> {
  const lost: LostAddress[] = [];
  for (const userId of people) {
    const email = await context.emailOf(userId);
    if (email === null) continue;
    const { status, reason } = await context.store.addresses.get(email);
    if (status !== "ok") lost.push({ email, status, reason });
  }
  return lost;
}

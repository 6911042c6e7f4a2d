import type { Context } from "@consigliere/service/context";
import type { LogRecord } from "@consigliere/service/match/contents";
import { placeOf } from "@consigliere/service/match/people";
import type { MatchStatus } from "@consigliere/store/match-status";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Operations } from "@consigliere/store/operations";
import { type Standstill, standstill } from "./stuck.ts";
import { newestRecord } from "./whole-match.ts";

/** Matches read at a time. */
const BATCH = 50;

export interface Wanted {
  readonly userId?: string;
  /** The name at the table, in any case. */
  readonly name?: string;
  readonly status?: MatchStatus;
  /** Those that should have moved on by then. */
  readonly stuckSince?: Date;
}

export interface FoundMatch {
  readonly id: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly names: readonly string[];
  /** Names of those it waits for. */
  readonly waitingFor: readonly string[];
  /** ISO time of the newest record, or otherwise of its opening. */
  readonly changedAt: string;
  readonly records: number;
  readonly standstill: Standstill | null;
}

/** All matches, one by one. Reads the whole table. */
async function* allMatches(context: Context, operations: Operations): AsyncGenerator<MatchMeta> {
  const ids: string[] = [];
  const read = () => context.store.matches.metas(ids.splice(0));
  for await (const id of operations.matches.listIds()) {
    ids.push(id);
    if (ids.length === BATCH) yield* await read();
  }
  yield* await read();
}

/** The wanted matches, latest change first. Reads the whole table unless a user is named. */
export async function findMatches(
  context: Context,
  operations: Operations,
  wanted: Wanted,
): Promise<FoundMatch[]> {
  const found: FoundMatch[] = [];
  const candidates =
    wanted.userId === undefined ? allMatches(context, operations) : await matchesOf(context, wanted.userId);
  for await (const meta of candidates) {
    if (!isWanted(meta, wanted)) continue;
    const match = await describe(context, meta, wanted.stuckSince ?? context.clock());
    if (wanted.stuckSince === undefined || match.standstill !== null) found.push(match);
  }
  return found.sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}

async function matchesOf(context: Context, userId: string): Promise<MatchMeta[]> {
  const rows = await context.store.memberships.list(userId);
  return context.store.matches.metas(rows.map((row) => row.matchId));
}

function isWanted(meta: MatchMeta, { userId, name, status, stuckSince }: Wanted): boolean {
  if (userId !== undefined && placeOf(meta, userId).plays === null) return false;
  if (name !== undefined && !meta.seats.some((seat) => seat.name.toLowerCase() === name.toLowerCase())) {
    return false;
  }
  return stuckSince === undefined
    ? status === undefined || meta.status === status
    : meta.status === "playing";
}

/** A match in one line; `by` is the time when it should have moved on. */
export async function describe(context: Context, meta: MatchMeta, by: Date): Promise<FoundMatch> {
  return summary(meta, meta.startedAt === undefined ? null : await newestRecord(context, meta.id), by);
}

/** As {@link describe}, for callers that have read the newest record. */
export function summary(meta: MatchMeta, newest: LogRecord | null, by: Date): FoundMatch {
  const awaited = newest === null || meta.status !== "playing" ? [] : newest.waiting.awaited;
  return {
    id: meta.id,
    game: meta.game,
    status: meta.status,
    names: meta.seats.map((seat) => seat.name).filter((name) => name !== ""),
    waitingFor: [...new Set(awaited.map(({ seat }) => meta.seats[seat]?.name ?? ""))],
    changedAt: newest?.at ?? meta.createdAt,
    records: newest?.seq ?? 0,
    standstill: standstill(meta, newest, by),
  };
}

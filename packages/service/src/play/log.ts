import type { MatchLog } from "@consigliere/contract/log";
import type { LoggedEvent } from "@consigliere/contract/play";
import { eventFor } from "@consigliere/engine/event";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { Context } from "../context.ts";
import type { LogRecord } from "../match/contents.ts";
import { eventsFor, toldBy } from "../match/told.ts";
import { chairOf } from "./chair.ts";

const PAGE = 100;

/**
 * A page of the log as the user, or the player in the chair `as`, was told it; with open `hands` also as others were.
 * @throws Refusal as {@link chairOf}
 */
export async function readLog(
  context: Context,
  userId: string,
  matchId: string,
  { before, limit, as, hands }: { before?: number; limit: number; as?: Seat; hands?: "open" },
): Promise<MatchLog> {
  const [{ viewer, until }, newest] = await Promise.all([
    chairOf(context, userId, matchId, { as, hands }),
    // The start of the search for an old page. It need not wait for the check of the caller.
    before === undefined ? undefined : recordAt(context, matchId),
  ]);
  const wanted = (e: LoggedEvent) => before === undefined || e.n < before;
  let events: LoggedEvent[] = [];
  const isOld = before !== undefined && newest !== undefined;
  const found = isOld ? await recordTold(context, newest, viewer, before - 1) : undefined;
  const from = until === undefined ? found : Math.min(found ?? until, until);
  for await (const record of newestFirst(context, matchId, { from, length: limit + OVERSHOOT })) {
    events = [...eventsFor(record, viewer, hands).filter(wanted), ...events];
    if (events.length >= limit) break;
  }
  const page = events.slice(-limit);
  const first = page[0]?.n ?? 1;
  return { events: page, before: first > 1 ? first : null };
}

/** An event as everybody was told it, and its number among those of its type at its time. */
interface PublicEvent {
  readonly event: LoggedEvent["event"];
  readonly when: { readonly at: string; readonly nth: number };
}

/**
 * The event `n` of a viewer's log as everybody was told it; null if there is none, or if others were not told of it.
 */
export async function publicEventAt(
  context: Context,
  matchId: string,
  viewer: Viewer,
  n: number,
): Promise<PublicEvent | null> {
  const newest = await recordAt(context, matchId);
  if (newest === undefined || toldBy(newest, viewer) < n) return null;
  const from = await recordTold(context, newest, viewer, n);
  for await (const record of newestFirst(context, matchId, { from, length: OVERSHOOT })) {
    const mine = record.events.filter((e) => eventFor(e, viewer));
    const first = toldBy(record, viewer) - mine.length + 1;
    if (first > n) continue;
    const event = mine[n - first]?.everyone;
    if (event == null) return null;
    const before = mine.slice(0, n - first).filter(({ everyone }) => everyone?.type === event.type);
    return { event: { ...event }, when: { at: record.at, nth: before.length } };
  }
  return null;
}

/** How many events more than requested may be read: the search aims this far past the record it wants. */
const OVERSHOOT = 24;

/**
 * The number of a record by which `viewer` had been told event `wanted`, and not many more. Records know how many
 * events each viewer was told. So the search starts at the place that an even distribution suggests, and narrows from
 * there.
 */
export async function recordTold(
  context: Context,
  newest: LogRecord,
  viewer: Viewer,
  wanted: number,
): Promise<number> {
  let low = { seq: 0, told: 0 };
  let high = { seq: newest.seq, told: toldBy(newest, viewer) };
  for (let probes = 0; high.told - wanted > OVERSHOOT && high.seq - low.seq > OVERSHOOT; probes++) {
    const share = (wanted - low.told) / Math.max(1, high.told - low.told);
    // If records tell very uneven numbers of events, halving is safer.
    const guess = low.seq + Math.ceil((high.seq - low.seq) * (probes < 3 ? share : 0.5));
    const seq = Math.min(guess + (probes < 3 ? OVERSHOOT / 2 : 0), high.seq - 1);
    const record = await recordAt(context, newest.matchId, Math.max(seq, low.seq + 1));
    if (record === undefined) break;
    const found = { seq: record.seq, told: toldBy(record, viewer) };
    if (found.told >= wanted) high = found;
    else low = found;
  }
  return high.seq;
}

/** The record with that number; without a number, the newest. */
async function recordAt(context: Context, matchId: string, seq?: number): Promise<LogRecord | undefined> {
  const range = seq === undefined ? { limit: 1 } : { before: seq + 1, limit: 1 };
  return (await context.store.matches.records(matchId, range))[0];
}

/** The records of a match from `from` (or the newest) backwards, without snapshots, read `length` at a time. */
export async function* newestFirst(
  context: Context,
  matchId: string,
  { from, length = PAGE }: { readonly from?: number | undefined; readonly length?: number } = {},
): AsyncGenerator<LogRecord> {
  let before = from === undefined ? undefined : from + 1;
  do {
    const range = before === undefined ? { limit: length } : { before, limit: length };
    const page = await context.store.matches.records(matchId, range);
    yield* page.toReversed();
    before = page[0]?.seq;
  } while (before !== undefined && before > 1);
}

/** The headline of a match on somebody's dashboard: the weightiest event that they were told and have not looked at. */

import type { LoggedEvent } from "@consigliere/contract/play";
import type { Seat } from "@consigliere/engine/seat";
import { manifestOf } from "@consigliere/games/catalogue";
import { isTableEvent } from "@consigliere/games/table-story";
import type { Context } from "../context.ts";
import type { LogRecord, Membership } from "../match/contents.ts";
import type { LeadOf } from "../match/rows.ts";
import { eventsFor, toldBy } from "../match/told.ts";

/** If records came faster than they were followed up, this many are read. */
const MOST_RECORDS = 16;

type Weigh = (event: LoggedEvent["event"]) => number;

/** The headlines of rows of a match of `game`. The rows may lag some records behind `newest`. */
export function leadsOf({ store }: Context, game: string, newest: LogRecord): LeadOf {
  let read: Promise<readonly LogRecord[]> | undefined;
  const recordsBefore = () => {
    read ??= store.matches.records(newest.matchId, { before: newest.seq, limit: MOST_RECORDS });
    return read;
  };
  /** The events that `seat` was told after its event `after`, from the last records. */
  const toldSince = async (seat: Seat, after: number): Promise<readonly LoggedEvent[]> => {
    const last = eventsFor(newest, seat);
    const isMissing = toldBy(newest, seat) - last.length > after;
    const earlier = isMissing ? await recordsBefore() : [];
    return [...earlier.flatMap((record) => eventsFor(record, seat)), ...last].filter(({ n }) => n > after);
  };
  return async (seat, before) => {
    const after = before === undefined ? 0 : toldIn(before);
    const story = toldBy(newest, seat) > after ? await manifestOf(game)?.story() : undefined;
    if (story === undefined) return before?.lead;
    const events = await toldSince(seat, after);
    const weigh: Weigh = (event) => (isTableEvent(event) ? 0 : story.weightOf(event as never, seat));
    const kept = before?.lead as LoggedEvent | undefined;
    const lead = headlineOf(kept, events, { seen: before?.seenEvents ?? 0, weigh });
    return lead as Membership["lead"];
  };
}

function toldIn({ summary }: Membership): number {
  return (summary as { readonly told?: number }).told ?? 0;
}

/**
 * The headline after `events` were told as well: the weightiest, and the latest of equals. `kept` is the headline so
 * far. A lighter event replaces it only if it has been looked at, and an event without weight never does.
 */
export function headlineOf(
  kept: LoggedEvent | undefined,
  events: readonly LoggedEvent[],
  { seen, weigh }: { readonly seen: number; readonly weigh: Weigh },
): LoggedEvent | undefined {
  const isRead = kept === undefined || kept.n <= seen;
  const news = events.filter(({ event }) => weigh(event) > 0);
  const best = news.reduce<LoggedEvent | undefined>(
    (most, one) => (most === undefined || weigh(one.event) >= weigh(most.event) ? one : most),
    isRead ? undefined : kept,
  );
  return best ?? kept;
}

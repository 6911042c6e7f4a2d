import type { LoggedEvent, MatchLog } from "@consigliere/contract/play";
import { type AddressedEvent, eventFor, type Told, toldTo } from "@consigliere/engine/event";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { LogRecord } from "@consigliere/store/matches";
import type { House } from "../house.ts";
import { chairOf } from "./chair.ts";

const PAGE = 100;

/** The events of a record that `viewer` was told, in the viewer's own numbering. */
export function eventsFor(record: LogRecord, viewer: Viewer): LoggedEvent[] {
  const told = (record.events as unknown as readonly AddressedEvent[]).flatMap(
    (e) => eventFor(e, viewer) ?? [],
  );
  const last = toldTo(record.told as unknown as Told, viewer);
  return told.map((event, index) => ({
    n: last - told.length + 1 + index,
    at: record.at,
    event: { ...event },
  }));
}

/** A page of the log as the user, or who sat in the chair `as`, was told it. @throws Refusal as {@link chairOf} */
export async function readLog(
  house: House,
  userId: string,
  matchId: string,
  { before, limit, as }: { before?: number; limit: number; as?: Seat },
): Promise<MatchLog> {
  const { viewer } = await chairOf(house, userId, matchId, as);
  const wanted = (e: LoggedEvent) => before === undefined || e.n < before;
  let events: LoggedEvent[] = [];
  for await (const record of newestFirst(house, matchId)) {
    events = [...eventsFor(record, viewer).filter(wanted), ...events];
    if (events.length >= limit) break;
  }
  const page = events.slice(-limit);
  const first = page[0]?.n ?? 1;
  return { events: page, before: first > 1 ? first : null };
}

/** The records of a match from the newest back, without snapshots. */
export async function* newestFirst(house: House, matchId: string): AsyncGenerator<LogRecord> {
  let before: number | undefined;
  do {
    const range = before === undefined ? { limit: PAGE } : { before, limit: PAGE };
    const page = await house.store.matches.records(matchId, range);
    yield* page.toReversed();
    before = page[0]?.seq;
  } while (before !== undefined && before > 1);
}

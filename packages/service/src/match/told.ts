/** The events of a record, by the viewer who was told them. */

import type { LoggedEvent } from "@consigliere/contract/play";
import { eventFor, toldTo } from "@consigliere/engine/event";
import type { Viewer } from "@consigliere/engine/seat";
import type { LogRecord } from "./contents.ts";

/** The events of a record that `viewer` was told, in the viewer's own numbering. */
export function eventsFor(record: LogRecord, viewer: Viewer): LoggedEvent[] {
  const told = record.events.flatMap((e) => {
    const event = eventFor(e, viewer);
    return event === null
      ? []
      : [{ event: { ...event }, ...(e.everyone === null && { own: true as const }) }];
  });
  const last = toldBy(record, viewer);
  return told.map((each, index) => ({ n: last - told.length + 1 + index, at: record.at, ...each }));
}

/** The number of events that `viewer` had been told when the record was written. */
export function toldBy(record: LogRecord, viewer: Viewer): number {
  return toldTo(record.told, viewer);
}

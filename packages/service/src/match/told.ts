/** The events of a record, by the viewer who was told them. */

import type { LoggedEvent } from "@consigliere/contract/play";
import { type AddressedEvent, eventFor, toldTo } from "@consigliere/engine/event";
import type { Viewer } from "@consigliere/engine/seat";
import type { LogRecord } from "./contents.ts";

/**
 * The events of a record that `viewer` was told, in the viewer's own numbering; with open `hands` also how others were
 * told them.
 */
export function eventsFor(record: LogRecord, viewer: Viewer, hands?: "open"): LoggedEvent[] {
  const told = record.events.flatMap((e) => {
    const event = eventFor(e, viewer);
    return event === null
      ? []
      : [
          {
            event: { ...event },
            ...(e.everyone === null && { own: true as const }),
            ...(hands === "open" && toldApart(e)),
          },
        ];
  });
  const last = toldBy(record, viewer);
  return told.map((each, index) => ({ n: last - told.length + 1 + index, at: record.at, ...each }));
}

/** How an event was told to everybody and to those who were told more; nothing if all were told the same. */
function toldApart({ everyone, seats = {} }: AddressedEvent): Pick<LoggedEvent, "apart"> {
  const more = Object.entries(seats).map(([seat, event]) => [seat, { ...event }] as const);
  if (more.length === 0) return {};
  return { apart: { everyone: everyone && { ...everyone }, seats: Object.fromEntries(more) } };
}

/** The number of events that `viewer` had been told when the record was written. */
export function toldBy(record: LogRecord, viewer: Viewer): number {
  return toldTo(record.told, viewer);
}

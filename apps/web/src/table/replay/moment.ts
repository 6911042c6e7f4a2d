/** Moments of a match by names that mean the same from every chair, though each chair numbers its events separately. */
import type { LoggedEvent } from "@consigliere/contract/play";
import { inFragment } from "../../shell/in-address.ts";

/** An event by its time, its type, and the number of events of that type before it at that time. */
const MOMENT = /^([0-9a-z]{1,10})-([a-z-]{1,60})-(\d{1,3})$/;

/** The name of the event at `index` in an address. */
export function nameOfMoment(events: readonly LoggedEvent[], index: number): string {
  const it = events[index];
  if (it === undefined) return "";
  const same = events.slice(0, index).filter((one) => one.at === it.at && one.event.type === it.event.type);
  return momentName(it.at, it.event.type, same.length);
}

/** The name of the event that came after `nth` others of its type at a time (ISO). */
export function momentName(at: string, type: string, nth: number): string {
  return `${Date.parse(at).toString(36)}-${type}-${nth}`;
}

/**
 * The index of the named moment in `events`: the event itself or, for a viewer who was not told of it, the last one
 * until then. Null for an invalid name.
 */
export function indexOfMoment(events: readonly LoggedEvent[], name: string): number | null {
  const [, time, type, nth] = MOMENT.exec(name) ?? [];
  if (time === undefined) return null;
  const at = Number.parseInt(time, 36);
  const then = events.flatMap((one, index) =>
    Date.parse(one.at) === at && one.event.type === type ? [index] : [],
  );
  const exact = then[Number(nth)] ?? then.at(-1);
  if (exact !== undefined) return exact;
  return Math.max(
    0,
    events.findLastIndex((one) => Date.parse(one.at) <= at),
  );
}

/** The moment in this page's address; null: the present. */
export function momentInAddress(): string | null {
  return inFragment("moment")?.[1] ?? null;
}

/** The address of a moment: of the table at `page`, or of this page. */
export function addressOfMoment(name: string, page = window.location.href.replace(/#.*/, "")): string {
  return `${page}${page.includes("#") ? "&" : "#"}moment=${name}`;
}

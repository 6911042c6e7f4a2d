/** Wall clocks: the time that they show in a time zone, and the moment when they show it. */

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  formats.set(zone, made);
  return made;
}

/** Clocks change at quarters of an hour: what they show in one need not be looked up again. */
const QUARTER_MS = 15 * 60_000;
const MOST_KNOWN = 1_000;
const knownOffsets = new Map<string, number>();

/** Milliseconds by which the clocks of `zone` are ahead of UTC at a time (epoch milliseconds). */
export function offsetAt(zone: string, at: number): number {
  const name = `${Math.floor(at / QUARTER_MS)} ${zone}`;
  const known = knownOffsets.get(name);
  if (known !== undefined) return known;
  if (knownOffsets.size >= MOST_KNOWN) knownOffsets.clear();
  const offset = offsetIn(zone, at);
  knownOffsets.set(name, offset);
  return offset;
}

function offsetIn(zone: string, at: number): number {
  const { value = "" } =
    formatIn(zone)
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName") ?? {};
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(value) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The day that it is in `zone` at a time (epoch milliseconds): days since 1970-01-01. */
export function dayAt(zone: string, at: number): number {
  return Math.floor((at + offsetAt(zone, at)) / DAY_MS);
}

/**
 * The moment that is this many minutes past midnight of a day in `zone` (epoch milliseconds). If the clocks show it
 * twice, it is the first time. If they skip it, it is as long after the change as it would have been.
 */
export function timeOf(zone: string, day: number, minutes: number): number {
  const shown = day * DAY_MS + minutes * 60_000;
  // No zone is off by a day, and none changes its clocks twice within two days.
  const before = offsetAt(zone, shown - 14 * HOUR_MS);
  const after = offsetAt(zone, shown + 14 * HOUR_MS);
  if (before === after) return shown - before;
  const meant = [shown - before, shown - after].filter((at) => at + offsetAt(zone, at) === shown);
  return meant.length === 0 ? shown - before : Math.min(...meant);
}

/** The number of a day in the form `2026-07-14`. */
export function dayNamed(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** The written form of a day. */
export function nameOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The time of the service. A device's own clock may be days off, so it is corrected by the date on the service's replies.
 * Nothing else in the app asks the device for the time (house-clock.test.ts).
 */

/** Milliseconds by which a reply may differ from what is known: dates have whole seconds, and replies take time. */
const TOLERANCE_MS = 3_000;

/** Milliseconds that the service is ahead of the device. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Milliseconds since the epoch, by the service's clock as far as it is known. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** A moment on this device, to measure from with {@link elapsed}. */
export function stamp(): number {
  return Date.now();
}

/** Milliseconds since a stamp, sleep included; endless if the device's clock was turned back. */
export function elapsed(since: number): number {
  const ms = Date.now() - since;
  return ms < 0 ? Number.POSITIVE_INFINITY : ms;
}

/** Takes the date of a reply, as it stands in its header. */
export function noteServerDate(date: string | null): void {
  const at = Date.parse(date ?? "");
  if (Number.isNaN(at) || Math.abs(at - serverNow()) <= TOLERANCE_MS) return;
  ahead = at - Date.now();
  for (const listener of listeners) listener();
}

/** Calls `listener` when the clock is put right. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

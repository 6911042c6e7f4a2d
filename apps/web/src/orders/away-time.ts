/** The end of somebody's absence, by the clock of their device. */

const MORNING_HOUR = 8;
/** The time of day at which an absence usually ends. */
export const MORNING = "08:00";

const two = (n: number) => String(n).padStart(2, "0");

function nameOfDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The next eight o'clock in the morning that is at least some hours away, in the format of a field for local times. */
export function morningAfter(now: Date): string {
  const isNight = now.getHours() < MORNING_HOUR - 2;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + (isNight ? 0 : 1));
  return `${nameOfDay(day)}T${MORNING}`;
}

/** The whole days between two times, in the format of vacations; null: none. */
export function daysBetween(
  now: Date,
  until: Date,
): { readonly from: string; readonly until: string; readonly count: number } | null {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const last = new Date(until.getFullYear(), until.getMonth(), until.getDate() - 1);
  // Days are counted at noon, because a day is an hour shorter when clocks are put forward.
  const count = Math.round((last.getTime() - first.getTime()) / 86_400_000) + 1;
  return count >= 1 ? { from: nameOfDay(first), until: nameOfDay(last), count } : null;
}

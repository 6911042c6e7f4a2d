/** When somebody's clock rests, and how long it runs between rests. All times are epoch milliseconds. */
import type { Vacation } from "./clock-rules.ts";
import { DAY_MS, dayAt, dayNamed, timeOf } from "./local-time.ts";

/** Every day or week again, in somebody's local time. */
export interface Rest {
  /** IANA name. */
  readonly zone: string;
  /** Minutes since midnight; they may span midnight. */
  readonly quiet: { readonly from: number; readonly until: number } | null;
  /** On Saturdays and Sundays, too. */
  readonly weekends: boolean;
}

/** From one time to another. */
export type Span = readonly [from: number, until: number];

/**
 * However somebody arranges their rests, the clock runs again after this number of days, apart from the given spans.
 */
const MOST_DAYS = 120;

/** 1970-01-01 was a Thursday. */
const isWeekend = (day: number) => [2, 3].includes(((day % 7) + 7) % 7);

/** The rests of a day that begins in `rest.zone`. */
function restsOn({ zone, quiet, weekends }: Rest, day: number): Span[] {
  const midnight = timeOf(zone, day, 0);
  // Every day is given with its beginning, so that the search for the next rest ends.
  const spans: Span[] = [[midnight, midnight]];
  if (quiet !== null && quiet.from !== quiet.until) {
    const end = quiet.until > quiet.from ? day : day + 1;
    spans.push([timeOf(zone, day, quiet.from), timeOf(zone, end, quiet.until)]);
  }
  if (weekends && isWeekend(day)) spans.push([midnight, timeOf(zone, day + 1, 0)]);
  return spans;
}

/** All rests that may matter from a time on, in order, without end; they may overlap. */
function* restsFrom(rest: Rest, start: number, stops: readonly Span[]): Generator<Span> {
  let waiting = [...stops].sort(byBeginning);
  for (let day = dayAt(rest.zone, start) - 1; ; day++) {
    const next = timeOf(rest.zone, day + 1, 0);
    const begun = waiting.filter(([from]) => from < next);
    waiting = waiting.filter(([from]) => from >= next);
    yield* [...restsOn(rest, day), ...begun].sort(byBeginning);
  }
}

function byBeginning([one]: Span, [other]: Span): number {
  return one - other;
}

/**
 * The time when a clock that started at `start` has run for `runs`, rests left out. It is never within a rest, and it
 * is bounded however the rests are arranged.
 */
export function runOut(rest: Rest, start: number, runs: number, stops: readonly Span[] = []): number {
  const most =
    start + runs + MOST_DAYS * DAY_MS + stops.reduce((all, [from, until]) => all + until - from, 0);
  let now = start;
  let left = runs;
  for (const [from, until] of restsFrom(rest, start, stops)) {
    if (until < now) continue;
    if (from - now > left) break;
    left -= Math.max(0, from - now);
    now = Math.max(now, until);
    if (now >= most) return most;
  }
  return now + left;
}

/** How long such a clock ran between two times. */
export function ranBetween(rest: Rest, start: number, end: number, stops: readonly Span[] = []): number {
  let now = start;
  let ran = 0;
  for (const [from, until] of restsFrom(rest, start, stops)) {
    if (now >= end || from >= end) break;
    ran += Math.max(0, from - now);
    now = Math.max(now, until);
  }
  return ran + Math.max(0, end - now);
}

/** The days of vacations, from the first midnight in `zone` to the last. */
export function daysOff(zone: string, vacations: readonly Vacation[] = []): Span[] {
  return vacations.map(({ from, until }) => [
    timeOf(zone, dayNamed(from), 0),
    timeOf(zone, dayNamed(until) + 1, 0),
  ]);
}

/** When somebody rests: every night, and on vacation. */
export interface OwnRest extends Pick<Rest, "zone" | "quiet"> {
  readonly vacations?: readonly Vacation[];
}

/** The first moment, from a time on, at which somebody neither has quiet hours nor is on vacation. */
export function awakeFrom({ zone, quiet, vacations }: OwnRest, at: number): number {
  // The first millisecond in which the clock runs begins then.
  return runOut({ zone, quiet, weekends: false }, at, 1, daysOff(zone, vacations)) - 1;
}

/** People who sleep and work, and play when messages call them. */
import type { Random } from "@consigliere/engine/random";

/** The players, and where they sleep and work. With fewer seats, the first ones play. */
export const ZONES = {
  Aiko: "Asia/Tokyo",
  Ben: "Europe/Berlin",
  Cleo: "America/Los_Angeles",
  Dora: "Europe/Berlin",
  Emi: "Asia/Tokyo",
  Finn: "America/New_York",
} as const;

/** Everything happens at full quarters of an hour. */
export const STEP_SECONDS = 900;

/** How somebody comes to their messages. */
export interface Habit {
  readonly name: string;
  /** Hours of a weekday in which they may look. */
  readonly hours: readonly number[];
  /** The same at weekends. */
  readonly weekend: readonly number[];
  /** Of a hundred messages, how many they leave alone for two days. */
  readonly ignored: number;
}

/** Before work, at lunch, and in the evening. */
const OFTEN = [8, 12, 18, 19, 20, 21];

/** Looks often, every day: the reader of the estimates. */
export const USUAL: Habit = { name: "often", hours: OFTEN, weekend: OFTEN, ignored: 0 };

/** Four who play at one table. They change places with every match. */
export const HABITS: readonly Habit[] = [
  { ...USUAL, weekend: [11, 15, 20, 21] },
  { name: "never at weekends", hours: OFTEN, weekend: [], ignored: 0 },
  { name: "once a day", hours: [20], weekend: [20], ignored: 0 },
  { name: "leaves messages for two days", hours: OFTEN, weekend: OFTEN, ignored: 15 },
];

/** For this long somebody leaves a message alone. */
export const IGNORES_MS = 2 * 86_400_000;
/** And in which they sleep. */
const NIGHT = [23, 0, 1, 2, 3, 4, 5, 6];
/** The chance that somebody looks, for each quarter of a free hour. */
const LOOKS = 0.5;

export const isFree = (now: Date, zone: string, { hours, weekend }: Habit = USUAL): boolean =>
  (isWeekend(now, zone) ? weekend : hours).includes(hourOf(now, zone));
export const isAsleep = (now: Date, zone: string): boolean => NIGHT.includes(hourOf(now, zone));
export const ignores = ({ ignored }: Habit, random: Random): boolean =>
  ignored > 0 && random.below(100) < ignored;
export const looks = (random: Random): boolean => random.below(100) < LOOKS * 100;

const clocks = new Map<string, Intl.DateTimeFormat>();
const weekdays = new Map<string, Intl.DateTimeFormat>();

function isWeekend(now: Date, timeZone: string): boolean {
  const days = weekdays.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, weekday: "short" });
  weekdays.set(timeZone, days);
  return ["Sat", "Sun"].includes(days.format(now));
}

function hourOf(now: Date, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return Number(clock.format(now));
}

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

/** Hours of a day in which somebody reads their messages: before work, at lunch, and in the evening. */
const FREE_HOURS = [8, 12, 18, 19, 20, 21];
/** And in which they sleep. */
const NIGHT = [23, 0, 1, 2, 3, 4, 5, 6];
/** The chance that somebody looks, for each quarter of a free hour. */
const LOOKS = 0.5;

export const isFree = (now: Date, zone: string): boolean => FREE_HOURS.includes(hourOf(now, zone));
export const isAsleep = (now: Date, zone: string): boolean => NIGHT.includes(hourOf(now, zone));
export const looks = (random: Random): boolean => random.below(100) < LOOKS * 100;

const clocks = new Map<string, Intl.DateTimeFormat>();

function hourOf(now: Date, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return Number(clock.format(now));
}

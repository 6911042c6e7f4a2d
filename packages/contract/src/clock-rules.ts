/**
 * How long players may take, and what happens when they take longer. No schemas here, because they are too heavy for
 * pages.
 */

/**
 * `hours`: for each decision, as the game's options say. `bank`: a reserve for the whole match, plus a fixed time for
 * each decision of the turn clock that is not under seal. `none`: no clock runs.
 */
export const clockKinds = ["hours", "bank", "none"] as const;

/**
 * The default if nobody answers in time on the turn clock: the fallback; a bot, until the player is back; or a vote
 * of the others for a bot, with the fallback a day later. Under seal it is always the fallback.
 */
export const timeoutPolicies = ["fallback", "bot", "vote"] as const;

/** Agreed for a match, in addition to the rules of its game. */
export interface ClockRules {
  readonly kind: (typeof clockKinds)[number];
  /** For a `bank`: hours for the whole match, in addition to those for each decision. */
  readonly reserveHours: number;
  readonly bonusHours: number;
  /** In addition to everybody's quiet hours, and in the time zone of the player who is asked. */
  readonly restsOnWeekends: boolean;
  readonly whenOut: (typeof timeoutPolicies)[number];
}

/** The default clock. */
export const usualClock: ClockRules = {
  kind: "hours",
  reserveHours: 72,
  bonusHours: 8,
  restsOnWeekends: false,
  whenOut: "fallback",
};

/** Hours before somebody who is waited for may be nudged, and between two nudges about one decision. */
export const hoursBeforeNudge = 4;
export const hoursBetweenNudges = 24;

/** Local times of day, such as `22:30`; they may span midnight. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** For players who have not chosen otherwise. */
export const usualQuietHours: QuietHours = { from: "22:30", until: "08:00" };

/** Nobody can stop a match with them. */
export const mostQuietHours = 12;

/** The first and the last local day, as `2026-07-14`. */
export interface Vacation {
  readonly from: string;
  readonly until: string;
}

/** For each calendar year. */
export const vacationDaysAYear = 21;

/** Minutes since midnight of a time of day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Quiet hours in minutes since midnight. */
export function quietMinutes({ from, until }: QuietHours): { from: number; until: number } {
  return { from: minutesOf(from), until: minutesOf(until) };
}

/** The length of quiet hours in minutes. If they begin and end at the same time, they last a whole day. */
export function lengthOfQuiet({ from, until }: QuietHours): number {
  return (minutesOf(until) - minutesOf(from) + 1440) % 1440 || 1440;
}

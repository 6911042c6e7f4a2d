/** How long players may take, and what becomes of who takes longer: without schemas, which are heavy, for the pages. */

/**
 * `hours`: as the game's options say, for each decision. `bank`: a reserve for the whole match, and so much more for each
 * decision of the turn clock that is not under seal. `none`: no clock runs.
 */
export const clockKinds = ["hours", "bank", "none"] as const;

/**
 * What a decision of the turn clock leads to that nobody makes in time: its fallback; a bot, until the player is back; or
 * a vote of the others for one, and a day later the fallback. Under seal it is always the fallback.
 */
export const timeoutPolicies = ["fallback", "bot", "vote"] as const;

/** Agreed for a match, beside the rules of its game. */
export interface ClockRules {
  readonly kind: (typeof clockKinds)[number];
  /** Of a `bank`: hours for the whole match, and for each decision. */
  readonly reserveHours: number;
  readonly bonusHours: number;
  /** Beside everybody's quiet hours, and by the clocks of whoever is asked. */
  readonly restsOnWeekends: boolean;
  readonly whenOut: (typeof timeoutPolicies)[number];
}

/** What goes without saying. */
export const usualClock: ClockRules = {
  kind: "hours",
  reserveHours: 72,
  bonusHours: 8,
  restsOnWeekends: false,
  whenOut: "fallback",
};

/** Hours for which somebody is left alone who is waited for, and those between two nudges about one decision. */
export const hoursBeforeNudge = 4;
export const hoursBetweenNudges = 24;

/** Local times of day, as `22:30`; they may reach over midnight. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** Of who has not said otherwise. */
export const usualQuietHours: QuietHours = { from: "22:30", until: "08:00" };

/** Nobody can stop a match with them. */
export const mostQuietHours = 12;

/** The first and the last local day, as `2026-07-14`. */
export interface Vacation {
  readonly from: string;
  readonly until: string;
}

/** In each calendar year. */
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

/** Minutes that quiet hours last; what begins when it ends lasts a whole day. */
export function lengthOfQuiet({ from, until }: QuietHours): number {
  return (minutesOf(until) - minutesOf(from) + 1440) % 1440 || 1440;
}

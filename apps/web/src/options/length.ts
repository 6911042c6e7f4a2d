/** The likely length of a match among friends. */
import type { Estimate } from "@consigliere/games/estimates";
import type { OptionValues } from "./option-fields.ts";
import { PACES, paceOf } from "./rule-sets.ts";

/** The length of an evening with everybody present. */
const MINUTES_PER_WAIT = 3;

/** `alone`: one person plays with bots, and it takes as long as they like. */
type LengthUnit = "hours" | "days" | "alone";

export interface Length {
  readonly unit: LengthUnit;
  readonly count: number;
  /** Decisions of one player. */
  readonly asks: number;
}

/**
 * Hours for an evening; otherwise days. The days were measured with 24 hours for a turn, and are scaled for options
 * with other hours.
 */
export function lengthOf({ waits, asks, days }: Estimate, options: OptionValues, people: number): Length {
  if (people === 1) return { unit: "alone", count: 0, asks };
  if (paceOf(options) === "evening") {
    return { unit: "hours", count: Math.max(1, Math.round((waits * MINUTES_PER_WAIT) / 60)), asks };
  }
  const scaled = (days * Number(options["turnHours"])) / PACES.day.turnHours;
  return scaled < 1
    ? { unit: "hours", count: Math.max(1, Math.round(scaled * 24)), asks }
    : { unit: "days", count: Math.round(scaled), asks };
}

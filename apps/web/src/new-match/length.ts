/** How long a match is likely to take among friends. */
import type { Estimate } from "@consigliere/games/estimates";
import type { OptionValues } from "../options/option-fields.ts";
import { PACES, paceOf } from "./rule-sets.ts";

/** Of an evening at which everybody is there. */
const MINUTES_PER_WAIT = 3;

/** `alone`: somebody plays with bots, and it takes as long as they like. */
type LengthUnit = "hours" | "days" | "alone";

interface Length {
  readonly unit: LengthUnit;
  readonly count: number;
  /** Decisions of one player. */
  readonly asks: number;
}

/**
 * Hours of an evening; else days: those that people took who had 24 hours for a turn, and longer or shorter in proportion
 * where the options give other hours.
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

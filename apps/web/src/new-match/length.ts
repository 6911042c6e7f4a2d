/** How long a match is likely to take among friends. */
import type { Estimate } from "@consigliere/games/estimates";
import type { OptionValues } from "../options/option-fields.ts";
import { type PaceId, paceOf } from "./rule-sets.ts";

/** Hours until somebody who is waited for has answered, on average; those of a day as `npm run sim:pace` finds: 5 to 7. */
const HOURS_PER_WAIT: Readonly<Record<PaceId, number>> = { evening: 0.05, day: 6, week: 40 };

/** With hours of one's own, the part of the time for a turn that is used. */
const USED = 0.25;

export interface Length {
  readonly unit: "hours" | "days";
  readonly count: number;
  /** Decisions of one player. */
  readonly asks: number;
}

/** Days, or hours where it is over in an evening. */
export function lengthOf({ waits, asks }: Estimate, options: OptionValues): Length {
  const pace = paceOf(options);
  const each = pace === undefined ? Number(options["turnHours"]) * USED : HOURS_PER_WAIT[pace];
  const hours = waits * each;
  return hours < 24
    ? { unit: "hours", count: Math.max(1, Math.round(hours)), asks }
    : { unit: "days", count: Math.round(hours / 24), asks };
}

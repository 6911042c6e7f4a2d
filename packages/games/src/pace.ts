/** How long players may take: match options that every game has. */
import type { Pace } from "@consigliere/engine/game";
import * as z from "zod";

/** The options. A game states where it uses the window clock, and after how many misses the bot takes over. */
export function paceOptions(autopilotAfter: number) {
  return {
    /** Hours for a decision on the turn clock. */
    turnHours: z.int().min(1).max(168).default(24),
    /** Hours for a decision on the window clock. */
    windowHours: z.int().min(1).max(72).default(12),
    /** Missed turns in a row after which the bot takes the seat over; 0 = never. */
    autopilotAfter: z.int().min(0).max(100).default(autopilotAfter),
  };
}

/** The pace among the options of a match. */
export function paceOf({ turnHours, windowHours, autopilotAfter }: Pace): Pace {
  return { turnHours, windowHours, autopilotAfter };
}

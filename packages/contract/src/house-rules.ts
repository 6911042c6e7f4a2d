import { type ClockRules, usualClock } from "./clock-rules.ts";

/** Agreements for a match beyond the rules of its game. No schemas here, because they are too heavy for pages. */
export interface HouseRules {
  readonly visibility: "private" | "open";
  readonly seatOrder: "random" | "chosen";
  /** When the last chair is taken, or when the host says so. A host who arranges the seats always says so. */
  readonly starts: "full" | "host";
  /** When the match is over, everyone who sat at the table may look from every chair. Otherwise nobody ever may. */
  readonly openAtEnd: boolean;
  /** When the match is over, everyone who sat at the table can give anybody a link to its replay. */
  readonly publicReplay: boolean;
  /** Letters at the table: to everybody; also to one person alone; or none. */
  readonly letters: "all" | "private" | "none";
  readonly clock: ClockRules;
}

/** Whether the host gives the word to begin. Whoever arranges the seats must be let finish. */
export function isStartedByHost({ starts, seatOrder }: Pick<HouseRules, "starts" | "seatOrder">): boolean {
  return starts === "host" || seatOrder === "chosen";
}

/** The default house rules. */
export const usualHouseRules: HouseRules = {
  visibility: "private",
  seatOrder: "random",
  starts: "full",
  openAtEnd: true,
  publicReplay: false,
  letters: "all",
  clock: usualClock,
};

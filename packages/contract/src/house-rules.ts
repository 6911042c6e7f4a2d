import { type ClockRules, usualClock } from "./clock-rules.ts";

/** What is agreed for a match beside the rules of its game: without schemas, which are heavy, for the pages. */
export interface HouseRules {
  readonly visibility: "private" | "open";
  readonly seatOrder: "random" | "chosen";
  /** Once it is over, whoever sat at the table may look from every chair. Else nobody ever may. */
  readonly openAtEnd: boolean;
  /** Once it is over, whoever sat at the table can give anybody a link to its replay. */
  readonly publicReplay: boolean;
  /** Letters beside the game: to everybody at the table; to one person alone as well; or none. */
  readonly letters: "all" | "private" | "none";
  readonly clock: ClockRules;
}

/** What goes without saying. */
export const usualHouseRules: HouseRules = {
  visibility: "private",
  seatOrder: "random",
  openAtEnd: true,
  publicReplay: false,
  letters: "all",
  clock: usualClock,
};

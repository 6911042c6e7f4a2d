import type { ClockRules } from "@consigliere/contract/clock-rules";
import type { OptionValues } from "../options/option-fields.ts";

/** What a match is opened with. */
export interface Draft {
  readonly seats: number;
  readonly bots: number;
  readonly visibility: "private" | "open";
  readonly seatOrder: "random" | "chosen";
  readonly openAtEnd: boolean;
  readonly publicReplay: boolean;
  readonly letters: "all" | "private" | "none";
  readonly clock: ClockRules;
  readonly options: OptionValues;
}

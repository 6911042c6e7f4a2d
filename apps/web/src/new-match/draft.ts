import type { HouseRules } from "@consigliere/contract/house-rules";
import type { OptionValues } from "../options/option-fields.ts";

/** What a match is opened with. */
export interface Draft extends HouseRules {
  readonly seats: number;
  readonly bots: number;
  readonly options: OptionValues;
}

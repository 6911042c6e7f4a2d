import type { HouseRules } from "@consigliere/contract/house-rules";
import type { TemperamentChoice } from "../bots/temperament-field.tsx";
import type { OptionValues } from "../options/option-fields.ts";

/** The data with which a match is opened. */
export interface Draft extends HouseRules {
  readonly seats: number;
  readonly bots: number;
  /** How well the bots play. */
  readonly level: string;
  readonly temperament: TemperamentChoice;
  readonly options: OptionValues;
}

import type { GameInfo } from "@consigliere/contract/games";
import type { HouseRules } from "@consigliere/contract/house-rules";
import type { OptionValues } from "../options/option-fields.ts";
import type { TemperamentChoice } from "../options/temperament-field.tsx";

/** The data with which a match is opened. */
export interface Draft extends HouseRules {
  readonly seats: number;
  readonly bots: number;
  /** How well the bots play. */
  readonly level: string;
  readonly temperament: TemperamentChoice;
  readonly options: OptionValues;
}

/** The part of the new match that each part of the form shows and changes. */
export interface DraftProps {
  readonly game: GameInfo;
  readonly draft: Draft;
  readonly onDraft: (change: Partial<Draft>) => void;
}

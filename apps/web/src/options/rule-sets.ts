/** The sets of rules and the paces on offer for a new match, and which of them its options match. */
import type { GameInfo } from "@consigliere/contract/games";
import { RULE_SETS, type RuleSet } from "@consigliere/games/estimates";
import type { OptionValue, OptionValues } from "./option-fields.ts";

/** The pace of a match: the three options that every game has for it. */
export const PACES = {
  evening: { turnHours: 1, windowHours: 1 },
  day: { turnHours: 24, windowHours: 12 },
  week: { turnHours: 168, windowHours: 72 },
} as const;
export type PaceId = keyof typeof PACES;

export const PACE_IDS = Object.keys(PACES) as readonly PaceId[];

/** The options of a set of rules. The pace is chosen beside it. */
export function ruleSetValues(game: GameInfo, ruleSet: RuleSet): OptionValues {
  return (game.presets[ruleSet] ?? {}) as OptionValues;
}

/** The set that matches the options, apart from the pace; undefined if single options were changed. */
export function ruleSetOf(
  game: GameInfo,
  defaults: OptionValues,
  options: OptionValues,
): RuleSet | undefined {
  return RULE_SETS.find(
    (id) => deviations({ ...defaults, ...ruleSetValues(game, id) }, options).length === 0,
  );
}

/** The pace that matches the options; undefined for other hours. */
export function paceOf(options: OptionValues): PaceId | undefined {
  return PACE_IDS.find((id) => Object.entries(PACES[id]).every(([name, hours]) => options[name] === hours));
}

/** The options that differ from the agreed ones, apart from the pace. */
export function deviations(agreed: OptionValues, options: OptionValues): string[] {
  const isPace = (name: string) => name in PACES.day;
  return Object.keys(agreed).filter((name) => !isPace(name) && !isSame(options[name], agreed[name]));
}

function isSame(a: OptionValue | undefined, b: OptionValue | undefined): boolean {
  return String(a) === String(b);
}

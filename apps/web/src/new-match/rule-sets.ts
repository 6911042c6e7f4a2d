/** The sets of rules and the paces that a new match is offered with, and which of them its options are. */
import type { GameInfo } from "@consigliere/contract/games";
import { RULE_SETS, type RuleSet } from "@consigliere/games/estimates";
import type { OptionValue, OptionValues } from "../options/option-fields.ts";

/** How fast a match goes: the three options that every game has for that. */
export const PACES = {
  evening: { turnHours: 1, windowHours: 1 },
  day: { turnHours: 24, windowHours: 12 },
  week: { turnHours: 168, windowHours: 72 },
} as const;
export type PaceId = keyof typeof PACES;

export const PACE_IDS = Object.keys(PACES) as readonly PaceId[];

/** What a set of rules says; the pace is chosen beside it. */
export function ruleSetValues(game: GameInfo, ruleSet: RuleSet): OptionValues {
  return (game.presets[ruleSet] ?? {}) as OptionValues;
}

/** The set that the options are, but for the pace; undefined when they were changed one by one. */
export function ruleSetOf(
  game: GameInfo,
  defaults: OptionValues,
  options: OptionValues,
): RuleSet | undefined {
  return RULE_SETS.find(
    (id) => deviations({ ...defaults, ...ruleSetValues(game, id) }, options).length === 0,
  );
}

/** The pace that the options are; undefined for hours of one's own. */
export function paceOf(options: OptionValues): PaceId | undefined {
  return PACE_IDS.find((id) => Object.entries(PACES[id]).every(([name, hours]) => options[name] === hours));
}

/** The options that differ from what was agreed on, but for the pace. */
export function deviations(agreed: OptionValues, options: OptionValues): string[] {
  const isPace = (name: string) => name in PACES.day;
  return Object.keys(agreed).filter((name) => !isPace(name) && !isSame(options[name], agreed[name]));
}

function isSame(a: OptionValue | undefined, b: OptionValue | undefined): boolean {
  return String(a) === String(b);
}

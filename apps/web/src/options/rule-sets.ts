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

/** The sets that a game has, the recommended one first. Of equal ones, the first. */
export function ruleSetsOf(game: GameInfo): readonly RuleSet[] {
  const rules = (ruleSet: RuleSet) => JSON.stringify(ruleSetValues(game, ruleSet));
  return RULE_SETS.filter((one, at) => RULE_SETS.findIndex((other) => rules(other) === rules(one)) === at);
}

/** The set that the options come from: the one with the fewest differences, which are `changed`. */
export function nearestRuleSet(
  game: GameInfo,
  defaults: OptionValues,
  options: OptionValues,
): { readonly ruleSet: RuleSet; readonly changed: readonly string[] } {
  const sets = RULE_SETS.map((ruleSet) => ({
    ruleSet,
    changed: deviations({ ...defaults, ...ruleSetValues(game, ruleSet) }, options),
  }));
  return sets.reduce((best, one) => (one.changed.length < best.changed.length ? one : best));
}

/** The set that matches the options, apart from the pace; undefined if single options were changed. */
export function ruleSetOf(
  game: GameInfo,
  defaults: OptionValues,
  options: OptionValues,
): RuleSet | undefined {
  const { ruleSet, changed } = nearestRuleSet(game, defaults, options);
  return changed.length === 0 ? ruleSet : undefined;
}

/** The pace that matches the options; undefined for other hours. */
export function paceOf(options: OptionValues): PaceId | undefined {
  return PACE_IDS.find((id) => Object.entries(PACES[id]).every(([name, hours]) => options[name] === hours));
}

/** The options that differ from the agreed ones, apart from the pace. */
export function deviations(agreed: OptionValues, options: OptionValues): string[] {
  return Object.keys(agreed).filter((name) => !isPace(name) && !isSame(options[name], agreed[name]));
}

const isPace = (name: string) => name in PACES.day;

/** Whether an option is about the pace, or about players who do not answer: every game has these. */
export const isAboutTime = (name: string) => isPace(name) || name === "autopilotAfter";

function isSame(a: OptionValue | undefined, b: OptionValue | undefined): boolean {
  return String(a) === String(b);
}

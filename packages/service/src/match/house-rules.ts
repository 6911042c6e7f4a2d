import { type HouseRules, usualHouseRules } from "@consigliere/contract/house-rules";
import type { MatchMeta } from "@consigliere/store/matches";

const NAMES = Object.keys(usualHouseRules) as (keyof HouseRules)[];

/** The agreements for the match. Rules that are newer than the match have their defaults. */
export function houseRulesOf({ houseRules }: Pick<MatchMeta, "houseRules">): HouseRules {
  return { ...usualHouseRules, ...houseRules };
}

/** Those that a request names. */
export function houseRulesIn(
  body: {
    readonly [Name in keyof HouseRules]?: HouseRules[Name] | undefined;
  },
): Partial<HouseRules> {
  return Object.fromEntries(
    NAMES.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
}

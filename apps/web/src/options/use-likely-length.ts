import type { MatchPublic } from "@consigliere/contract/match";
import { useGames } from "../api/games.ts";
import { type Length, lengthOf } from "./length.ts";
import { defaultValues, type OptionValues, optionFields } from "./option-fields.ts";
import { nearestRuleSet } from "./rule-sets.ts";
import { useEstimates } from "./use-estimates.ts";

/** A match that has not begun, or not even been opened. */
export interface Planned extends Pick<MatchPublic, "game" | "options" | "seatCount"> {
  readonly seats: readonly { readonly kind: string }[];
}

/** The likely length of a match that has not begun; null until it is known. */
export function useLikelyLength(match: Planned): Length | null {
  const { seatCount, seats } = match;
  const options = match.options as OptionValues;
  const { data } = useGames();
  const estimate = useEstimates(match.game);
  const game = data?.games.find(({ id }) => id === match.game);
  // Options that were changed one by one seldom make it much longer or shorter.
  const near = game && nearestRuleSet(game, defaultValues(optionFields(game.options)), options);
  const known = near && estimate(near.ruleSet, seatCount);
  const people = seatCount - seats.filter(({ kind }) => kind === "bot").length;
  return known === undefined ? null : lengthOf(known, options, people);
}

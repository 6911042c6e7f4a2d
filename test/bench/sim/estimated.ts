import type { Game } from "@consigliere/engine/game";
import type { Estimate, RuleSet } from "@consigliere/games/estimates";
import { ruledMatch } from "./ruled-match.ts";

/** The average figures of matches between people who leave no standing orders. */
export function estimated(game: Game, ruleSet: RuleSet, seats: number, matches: number): Estimate {
  const options = game.meta.presets[ruleSet] ?? {};
  const played = Array.from({ length: matches }, (_, match) =>
    ruledMatch(game, options, seats, `estimate ${match}`),
  );
  const mean = (of: (match: (typeof played)[number]) => number) =>
    played.reduce((sum, match) => sum + of(match), 0) / matches;
  return {
    seats,
    waits: Math.round(mean(({ waits }) => waits)),
    asks: Math.round(mean(({ asks }) => asks) / seats),
    days: Math.round(mean(({ days }) => days) * 10) / 10,
  };
}

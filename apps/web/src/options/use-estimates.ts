"use client";
import type { Estimate, Estimates, RuleSet } from "@consigliere/games/estimates";
import { useQuery } from "@tanstack/react-query";
import { tableOf } from "../games/registry.ts";

/**
 * The length of a match of `game` by a set of rules with this many seats; undefined while it is loading or if it is
 * unknown.
 */
export function useEstimates(game: string): (ruleSet: RuleSet, seats: number) => Estimate | undefined {
  const { data } = useQuery({
    queryKey: ["estimates", game],
    queryFn: () => estimatesOf(game),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (ruleSet, seats) => data?.[ruleSet].find((estimate) => estimate.seats === seats);
}

async function estimatesOf(game: string): Promise<Estimates | null> {
  return (await tableOf(game)?.estimates())?.estimates ?? null;
}

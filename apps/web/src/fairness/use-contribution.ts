"use client";
import { ProblemError } from "@consigliere/contract/client";
import type { MatchView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useEffect } from "react";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { contributionTo, withdrawContribution } from "./receipts.ts";

/**
 * Mixes this player's contribution into the shuffles of a match that has not started. This happens as soon as its
 * commitment is shown. The contribution is stored in the receipt before it is sent. Returns whether this failed.
 */
export function useContribution({ match, viewer }: MatchView): { readonly hasFailed: boolean } {
  const { id, commitment, status, dealing } = match;
  const { mutate, isIdle, isError } = useMatchAction(id, routes.contribute);
  const onProblem = useProblemToast();
  const mine = dealing.joined.find(({ seat }) => seat === viewer);
  const isMissing = status === "lobby" && mine?.hasContributed === false;
  useEffect(() => {
    if (!isMissing || !isIdle) return;
    const contribution = contributionTo({ match: id, commitment });
    if (contribution === null) return;
    mutate(
      { params: { id }, body: { commitment, contribution } },
      {
        onError: (error) => {
          if (isTooLate(error)) withdrawContribution(id);
          else onProblem(error);
        },
      },
    );
  }, [isMissing, isIdle, id, commitment, mutate, onProblem]);
  return { hasFailed: isError };
}

function isTooLate(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.code === "match/started";
}

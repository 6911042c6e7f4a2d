"use client";
import { ProblemError } from "@consigliere/contract/client";
import type { MatchView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useEffect } from "react";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { contributionTo, withdrawContribution } from "./receipts.ts";
import { useKeeper } from "./use-keeper.ts";

/**
 * Mixes this player's contribution into the shuffles of a match that has not started. This happens as soon as its
 * commitment is shown. The contribution is stored in the receipt before it is sent. Returns whether this failed.
 */
export function useContribution(view: MatchView): { readonly hasFailed: boolean } {
  const { match, viewer } = view;
  const { id, commitment, status, dealing } = match;
  const keeper = useKeeper(view);
  const { mutate, isIdle, isError } = useMatchAction(id, routes.contribute);
  const onProblem = useProblemToast();
  const mine = dealing.joined.find(({ seat }) => seat === viewer);
  const isMissing = status === "lobby" && mine?.hasContributed === false;
  useEffect(() => {
    if (!isMissing || !isIdle) return;
    const contribution = contributionTo(keeper, { match: id, commitment });
    if (contribution === null) return;
    mutate(
      { params: { id }, body: { commitment, contribution } },
      {
        onError: (error) => {
          if (isTooLate(error)) withdrawContribution(keeper, id);
          else onProblem(error);
        },
      },
    );
  }, [isMissing, isIdle, keeper, id, commitment, mutate, onProblem]);
  return { hasFailed: isError };
}

function isTooLate(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.code === "match/started";
}

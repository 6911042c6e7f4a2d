"use client";
import { joinMatch } from "@consigliere/contract/lobby";
import { useTranslations } from "next-intl";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { LampCone } from "../design/lamp-cone.tsx";
import { Paper } from "../design/paper.tsx";
import { newContribution, rememberContribution } from "./contribution.ts";

/** A chair for whoever looks at an open table. */
export function JoinHere({ matchId }: { matchId: string }) {
  const t = useTranslations("join");
  const join = useMatchAction(matchId, joinMatch);
  const onProblem = useProblemToast();
  const sitDown = () => {
    const contribution = newContribution();
    join.mutate(
      { params: { id: matchId }, body: { contribution } },
      { onError: onProblem, onSuccess: () => rememberContribution(matchId, contribution) },
    );
  };
  return (
    <LampCone lit>
      <Paper className="grid gap-4 text-center">
        <p className="font-headline text-xl font-bold">{t("chairIsFree")}</p>
        <BrassButton size="large" busy={join.isPending} onClick={sitDown}>
          {t("sitDown")}
        </BrassButton>
      </Paper>
    </LampCone>
  );
}

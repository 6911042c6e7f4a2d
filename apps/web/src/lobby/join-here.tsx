"use client";
import type { MatchPublic } from "@consigliere/contract/match";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { LampCone } from "../design/lamp-cone.tsx";
import { Paper } from "../design/paper.tsx";
import { myPartFor } from "../fairness/use-keeper.ts";
import { AgreedNotes } from "./agreed-notes.tsx";
import "./lobby.css";

/** A chair for readers who look at an open table. */
export function JoinHere({ match }: { match: MatchPublic }) {
  const { id, commitment } = match;
  const t = useTranslations("join");
  const join = useMatchAction(id, routes.joinMatch);
  const onProblem = useProblemToast();
  const sitDown = () =>
    join.mutate({ params: { id }, body: myPartFor({ match: id, commitment }) }, { onError: onProblem });
  return (
    <LampCone lit>
      <Paper className="stack join-here">
        <p className="tagline">{t("chairIsFree")}</p>
        <AgreedNotes agreed={match} />
        <BrassButton size="large" busy={join.isPending} onClick={sitDown}>
          {t("sitDown")}
        </BrassButton>
      </Paper>
    </LampCone>
  );
}

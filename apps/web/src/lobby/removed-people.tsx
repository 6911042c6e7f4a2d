"use client";
import { routes } from "@consigliere/contract/routes";
import { useFormatter, useTranslations } from "next-intl";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";

/** For the host: the people whom they removed, and the button that lets those come back. */
export function RemovedPeople({ matchId, names }: { matchId: string; names: readonly string[] }) {
  const t = useTranslations("lobby.removed");
  const format = useFormatter();
  const letIn = useMatchAction(matchId, routes.readmitRemoved);
  const onError = useProblemToast();
  return (
    <Paper as="section" aria-label={t("title")}>
      <h2 className="subtitle" data-gap="2">
        {t("title")}
      </h2>
      <p className="strong">{format.list(names)}</p>
      <p className="apart quiet" data-gap="1">
        {t("others")}
      </p>
      <Button
        size="small"
        className="apart"
        busy={letIn.isPending}
        onClick={() => letIn.mutate({ params: { id: matchId } }, { onError })}
      >
        {t("letIn")}
      </Button>
    </Paper>
  );
}

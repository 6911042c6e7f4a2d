"use client";

import { hoursBeforeNudge, hoursBetweenNudges } from "@consigliere/contract/clock-rules";
import type { TableView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { useNow } from "../i18n/use-now.ts";
import type { At } from "./at-table.ts";
import { useUntil } from "./deadline.tsx";

interface LateSeatProps extends At<"match" | "words" | "may"> {
  readonly waiting: TableView["waiting"][number];
}

/** Actions when the table has waited for somebody for hours: a nudge; and who gave one, or why it is pointless. */
export function LateSeat({ at, waiting }: LateSeatProps) {
  const { words, may } = at;
  const { match, viewer } = at.match;
  const t = useTranslations("clock.late");
  const until = useUntil();
  const now = useNow(30_000).getTime();
  const trouble = useProblemToast();
  const nudge = useMatchAction(match.id, routes.nudgePlayer);
  const { seat, since, nudged } = waiting;
  const player = match.seats[seat];
  if (player?.kind !== "person" || player.mode !== "player") return null;
  const name = words.name(seat);
  const isReachable = player.unreachable !== true;
  const isAsleep = since !== undefined && now - Date.parse(since) >= hoursBeforeNudge * 3_600_000;
  const isLeftAlone = nudged !== undefined && now - Date.parse(nudged.at) < hoursBetweenNudges * 3_600_000;
  const isOther = viewer !== seat;
  const mayNudge =
    may.nudge && isAsleep && !isLeftAlone && isOther && isReachable && match.pausedSince === null;
  return (
    <>
      {!isReachable && <span>{t("unreachable")}</span>}
      <span aria-live="polite">
        {nudged !== undefined &&
          (nudged.by === viewer
            ? t("byYou", { when: until(nudged.at) })
            : t("by", { by: words.name(nudged.by), when: until(nudged.at) }))}
      </span>
      {mayNudge && (
        <Button
          busy={nudge.isPending}
          data-testid="nudge"
          onClick={() => nudge.mutate({ params: { id: match.id, seat } }, { onError: trouble })}
        >
          {t("nudge", { name })}
        </Button>
      )}
    </>
  );
}

"use client";

import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { OnceSlip, useLaidAside } from "../design/once-slip.tsx";
import { ClockWords } from "../i18n/clock-words.tsx";

interface PauseSlipProps {
  /** Of the match. */
  readonly id: string;
  /** The names of those who want a pause. */
  readonly wanting: readonly string[];
}

/** Asks whoever has not agreed to a pause yet. Otherwise only the sheet about the clocks would tell of it. */
export default function PauseSlip(props: PauseSlipProps) {
  return (
    <ClockWords>
      <Ask {...props} />
    </ClockWords>
  );
}

function Ask({ id, wanting }: PauseSlipProps) {
  const t = useTranslations("clock.sheet");
  const play = useTranslations("play");
  const trouble = useProblemToast();
  const pause = useMatchAction(id, routes.pauseMatch);
  const names = wanting.join(play("table.comma"));
  const [isLaidAside, layAside] = useLaidAside("pause", id, names);
  if (isLaidAside) return null;
  return (
    <OnceSlip
      label={t("pause")}
      testId="pause-wanted"
      ask={t("pauseWanted", { names })}
      yes={t("pause")}
      no={play("knock.no")}
      onYes={() => pause.mutate({ params: { id }, body: { paused: true } }, { onError: trouble })}
      onAnswer={layAside}
    />
  );
}

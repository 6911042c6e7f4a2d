"use client";

import { routes } from "@consigliere/contract/routes";
import { useFormatter, useTranslations } from "next-intl";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { OnceNotice, useDismissed } from "../design/once-notice.tsx";
import { ClockWords } from "../i18n/clock-words.tsx";

interface PauseSlipProps {
  /** Of the match. */
  readonly id: string;
  /** The names of those who want a pause. */
  readonly wanting: readonly string[];
}

/** Asks whoever has not agreed to a pause yet. Otherwise only the sheet about the clocks would tell of it. */
export default function PauseNotice(props: PauseSlipProps) {
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
  const names = useFormatter().list(wanting);
  const [isDismissed, layAside] = useDismissed("pause", id, names);
  if (isDismissed) return null;
  return (
    <OnceNotice
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

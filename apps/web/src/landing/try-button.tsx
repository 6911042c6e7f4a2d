"use client";
import { routes } from "@consigliere/contract/routes";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { browserZone } from "../i18n/local-zone.ts";
import { matchPath } from "../i18n/match-path.ts";

/** One press creates a guest and a table with bots. The table's page deals the cards. */
export function TryButton({ game }: { game: string }) {
  const t = useTranslations("landing");
  const locale = useLocale();
  const api = useApi();
  const onProblem = useProblemToast();
  const [isDealing, setDealing] = useState(false);
  const start = async () => {
    setDealing(true);
    const timeZone = browserZone();
    try {
      const { matchId } = await api.call(routes.tryGame, { body: { game, locale, timeZone } });
      window.location.assign(matchPath(locale, matchId));
    } catch (error) {
      setDealing(false);
      onProblem(error);
    }
  };
  return (
    <BrassButton size="large" busy={isDealing} onClick={start}>
      {isDealing ? t("dealing") : t("try")}
    </BrassButton>
  );
}

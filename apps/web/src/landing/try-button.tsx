"use client";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { matchPath } from "../i18n/match-path.ts";

/** One press: a guest, a table, bots around it; the table's page has the cards dealt. */
export function TryButton({ game }: { game: string }) {
  const t = useTranslations("landing");
  const locale = useLocale();
  const api = useApi();
  const start = useMutation({
    mutationFn: async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return api.call(routes.tryGame, { body: { game, locale, timeZone } });
    },
    onSuccess: ({ matchId }) => window.location.assign(matchPath(locale, matchId)),
    onError: useProblemToast(),
  });
  return (
    <BrassButton size="large" busy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
      {start.isPending || start.isSuccess ? t("dealing") : t("try")}
    </BrassButton>
  );
}

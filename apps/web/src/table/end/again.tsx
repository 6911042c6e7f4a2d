"use client";

import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useApi } from "../../api/use-api.ts";
import { useProblemToast } from "../../api/use-problem.ts";
import { BrassButton } from "../../design/button.tsx";
import { matchPath } from "../../i18n/match-path.ts";

/** The same people once more: opens the next match, or leads to it when somebody has. */
export function Again({ matchId, next }: { readonly matchId: string; readonly next: string | null }) {
  const t = useTranslations("outcome");
  const api = useApi();
  const locale = useLocale();
  const trouble = useProblemToast();
  const again = useMutation({
    mutationFn: () => api.call(routes.rematch, { params: { id: matchId } }),
    onSuccess: ({ match }) => window.location.assign(matchPath(locale, match.id)),
    onError: trouble,
  });
  if (next !== null) {
    return (
      <a className="button" data-variant="brass" href={matchPath(locale, next)} data-testid="rematch">
        {t("toRematch")}
      </a>
    );
  }
  return (
    <BrassButton busy={again.isPending} onClick={() => again.mutate()} data-testid="rematch">
      {t("rematch")}
    </BrassButton>
  );
}

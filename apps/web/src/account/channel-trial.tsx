"use client";
import type { ChannelName } from "@consigliere/contract/preferences";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";

/** Sends me a test message by a channel now, and shows the carrier's reply. */
export function ChannelTrial({ channel }: { channel: ChannelName }) {
  const t = useTranslations("profile.trial");
  const api = useApi();
  const cache = useQueryClient();
  const problem = useProblemText();
  const trial = useMutation({
    mutationFn: () => api.call(routes.tryChannel, { params: { channel } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: cacheKeys.reached }),
  });
  const outcomes = [...new Set(trial.data?.trials.map(({ outcome }) => outcome))];
  return (
    <div className="apart">
      <Button busy={trial.isPending} onClick={() => trial.mutate()} data-testid={`try-${channel}`}>
        {t("send")}
      </Button>
      <p className="field-hint" role="status">
        {trial.error === null ? outcomes.map((one) => t(`outcome.${one}`)).join(" ") : problem(trial.error)}
      </p>
    </div>
  );
}

"use client";
import { routes } from "@consigliere/contract/routes";
import type { WebhookState } from "@consigliere/contract/webhook";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { useToast } from "../design/toast.tsx";

interface OwnWebhookProps {
  readonly matchId: string;
  readonly webhook: NonNullable<WebhookState["webhook"]>;
  readonly onChange: (state: WebhookState) => void;
}

/** The address of the news, and whether they arrive. */
export function OwnWebhook({ matchId, webhook, onChange }: OwnWebhookProps) {
  const t = useTranslations("webhook");
  const trouble = useTrouble();
  const locale = useLocale();
  const api = useApi();
  const toast = useToast();
  const onError = useProblemToast();
  const call = { params: { id: matchId } };
  const test = useMutation({
    mutationFn: () => api.call(routes.testWebhook, call),
    onSuccess: onChange,
    onError,
  });
  const stop = useMutation({
    mutationFn: async () => {
      await api.call(routes.removeWebhook, call);
      return api.call(routes.readWebhook, call);
    },
    onSuccess: (state) => {
      toast({ text: t("stopped") });
      onChange(state);
    },
    onError,
  });
  const { kind, host, since, lastSentAt, off, test: last } = webhook;
  const at = (iso: string) =>
    new Date(iso).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  const isUnderWay = last !== null && last.sentAt === null && last.trouble === null;
  return (
    <div className="stack" data-gap="3">
      <p>
        {t("goesToHost", { host, where: t(`kinds.${kind}`), date: at(since) })}{" "}
        {lastSentAt !== null && t("last", { date: at(lastSentAt) })}
      </p>
      {off !== null && <p className="field-error">{t("off", { why: trouble(off) })}</p>}
      <p role="status">
        {isUnderWay && t("testing")}
        {last?.sentAt != null && t("arrived")}
        {last?.trouble != null && off === null && t("failed", { why: trouble(last.trouble) })}
      </p>
      <div className="row">
        <Button variant="ink" busy={test.isPending || isUnderWay} onClick={() => test.mutate()}>
          {t("test")}
        </Button>
        <Button variant="quiet" busy={stop.isPending} onClick={() => stop.mutate()}>
          {t("stop")}
        </Button>
      </div>
    </div>
  );
}

/** The sentence for the error. */
function useTrouble(): (trouble: string) => string {
  const t = useTranslations("webhook.trouble");
  return (trouble) => {
    if (trouble.startsWith("status-")) return t("status", { status: trouble.slice("status-".length) });
    if (trouble === "redirect" || trouble === "private-address" || trouble === "too-slow") return t(trouble);
    return t("unreachable");
  };
}

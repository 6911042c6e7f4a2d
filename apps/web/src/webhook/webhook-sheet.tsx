"use client";
import { routes } from "@consigliere/contract/routes";
import type { WebhookState } from "@consigliere/contract/webhook";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { lazyWords } from "../i18n/lazy-words.tsx";
import { MentionField } from "./mention-field.tsx";
import { OwnWebhook } from "./own-webhook.tsx";
import { WebhookForm } from "./webhook-form.tsx";

const WebhookWords = lazyWords("webhook");

/** Milliseconds between two checks of a test's result. */
const PATIENCE_MS = 4_000;

/** The place where the news of a match are posted: the host decides, and everybody knows. */
export default function WebhookSheet({ matchId }: { readonly matchId: string }) {
  return (
    <WebhookWords>
      <Sheet matchId={matchId} />
    </WebhookWords>
  );
}

function Sheet({ matchId }: { readonly matchId: string }) {
  const t = useTranslations("webhook");
  const api = useApi();
  const queries = useQueryClient();
  const queryKey = cacheKeys.webhook(matchId);
  const { data: state } = useQuery({
    queryKey,
    queryFn: () => api.call(routes.readWebhook, { params: { id: matchId } }),
    refetchInterval: ({ state: { data } }) => (isTesting(data) ? PATIENCE_MS : false),
  });
  if (state === undefined) return null;
  const show = (next: WebhookState) => queries.setQueryData(queryKey, next);
  const { kind, isHost, webhook } = state;
  return (
    <div className="stack" data-testid="webhook-sheet">
      <p className="quiet">{t(isHost || kind !== null ? "about" : "none")}</p>
      {kind !== null && !isHost && <p>{t("goes", { where: t(`kinds.${kind}`) })}</p>}
      {webhook !== null && <OwnWebhook matchId={matchId} webhook={webhook} onChange={show} />}
      {kind !== null && kind !== "json" && (
        <MentionField key={kind} matchId={matchId} kind={kind} state={state} onChange={show} />
      )}
      {isHost && <WebhookForm matchId={matchId} isAnother={webhook !== null} onChange={show} />}
    </div>
  );
}

function isTesting(state: WebhookState | undefined): boolean {
  const test = state?.webhook?.test ?? null;
  return test !== null && test.sentAt === null && test.trouble === null;
}

"use client";
import { routes } from "@consigliere/contract/routes";
import type { WebhookState } from "@consigliere/contract/webhook";
import { isUserIdOf, type WebhookKind } from "@consigliere/contract/webhook-kinds";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { TextField } from "../design/fields.tsx";
import { useToast } from "../design/toast.tsx";
import { useEntered } from "../device/entered.ts";

interface MentionFieldProps {
  readonly matchId: string;
  readonly kind: Exclude<WebhookKind, "json">;
  readonly state: WebhookState;
  readonly onChange: (state: WebhookState) => void;
}

/** The id that mentions me in the news where they are posted. */
export function MentionField({ matchId, kind, state, onChange }: MentionFieldProps) {
  const t = useTranslations("webhook");
  const api = useApi();
  const toast = useToast();
  const onError = useProblemToast();
  const [draft, setDraft] = useEntered(`${matchId} mention ${state.mention}`, state.mention ?? "");
  const mention = draft.trim() === "" ? null : draft.trim();
  const where = t(`kinds.${kind}`);
  const isWrong = mention !== null && !isUserIdOf(kind, mention);
  const save = useMutation({
    mutationFn: () => api.call(routes.setMention, { params: { id: matchId }, body: { mention } }),
    onSuccess: () => {
      toast({ text: t("saved") });
      onChange({ ...state, mention });
    },
    onError,
  });
  return (
    <form
      className="stack"
      data-gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextField
        label={t("mention", { where })}
        hint={t(`mentionHint.${kind}`)}
        autoComplete="off"
        value={draft}
        error={isWrong ? t("mentionWrong", { where }) : undefined}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" busy={save.isPending} disabled={isWrong || mention === state.mention}>
        {t("save")}
      </Button>
    </form>
  );
}

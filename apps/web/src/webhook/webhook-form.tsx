"use client";
import { routes } from "@consigliere/contract/routes";
import type { WebhookState } from "@consigliere/contract/webhook";
import { type WebhookKind, webhookKinds } from "@consigliere/contract/webhook-kinds";
import type { Locale } from "@consigliere/languages";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { SelectField, TextField } from "../design/fields.tsx";
import { useEntered } from "../device/entered.ts";

interface WebhookFormProps {
  readonly matchId: string;
  /** There is one already. */
  readonly isAnother: boolean;
  readonly onChange: (state: WebhookState) => void;
}

/** The host gives the address; the messages come in the language of this page. */
export function WebhookForm({ matchId, isAnother, onChange }: WebhookFormProps) {
  const t = useTranslations("webhook");
  const locale = useLocale() as Locale;
  const api = useApi();
  const problemText = useProblemText();
  const [address, setAddress] = useEntered(`${matchId} webhook`, "");
  const [kind, setKind] = useEntered<WebhookKind | "auto">(`${matchId} webhook kind`, "auto");
  const set = useMutation({
    mutationFn: () =>
      api.call(routes.setWebhook, {
        params: { id: matchId },
        body: { address: address.trim(), locale, ...(kind !== "auto" && { kind }) },
      }),
    onSuccess: ({ state, secret }) => {
      setAddress("");
      if (secret === null) onChange(state);
    },
  });
  const secret = set.data?.secret ?? null;
  if (set.data !== undefined && secret !== null) {
    const { state } = set.data;
    return (
      <div className="stack" data-gap="3">
        <TextField
          label={t("secret")}
          hint={t("secretHint")}
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
        />
        <Button
          onClick={() => {
            onChange(state);
            set.reset();
          }}
        >
          {t("secretKept")}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="stack"
      data-gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate();
      }}
    >
      <TextField
        label={t("address")}
        hint={t("addressHint")}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={500}
        value={address}
        error={set.error === null ? undefined : problemText(set.error)}
        onChange={({ target }) => setAddress(target.value)}
      />
      <SelectField
        label={t("kind")}
        value={kind}
        choices={(["auto", ...webhookKinds] as const).map((value) => ({ value, name: t(`kinds.${value}`) }))}
        onValue={(value) => setKind(value as typeof kind)}
      />
      <Button
        type="submit"
        variant={isAnother ? "paper" : "ink"}
        busy={set.isPending}
        disabled={address === ""}
      >
        {t(isAnother ? "replace" : "set")}
      </Button>
    </form>
  );
}

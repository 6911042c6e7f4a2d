"use client";
import { routes } from "@consigliere/contract/routes";
import type { WebhookState } from "@consigliere/contract/webhook";
import { kindOfAddress, type WebhookKind, webhookKinds } from "@consigliere/contract/webhook-kinds";
import type { Locale } from "@consigliere/languages";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { SelectField, SwitchField, TextField } from "../design/fields.tsx";
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
  const [inPlace, setInPlace] = useState(false);
  const isDiscord = (kind === "auto" ? kindOfAddress(address.trim()) : kind) === "discord";
  const choice = { ...(kind !== "auto" && { kind }), ...(isDiscord && { inPlace }) };
  const set = useMutation({
    mutationFn: () =>
      api.call(routes.setWebhook, {
        params: { id: matchId },
        body: { address: address.trim(), locale, ...choice },
      }),
    onSuccess: ({ state, secret }) => {
      setAddress("");
      if (secret === null) onChange(state);
    },
  });
  const secret = set.data?.secret ?? null;
  if (set.data !== undefined && secret !== null) {
    const { state } = set.data;
    const onKept = () => {
      onChange(state);
      set.reset();
    };
    return <Secret secret={secret} onKept={onKept} />;
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
      {isDiscord && (
        <SwitchField label={t("inPlace")} hint={t("inPlaceHint")} checked={inPlace} onChecked={setInPlace} />
      )}
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

/** Shown only once. */
function Secret({ secret, onKept }: { readonly secret: string; readonly onKept: () => void }) {
  const t = useTranslations("webhook");
  return (
    <div className="stack" data-gap="3">
      <TextField
        label={t("secret")}
        hint={t("secretHint")}
        readOnly
        value={secret}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={onKept}>{t("secretKept")}</Button>
    </div>
  );
}

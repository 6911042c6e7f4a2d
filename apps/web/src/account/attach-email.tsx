"use client";
import type { Profile } from "@consigliere/contract/account";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";
import { CodeForm } from "./code-form.tsx";
import { EmailField } from "./email-field.tsx";
import "./account.css";

/** A guest keeps everything by giving an address. */
export function AttachEmail() {
  const t = useTranslations("profile.attach");
  return <AddressForm title={t("title")} why={[t("why"), t("keep")]} then={t("open")} />;
}

/** Mail does not arrive, or is unwanted: the player confirms the address, or gives another. */
export function MendEmail({ email, state }: { email: string; state: Exclude<Profile["emailState"], "ok"> }) {
  const t = useTranslations(`profile.mend.${state}`);
  const why = [t("what", { email }), t("so"), t("how")];
  return <AddressForm title={t("title")} why={why} then={t("open")} known={email} />;
}

interface AddressFormProps {
  readonly title: string;
  /** Short lines above the form. */
  readonly why: readonly string[];
  /** The effect of opening the link. */
  readonly then: string;
  readonly known?: string;
}

function AddressForm({ title, why, then, known = "" }: AddressFormProps) {
  const t = useTranslations("profile.attach");
  const locale = useLocale();
  const api = useApi();
  const problemText = useProblemText();
  const [email, setEmail] = useState(known);
  const send = useMutation({
    mutationFn: () =>
      api.call(routes.attachEmail, { body: { email: email.trim(), next: `/${locale}/profile/` } }),
  });
  if (send.isSuccess) {
    return (
      <div role="status">
        <Telegram
          heading={t("sent")}
          lines={[t("sentTo", { email: email.trim() }), then]}
          actions={<CodeForm email={email.trim()} next={`/${locale}/profile/`} />}
        />
      </div>
    );
  }
  return (
    <Telegram
      heading={title}
      lines={why}
      actions={
        <form
          className="stack attach-email"
          data-gap="3"
          onSubmit={(event) => {
            event.preventDefault();
            send.mutate();
          }}
        >
          <EmailField
            label={t("address")}
            value={email}
            onValue={setEmail}
            error={send.error === null ? undefined : problemText(send.error)}
          />
          <BrassButton type="submit" busy={send.isPending}>
            {t("send")}
          </BrassButton>
        </form>
      }
    />
  );
}

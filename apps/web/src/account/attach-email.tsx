"use client";
import { attachEmail } from "@consigliere/contract/account";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";
import { EmailField } from "./email-field.tsx";

/** A guest keeps everything by leaving an address. */
export function AttachEmail() {
  const t = useTranslations("profile.attach");
  const locale = useLocale();
  const api = useApi();
  const problemText = useProblemText();
  const [email, setEmail] = useState("");
  const send = useMutation({
    mutationFn: () => api.call(attachEmail, { body: { email: email.trim(), next: `/${locale}/profile/` } }),
  });
  if (send.isSuccess) {
    return (
      <div role="status">
        <Telegram heading={t("sent")} lines={[t("sentTo", { email: email.trim() }), t("open")]} />
      </div>
    );
  }
  return (
    <Telegram
      heading={t("title")}
      lines={[t("why"), t("keep")]}
      actions={
        <form
          className="grid w-full gap-3"
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

"use client";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";
import { CodeForm } from "./code-form.tsx";
import { EmailField } from "./email-field.tsx";

export interface LinkFormProps {
  /** The page to continue to after the link in the mail; the current page if left out. */
  readonly next?: string | undefined;
}

/** Sends a link by mail that opens the service once and continues from there. */
export function LinkForm({ next }: LinkFormProps) {
  const t = useTranslations("entry.mail");
  const locale = useLocale();
  const api = useApi();
  const problemText = useProblemText();
  const [email, setEmail] = useState("");
  const [hasCode, setHasCode] = useState(false);
  const send = useMutation({
    mutationFn: () => {
      const here = window.location.pathname + window.location.search;
      return api.call(routes.requestSignIn, { body: { email: email.trim(), locale, next: next ?? here } });
    },
  });
  if (send.isSuccess) {
    return (
      <div role="status">
        <Telegram
          heading={t("sent.title")}
          level={3}
          lines={[t("sent.to", { email: email.trim() }), t("sent.open"), t("sent.valid")]}
          actions={
            <>
              <CodeForm email={email.trim()} next={next} />
              <Button size="small" onClick={() => send.reset()}>
                {t("sent.again")}
              </Button>
            </>
          }
        />
      </div>
    );
  }
  const toggle = (
    <Button variant="quiet" size="small" onClick={() => setHasCode(!hasCode)}>
      {t(hasCode ? "noCode" : "hasCode")}
    </Button>
  );
  if (hasCode) {
    return (
      <div className="stack">
        <CodeForm next={next} />
        {toggle}
      </div>
    );
  }
  return (
    <form
      className="stack"
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
      <Button type="submit" variant="ink" busy={send.isPending}>
        {t("send")}
      </Button>
      {toggle}
    </form>
  );
}

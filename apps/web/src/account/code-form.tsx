"use client";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { changeReader } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { TextField } from "../design/fields.tsx";
import { browserZone } from "../i18n/local-zone.ts";
import { EmailField } from "./email-field.tsx";
import "./account.css";

interface CodeFormProps {
  /** The address to which the mail went; asked for if left out. */
  readonly email?: string | undefined;
  /** The page to continue to; the current page if left out. */
  readonly next?: string | undefined;
}

/** Signs in by the code of a mail, typed by hand. */
export function CodeForm({ email: known, next }: CodeFormProps) {
  const t = useTranslations("entry");
  const api = useApi();
  const problemText = useProblemText();
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const enter = useMutation({
    mutationFn: () => {
      const body = { email: known ?? email.trim(), code, timeZone: browserZone() };
      return api.call(routes.signInByCode, { body });
    },
    onSuccess: ({ me }) => {
      changeReader(me);
      window.location.assign(next ?? window.location.pathname + window.location.search);
    },
  });
  return (
    <form
      className="stack code-form"
      onSubmit={(event) => {
        event.preventDefault();
        enter.mutate();
      }}
    >
      {known === undefined && (
        <EmailField label={t("mail.address")} value={email} onValue={setEmail} error={undefined} />
      )}
      <TextField
        label={t("code.label")}
        hint={t("code.hint")}
        required
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={enter.error === null ? undefined : problemText(enter.error)}
      />
      <BrassButton type="submit" busy={enter.isPending || enter.isSuccess}>
        {t("code.continue")}
      </BrassButton>
    </form>
  );
}

"use client";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { changeReader } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { localZone } from "../i18n/local-zone.ts";
import { LinkForm } from "./link-form.tsx";
import { NameField } from "./name-field.tsx";
import "./account.css";

export interface EntryFormsProps {
  /** The page to continue to after the link in the mail; the current page if left out. */
  readonly next?: string | undefined;
  readonly onEntered?: (() => void) | undefined;
}

/** The two ways in: a name, or a link by mail. */
export function EntryForms({ next, onEntered }: EntryFormsProps) {
  const t = useTranslations("entry");
  return (
    <div className="entry-forms">
      <Paper as="section" stacked aria-label={t("guest.title")}>
        <h2 className="title" data-gap="1">
          {t("guest.title")}
        </h2>
        <p className="lead quiet">{t("guest.intro")}</p>
        <GuestForm onEntered={onEntered} />
      </Paper>
      <Paper as="section" tone="aged" aria-label={t("mail.title")}>
        <h2 className="title" data-gap="1">
          {t("mail.title")}
        </h2>
        <p className="lead quiet">{t("mail.intro")}</p>
        <LinkForm next={next} />
      </Paper>
    </div>
  );
}

function GuestForm({ onEntered }: Pick<EntryFormsProps, "onEntered">) {
  const t = useTranslations("entry.guest");
  const locale = useLocale();
  const api = useApi();
  const problemText = useProblemText();
  const [name, setName] = useState("");
  const enter = useMutation({
    mutationFn: () => {
      const timeZone = localZone();
      return api.call(routes.enterAsGuest, { body: { name: name.trim(), locale, timeZone } });
    },
    onSuccess: ({ me }) => {
      changeReader(me);
      onEntered?.();
    },
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        enter.mutate();
      }}
    >
      <NameField
        label={t("name")}
        value={name}
        onValue={setName}
        error={enter.error === null ? undefined : problemText(enter.error)}
      />
      <BrassButton type="submit" busy={enter.isPending}>
        {t("enter")}
      </BrassButton>
    </form>
  );
}

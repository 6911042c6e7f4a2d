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
import { browserZone } from "../i18n/local-zone.ts";
import { LinkForm } from "./link-form.tsx";
import { NameField } from "./name-field.tsx";
import "./account.css";

export interface EntryFormsProps {
  /** The page to continue to after the link in the mail; the current page if left out. */
  readonly next?: string | undefined;
  readonly onEntered?: (() => void) | undefined;
  /** The label of the key that enters by name; to sit down if left out. */
  readonly enter?: string | undefined;
}

/** The two ways in: a name, or a link by mail. */
export function EntryForms({ next, onEntered, enter }: EntryFormsProps) {
  const t = useTranslations("entry");
  return (
    <div className="entry-forms">
      <Paper as="section" stacked aria-label={t("guest.title")}>
        <h2 className="title" data-gap="3">
          {t("guest.title")}
        </h2>
        <GuestForm onEntered={onEntered} label={enter} />
        <p className="apart quiet">{t("guest.intro")}</p>
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

function GuestForm({ onEntered, label }: Pick<EntryFormsProps, "onEntered"> & { label: string | undefined }) {
  const t = useTranslations("entry.guest");
  const locale = useLocale();
  const api = useApi();
  const problemText = useProblemText();
  const [name, setName] = useState("");
  const enter = useMutation({
    mutationFn: () => {
      const timeZone = browserZone();
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
        {label ?? t("enter")}
      </BrassButton>
    </form>
  );
}

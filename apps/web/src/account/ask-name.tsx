"use client";
import type { Profile } from "@consigliere/contract/account";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMe } from "../api/session.ts";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { NameField } from "./name-field.tsx";
import "./account.css";

/** Asks readers who have no name yet for a name to show to the others. Renders nothing for everybody else. */
export function AskName() {
  const { me } = useMe();
  return me == null || me.isNamed ? null : <NameSheet me={me} />;
}

function NameSheet({ me }: { me: Profile }) {
  const t = useTranslations("entry.name");
  const problemText = useProblemText();
  const [name, setName] = useState("");
  const change = useChangeProfile();
  return (
    <Paper as="section" tone="aged" className="ask-name" aria-label={t("title")}>
      <h2 className="subtitle" data-gap="1">
        {t("title")}
      </h2>
      <p className="lead quiet">{t("until", { name: me.name })}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ name: name.trim() });
        }}
      >
        <NameField
          label={t("name")}
          value={name}
          onValue={setName}
          error={change.error === null ? undefined : problemText(change.error)}
        />
        <Button type="submit" variant="ink" busy={change.isPending}>
          {t("save")}
        </Button>
      </form>
    </Paper>
  );
}

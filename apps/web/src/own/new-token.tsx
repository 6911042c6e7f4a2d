"use client";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { SelectField, SeveralField, TextField } from "../design/fields.tsx";
import { useTableNames } from "./use-table-names.ts";

interface NewTokenProps {
  readonly onMade: (secret: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const LONGEST_NAME = 24;
const DAYS = [7, 30, 90, 365] as const;

/** The name of a new token, the tables that it opens, and its lifetime. */
export function NewToken({ onMade, onClose }: NewTokenProps) {
  const t = useTranslations("own.tokens");
  const api = useApi();
  const problemText = useProblemText();
  const { running = [] } = useTableNames();
  const [draft, setDraft] = useState({ name: "", matches: [] as readonly string[], days: 30 });
  const make = useMutation({
    mutationFn: () =>
      api.call(routes.makeToken, {
        body: { ...draft, name: draft.name.trim(), matches: [...draft.matches] },
      }),
    onSuccess: ({ secret }) => onMade(secret),
  });
  const isReady = draft.name.trim() !== "" && draft.matches.length > 0;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) make.mutate();
      }}
    >
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        value={draft.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        {...(make.error !== null && { error: problemText(make.error) })}
      />
      <SeveralField
        label={t("tables")}
        {...(running.length === 0 && { hint: t("noTables") })}
        choices={running.map(({ id, name }) => ({ value: id, name }))}
        values={draft.matches}
        onValues={(matches) => setDraft({ ...draft, matches })}
      />
      <SelectField
        label={t("days")}
        value={String(draft.days)}
        choices={DAYS.map((days) => ({ value: String(days), name: t("ofDays", { days }) }))}
        onValue={(days) => setDraft({ ...draft, days: Number(days) })}
      />
      <div className="row">
        <Button type="submit" variant="ink" disabled={!isReady} busy={make.isPending}>
          {t("make")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("leaveIt")}
        </Button>
      </div>
    </form>
  );
}

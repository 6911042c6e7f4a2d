"use client";

import { LONGEST_NOTES } from "@consigliere/contract/notes";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useProblemText } from "../api/use-problem.ts";
import { useNotes } from "./use-notes.ts";

/** A slip of paper that only its writer can read. */
export default function OwnNotesSlip({ matchId }: { readonly matchId: string }) {
  const t = useTranslations("play.notes");
  const words = useProblemText();
  const { text, state, error, write, flush } = useNotes(matchId);
  const id = useId();
  return (
    <div className="own-notes paper">
      <label className="own-notes-title" htmlFor={id}>
        {t("title")}
      </label>
      <textarea
        id={id}
        className="own-notes-text"
        aria-describedby={`${id}-state`}
        data-testid="own-notes"
        maxLength={LONGEST_NOTES}
        disabled={text === undefined}
        placeholder={text === undefined ? "" : t("placeholder")}
        value={text ?? ""}
        onChange={({ target }) => write(target.value)}
        onBlur={flush}
      />
      <p className="own-notes-state" id={`${id}-state`} role="status">
        {error != null ? t("unsaved", { why: words(error) }) : t(text === undefined ? "reading" : state)}
      </p>
    </div>
  );
}

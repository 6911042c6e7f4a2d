"use client";

import { LONGEST_NOTES } from "@consigliere/contract/notes";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useProblemText } from "../api/use-problem.ts";
import { SwitchField } from "../design/fields.tsx";
import { useNotes } from "./use-notes.ts";
import { usePublishing } from "./use-publishing.ts";

interface OwnNotesSlipProps {
  readonly matchId: string;
  /** The match is over, and others may look from the reader's chair. */
  readonly mayPublish: boolean;
}

/** A slip of paper that only its writer can read, until they publish it after the end. */
export default function OwnNotesSlip({ matchId, mayPublish }: OwnNotesSlipProps) {
  const t = useTranslations("play.notes");
  const words = useProblemText();
  const { text, state, error: unsent, write, flush } = useNotes(matchId);
  const { isPublished, publish, isPending, error: unpublished } = usePublishing(matchId);
  const error = unsent ?? unpublished;
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
        {error != null
          ? t("unsaved", { why: words(error) })
          : t(text === undefined ? "reading" : state, { published: String(isPublished) })}
      </p>
      {mayPublish && text !== undefined && (isPublished || text.trim() !== "") && (
        <SwitchField
          label={t("publish")}
          hint={t("publishHint")}
          checked={isPublished}
          disabled={isPending || state !== "saved"}
          onChecked={publish}
        />
      )}
    </div>
  );
}

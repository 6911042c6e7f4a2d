"use client";

import { useTranslations } from "next-intl";
import type { At } from "../at-table.ts";
import { usePublishedNotes } from "../moment/use-published-notes.ts";

/** The notes that players have published, each behind a line. */
export function PublishedNotes({ at: { match, may, words } }: At<"match" | "may" | "words">) {
  const t = useTranslations("outcome");
  const notes = usePublishedNotes(match.match.id, may.chairs);
  return [...notes].map(([seat, text]) => (
    <details key={seat} className="end-part end-figures" data-testid={`notes-of-${seat}`}>
      <summary>{t("notes", { name: words.name(seat) })}</summary>
      <p className="end-notes" dir="auto">
        {text}
      </p>
    </details>
  ));
}

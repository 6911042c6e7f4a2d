/** What a letter at a table may be: without schemas, which are heavy, for the pages. */

/** Characters that a letter may have. */
export const LONGEST_LETTER = 1_000;

/** What may be said of a letter with one tap. */
export const REACTIONS = ["cheers", "laugh", "gasp", "knife", "rose"] as const;
export type ReactionName = (typeof REACTIONS)[number];

/** What cannot be seen and turns or breaks what stands beside it. Joiners stay: emoji and some scripts are made with them. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The text of a letter as it is kept: lines of visible characters, never more than one of them empty between two. */
export function letterText(typed: string): string {
  const lines = typed
    .normalize("NFC")
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .map((line) => line.replace(UNSEEN, "").trimEnd());
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

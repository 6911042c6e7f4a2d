/** The limits for letters at a table. No schemas here, because they are too heavy for pages. */

/** Characters that a letter may have. */
export const LONGEST_LETTER = 1_000;

/** Characters that a comment on a moment of a match that is over may have. */
export const LONGEST_COMMENT = 280;

/** The reactions to a letter that take one tap. */
export const REACTIONS = ["cheers", "laugh", "gasp", "knife", "rose"] as const;
export type ReactionName = (typeof REACTIONS)[number];

/**
 * Characters that are invisible and turn or break the text beside them. Joiners stay: emoji and some scripts need them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The text of a letter in stored form: lines of visible characters, with at most one empty line between two. */
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

/** Names as people write them, in any script: with joiners where a script or an emoji needs them, and never unseen. */

/** Characters that are seen, and not only placeholders for some. */
const SEEN = /^[\p{L}\p{N}\p{P}\p{S}]$/u;
const PLACEHOLDER = /^[\p{Default_Ignorable_Code_Point}\u2800]$/u;
const SPACE = /^\p{Zs}$/u;
const MARK = /^\p{M}$/u;
/** Joins nothing that is seen. */
const GRAPHEME_JOINER = "\u034f";
/** Half-spaces of Persian, conjuncts of Hindi, and emoji that consist of several. */
const JOINER = /^[\u200c\u200d]$/;
/** The letters in a flag like England's, which follow a black flag. */
const TAG = /^[\u{e0020}-\u{e007f}]$/u;
const BLACK_FLAG = "\u{1f3f4}";

/** Why a text is no name: the character that does not fit, as `U+3164`, or `unseen`: nothing in it is seen. */
export type UnfitName = `U+${string}` | "unseen";

/** Why `name` is no name; null: it is one. */
export function unfitIn(name: string): UnfitName | null {
  const characters = [...name];
  const unfit = characters.find((_, at) => !fits(characters, at));
  if (unfit !== undefined)
    return `U+${(unfit.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return characters.some(isSeen) ? null : "unseen";
}

function isSeen(character: string): boolean {
  return SEEN.test(character) && !PLACEHOLDER.test(character);
}

function fits(characters: readonly string[], at: number): boolean {
  const [character = "", before = "", after = ""] = [characters[at], characters[at - 1], characters[at + 1]];
  if (isSeen(character) || SPACE.test(character)) return true;
  if (character === GRAPHEME_JOINER) return false;
  if (MARK.test(character))
    return isSeen(before) || ((MARK.test(before) || JOINER.test(before)) && fits(characters, at - 1));
  if (JOINER.test(character)) return MARK.test(before) || (isSeen(before) && isSeen(after));
  return TAG.test(character) && (before === BLACK_FLAG || TAG.test(before));
}

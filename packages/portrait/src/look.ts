/** Faces in words, as a witness would give them: `"homburg heavy walrus monocle cigar"`. */
import { type PortraitTraits, TRAIT_NAMES, TRAITS } from "./traits.ts";

export type Look = Partial<PortraitTraits>;

/**
 * A word names a value of one trait: the first of them that has it. `round-glasses` says which trait is meant, as do
 * all values followed by their trait.
 */
const WORDS = new Map<string, Look>(
  TRAIT_NAMES.toReversed().flatMap((trait) =>
    TRAITS[trait].flatMap((value) => [
      [value, { [trait]: value }],
      [`${value}-${trait}`, { [trait]: value }],
    ]),
  ),
);
WORDS.set("woman", { expression: "feminine", brows: "thin", mouth: "full" });

/** The traits that the words say; the last word about a trait counts. @throws Error for an unknown word */
export function look(words: string): Look {
  return Object.assign({}, ...words.split(" ").map(traitIn));
}

function traitIn(word: string): Look {
  const trait = WORDS.get(word);
  if (trait === undefined) throw new Error(`no face has "${word}"`);
  return trait;
}

import { Fragment } from "react";

/**
 * Where a Japanese name may be parted: after what belongs to the next word, where the signs change, and where its
 * catalogue marks the seam of a compound (U+200B).
 */
const SEAMS =
  /(?<=.[のな・])(?=..)|(?=（)|(?<=[\p{sc=Han}\p{sc=Hira}])(?=\p{sc=Kana})|(?<=[\p{sc=Kana}ー])(?=\p{sc=Han})|\u200b/u;

/** The parts of a name that stay whole. */
export function partsOf(name: string): string[] {
  return name.split(SEAMS);
}

/** The name with its parts held together, for a sentence that may break anywhere else. */
export function heldTogether(name: string): string {
  return partsOf(name)
    .map((part) => [...part].join("\u2060"))
    .join("\u200b");
}

/** A name whose words are written together: a line may break between its parts alone, where `word-break` keeps all. */
export function Parted({ name }: { readonly name: string }) {
  return partsOf(name).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The row of pictures in which a cue shows the choices: "card → face, face, face +3". */
import type { OptionId } from "@consigliere/contract/question";
import type { Draft } from "./draft.ts";

export interface Pictured<Picture> {
  readonly id: OptionId;
  readonly picture: Picture;
}

export interface Row<Picture> {
  /** The card played, for which all others are chosen; null: there is no such card. */
  readonly head: Picture | null;
  readonly shown: readonly Pictured<Picture>[];
  /** The number of further choices, for which the row has no room. */
  readonly more: number;
}

/** The maximum number in a row, including the leading card. */
const MOST = 4;

/** The row of a draft. A choice without a picture is given only in words, and is not counted. */
export function rowOf<Picture>(draft: Draft, pictureOf: (id: OptionId) => Picture | null): Row<Picture> {
  // Whoever is chosen twice, such as for two weapons, is pictured once.
  const pictured = [...new Set(optionsIn(draft))].flatMap((id): Pictured<Picture>[] => {
    const picture = pictureOf(id);
    return picture === null ? [] : [{ id, picture }];
  });
  const [first, ...rest] = pictured;
  const head = draft.form === "one" && first?.id === draft.chosen && rest.length > 0 ? first : null;
  const all = head === null ? pictured : rest;
  const room = head === null ? MOST : MOST - 1;
  return {
    head: head?.picture ?? null,
    shown: all.slice(0, room),
    more: Math.max(0, all.length - room),
  };
}

/** Everything that a draft has chosen so far, outermost first. */
function optionsIn(draft: Draft): OptionId[] {
  switch (draft.form) {
    case "one": {
      const further = draft.further === null ? [] : optionsIn(draft.further);
      return draft.chosen === null ? [] : [draft.chosen, ...further];
    }
    case "some":
      return draft.chosen.flatMap((id) => [id, ...(draft.further[id] ? optionsIn(draft.further[id]) : [])]);
    case "form":
      return Object.values(draft.parts).flatMap(optionsIn);
    case "order":
      return [...draft.chosen];
    default:
      return [];
  }
}

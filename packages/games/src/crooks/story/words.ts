/** Names and small parts of sentences. */
import { listOf, type Phrase, type PhraseValue, phrasesOf } from "../../phrase.ts";
import { type CrookId, HIDEOUTS, type HideoutId, type TargetId } from "../cards.ts";
import type { ToldCrook } from "../events.ts";

/** A phrase of this game's catalogue. */
export const phrase = phrasesOf("crooks");

export function crookName(crook: CrookId): Phrase {
  return phrase(`crook.${crook}`);
}

export function crookNames(crooks: readonly CrookId[]): PhraseValue {
  return listOf(crooks.map(crookName));
}

/** A placed crook: by name if it is known, otherwise by its number. */
export function toldName({ play, crook }: ToldCrook): Phrase {
  return crook === undefined ? phrase("somebody", { play }) : crookName(crook);
}

export function placeName(place: TargetId | HideoutId): Phrase {
  return isHideout(place) ? phrase(`hideout.${place}`) : phrase(`target.${place}`);
}

export function isHideout(place: TargetId | HideoutId): place is HideoutId {
  return (HIDEOUTS as readonly string[]).includes(place);
}

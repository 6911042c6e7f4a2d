/** Names and small parts of sentences. */
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { listOf, type Phrase, type PhraseValue } from "../../phrase.ts";
import { type CrookId, HIDEOUTS, type HideoutId, type TargetId } from "../cards.ts";
import type { ToldCrook } from "../events.ts";

export type Values = Readonly<Record<string, PhraseValue>>;

/** A phrase of this game's catalogue. */
export function phrase(key: string, values?: Values): Phrase {
  const full = `crooks.${key}`;
  return values === undefined ? { key: full } : { key: full, values };
}

export function crookName(crook: CrookId): Phrase {
  return phrase(`crook.${crook}`);
}

export function crookNames(crooks: readonly CrookId[]): PhraseValue {
  return listOf(crooks.map(crookName));
}

/** A placed crook: by name as far as it is known, else by its number. */
export function toldName({ play, crook }: ToldCrook): Phrase {
  return crook === undefined ? phrase("somebody", { play }) : crookName(crook);
}

export function placeName(place: TargetId | HideoutId): Phrase {
  return isHideout(place) ? phrase(`hideout.${place}`) : phrase(`target.${place}`);
}

export function isHideout(place: TargetId | HideoutId): place is HideoutId {
  return (HIDEOUTS as readonly string[]).includes(place);
}

export function seatNames(seats: readonly Seat[]): PhraseValue {
  return listOf(seats.map((seat) => ({ seat })));
}

/** Who acts: the name, and whether the sentence speaks to that player. */
export function actor(seat: Seat, viewer: Viewer): Values {
  return { seat: { seat }, you: seat === viewer ? "yes" : "no" };
}

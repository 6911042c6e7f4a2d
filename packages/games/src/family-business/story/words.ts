/** Names and small parts of sentences. */
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { listOf, type Phrase, type PhraseValue } from "../../phrase.ts";
import { type CardId, type CardKind, kindOf } from "../cards.ts";
import type { MobId, MobsterId } from "../mobs.ts";

type Values = Readonly<Record<string, PhraseValue>>;

/** A phrase of this game's catalogue. */
export function phrase(key: string, values?: Values): Phrase {
  const full = `family-business.${key}`;
  return values === undefined ? { key: full } : { key: full, values };
}

export function kindName(kind: CardKind): Phrase {
  return phrase(`card.${kind}.name`);
}

export function cardName(card: CardId): Phrase {
  return kindName(kindOf(card));
}

export function cardNames(cards: readonly CardId[]): PhraseValue {
  return listOf(cards.map(cardName));
}

export function mobName(mob: MobId): Phrase {
  return phrase(`mob.${mob}`);
}

export function mobsterName(mobster: MobsterId): Phrase {
  return phrase(`mobster.${mobster}`);
}

export function mobsterNames(mobsters: readonly MobsterId[]): PhraseValue {
  return listOf(mobsters.map(mobsterName));
}

export function seatNames(seats: readonly Seat[]): PhraseValue {
  return listOf(seats.map((seat) => ({ seat })));
}

/** Who acts: the name, and whether the sentence speaks to that player. */
export function actor(seat: Seat, viewer: Viewer): Values {
  return { seat: { seat }, you: seat === viewer ? "yes" : "no" };
}

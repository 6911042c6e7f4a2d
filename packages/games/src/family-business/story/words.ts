/** Names and small parts of sentences. */
import { listOf, type Phrase, type PhraseValue, phrasesOf } from "../../phrase.ts";
import { type CardId, type CardKind, kindOf } from "../cards.ts";
import type { MobId, MobsterId } from "../mobs.ts";

/** A phrase of this game's catalogue. */
export const phrase = phrasesOf("family-business");

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

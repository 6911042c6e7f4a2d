/** Names and small parts of sentences. */
import {
  labelled,
  listOf,
  owned,
  type Person,
  type Phrase,
  type PhraseValue,
  phrasesOf,
} from "../../phrase.ts";
import { type CardId, type CardKind, kindOf } from "../cards.ts";
import { type MobId, type MobsterId, mobOf } from "../mobs.ts";

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

/** The boss of a mobster. */
export function bossOf(mobster: MobsterId): Person {
  return { ownerOf: mobOf(mobster) };
}

/** A mobster with his boss: "your Joe Valachi". */
export function ownedMobster(mobster: MobsterId): Phrase {
  return owned(mobsterName(mobster), bossOf(mobster));
}

export function ownedMobsters(mobsters: readonly MobsterId[]): PhraseValue {
  return listOf(mobsters.map(ownedMobster));
}

/** A mobster to choose: "Joe Valachi (yours)". */
export function labelledMobster(mobster: MobsterId): Phrase {
  return labelled(mobsterName(mobster), bossOf(mobster));
}

/** Names and small parts of sentences. */
import { listOf, type Phrase, type PhraseValue, phrasesOf } from "../../phrase.ts";
import {
  type BlockId,
  type BuildingId,
  type CardId,
  type CharId,
  type EventId,
  nameOf,
  type WeaponId,
  type WhiskeyId,
} from "../cards.ts";
import type { Arm } from "../events.ts";
import { groupSign } from "../group-sign.ts";

const ownPhrase = phrasesOf("mob-city");

/** A phrase of this game's catalogue. Groups bear the number that is on their token. */
export function phrase(
  key: string,
  { group, ...values }: Readonly<Record<string, PhraseValue>> = {},
): Phrase {
  return ownPhrase(key, typeof group === "number" ? { ...values, group: groupSign(group) } : values);
}

/** Copies of a card have one name. */
export function cardName(card: CardId): Phrase {
  return phrase(`card.${nameOf(card)}`);
}

/** The name that boards use, and what is asked and at stake in a gunfight. */
export function shortName(card: CardId): Phrase {
  return phrase(`short.${nameOf(card)}`);
}

export function cardNames(cards: readonly CardId[], name = cardName): PhraseValue {
  return cards.length === 0 ? phrase("nobody") : listOf(cards.map(name));
}

/** Cards as everybody sees them: Lieutenants by name, backs as a number. */
export function crewName(lieutenants: readonly CardId[], backs: number): PhraseValue {
  const count = backs === 0 ? [] : [phrase("count-cards", { count: backs })];
  return listOf([...lieutenants.map(cardName), ...count]);
}

export function buildingName(building: BuildingId): Phrase {
  return phrase(`building.${building}`);
}

export function blockName(block: BlockId): Phrase {
  return phrase(`block.${block}`);
}

export function townEventName(event: EventId): Phrase {
  return phrase(`town-event.${event}.name`);
}

export function whiskeyName(whiskey: WhiskeyId): Phrase {
  return phrase(`whiskey.${whiskey.slice(0, -2)}`);
}

export function armName(arm: Arm): Phrase {
  return arm === "colt" || arm === "fists" ? phrase(`arm.${arm}`) : cardName(arm);
}

/** `{carrier} ({weapon})` */
export function carriedName(carrier: CharId, weapon: WeaponId): Phrase {
  return phrase("carried", { carrier: cardName(carrier), weapon: cardName(weapon) });
}

/** Names and small parts of sentences. */
import { listOf, type Phrase, type PhraseValue, phrasesOf } from "../../phrase.ts";
import { type CardId, type CardSymbol, cardOf, isRacket, racketValue, type TradeClass } from "../cards.ts";
import { type Shown, symbolOf, type Want } from "../trade-terms.ts";

/** A phrase of this game's catalogue. */
export const phrase = phrasesOf("mafia-dollar");

/** The card's own name, or the name of its sort if all of the sort are alike; a racket with its value. */
export function cardName(id: CardId): Phrase {
  const { kind, sort } = cardOf(id);
  if (isRacket(id)) return phrase("racket", { type: phrase(`sort.${sort}.name`), value: racketValue(id) });
  const isOneOfMany = kind === "block" || kind === "police" || kind === "dons-birthday" || kind === "end";
  return phrase(isOneOfMany ? `sort.${sort}.name` : `name.${id}`);
}

export function cardNames(cards: readonly CardId[]): PhraseValue {
  return listOf(cards.map(cardName));
}

export function className(name: TradeClass): Phrase {
  return phrase(name === "police" ? "police" : `sort.${name}.name`);
}

export function symbolName(symbol: CardSymbol): Phrase {
  return phrase(`symbol.${symbol}`);
}

/** The wanted card of a trade. */
export function wantName(want: Want): Phrase {
  if (want === "any" || want === "no-police") return phrase(`want.${want}`);
  const symbol = symbolOf(want);
  return symbol === null
    ? phrase("want.class", { class: className(want as TradeClass) })
    : phrase("want.symbol", { symbol: symbolName(symbol) });
}

/** The facts that a receiver is shown about the given card. */
export function shownName(shown: Shown): Phrase {
  switch (shown.disclose) {
    case "face":
      return phrase("shown.face", { card: cardName(shown.card) });
    case "class":
      return phrase("shown.class", { class: className(shown.class) });
    case "hidden":
      return phrase("shown.hidden");
  }
}

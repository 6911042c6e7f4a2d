/** The terms of a trade (7.2): the card given, the facts shown about it, and the card wanted. */
import {
  type CardSymbol,
  cardOf,
  type HandCardId,
  isPolice,
  SYMBOLS,
  TRADE_CLASSES,
  type TradeClass,
  tradeClassOf,
} from "./cards.ts";

export const DISCLOSURES = ["face", "class", "hidden"] as const;
/** The facts that the receiver of an offer is shown about the given card. They are always true. */
export type Disclosure = (typeof DISCLOSURES)[number];

export const WANTS = [
  "any",
  "no-police",
  ...TRADE_CLASSES,
  ...SYMBOLS.map((symbol) => `symbol:${symbol}` as const),
] as const;
export type Want = "any" | "no-police" | TradeClass | `symbol:${CardSymbol}`;

/** One hand card for one hand card. `give` is committed but not locked. */
export interface TradeTerms {
  readonly give: HandCardId;
  readonly disclose: Disclosure;
  readonly want: Want;
}

/** The facts that the receiver is shown about the given card. */
export type Shown =
  | { readonly disclose: "face"; readonly card: HandCardId }
  | { readonly disclose: "class"; readonly class: TradeClass }
  | { readonly disclose: "hidden" };

/** A public call for offers, or the call that opens a market. */
export interface Call {
  readonly seek: Want;
  /** The class of a card that the caller holds. */
  readonly tempt: TradeClass | null;
}

export function satisfies(card: HandCardId, want: Want): boolean {
  if (want === "any") return true;
  if (want === "no-police") return !isPolice(card);
  const symbol = symbolOf(want);
  return symbol === null ? tradeClassOf(card) === want : cardOf(card).symbol === symbol;
}

/** The wanted symbol, if a symbol is wanted. */
export function symbolOf(want: Want): CardSymbol | null {
  return SYMBOLS.find((symbol) => want === `symbol:${symbol}`) ?? null;
}

export function shownOf({ give, disclose }: TradeTerms): Shown {
  switch (disclose) {
    case "face":
      return { disclose, card: give };
    case "class":
      return { disclose, class: tradeClassOf(give) };
    case "hidden":
      return { disclose };
  }
}

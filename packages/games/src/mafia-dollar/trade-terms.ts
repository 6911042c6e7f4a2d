/** The words of a trade (7.2): what is given, what is shown of it, what is wanted. */
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
/** What the receiver of an offer is shown of the card given; always the truth. */
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

/** What the receiver is shown of the card given. */
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

/** The symbol that is wanted, where it is one. */
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

/** Drawing and playing cards, birthdays and police, in phrases. */
import type { Tellers } from "../../story.ts";
import type { MafiaDollarEvent } from "../events.ts";
import { cardName, cardNames, phrase, symbolName } from "./words.ts";

export const cardTellers: Tellers<
  MafiaDollarEvent,
  | "racket-drawn"
  | "card-drawn"
  | "warehouse-played"
  | "gangster-played"
  | "item-played"
  | "dog-played"
  | "block-played"
  | "block-lifted"
  | "card-discarded"
  | "birthday-played"
  | "gift-answered"
  | "gift-given"
  | "gifts-stashed"
  | "police-played"
  | "pass-opened"
  | "pass-answered"
  | "card-passed"
  | "escort-loss"
  | "patrol-loss"
  | "raid-loss"
> = {
  "racket-drawn": ({ seat, racket }) =>
    phrase("event.racket-drawn", { seat: { seat }, racket: cardName(racket) }),
  "card-drawn": ({ seat, card }) =>
    card === undefined
      ? phrase("event.card-drawn.other", { seat: { seat } })
      : phrase("event.card-drawn.own", { card: cardName(card) }),
  "warehouse-played": ({ seat, warehouse, actions }) =>
    phrase("event.warehouse-played", { seat: { seat }, warehouse: cardName(warehouse), actions }),
  "gangster-played": ({ seat, gangster }) =>
    phrase("event.gangster-played", { seat: { seat }, gangster: cardName(gangster) }),
  "item-played": ({ seat, item, gangster }) =>
    phrase("event.item-played", {
      seat: { seat },
      item: cardName(item),
      gangster: cardName(gangster),
    }),
  "dog-played": ({ seat, dog, warehouse }) =>
    phrase("event.dog-played", {
      seat: { seat },
      dog: cardName(dog),
      warehouse: cardName(warehouse),
    }),
  "block-played": ({ seat, block, gangster, victim }) =>
    phrase("event.block-played", {
      seat: { seat },
      victim: { seat: victim },
      block: cardName(block),
      gangster: cardName(gangster),
    }),
  "block-lifted": ({ seat, card, symbol, gangster, block, blocksLeft }) => {
    const values = {
      seat: { seat },
      card: cardName(card),
      symbol: symbolName(symbol),
      gangster: cardName(gangster),
      block: cardName(block),
    };
    if (blocksLeft === 0) return phrase("event.block-lifted.free", values);
    return phrase("event.block-lifted.more", { ...values, left: blocksLeft });
  },
  "card-discarded": ({ seat, card }) =>
    phrase("event.card-discarded", { seat: { seat }, card: cardName(card) }),
  "birthday-played": ({ seat, card, blocksLifted }) => {
    const values = { seat: { seat }, card: cardName(card) };
    if (blocksLifted.length === 0) return phrase("event.birthday-played.plain", values);
    return phrase("event.birthday-played.lifting", { ...values, count: blocksLifted.length });
  },
  "gift-answered": ({ seat, racket }) =>
    racket === undefined
      ? phrase("event.gift-answered.other", { seat: { seat } })
      : phrase("event.gift-answered.own", { racket: cardName(racket) }),
  "gift-given": ({ from, to, racket }) => {
    const values = { from: { seat: from }, to: { seat: to } };
    if (racket === undefined) return phrase("event.gift-given.unseen", values);
    return phrase("event.gift-given.seen", { ...values, racket: cardName(racket) });
  },
  "gifts-stashed": ({ warehouse, count }) =>
    phrase("event.gifts-stashed", { warehouse: cardName(warehouse), count }),
  "police-played": ({ seat, card }) =>
    phrase("event.police-played", { seat: { seat }, card: cardName(card) }),
  "pass-opened": () => phrase("event.pass-opened"),
  "pass-answered": ({ seat, card }) =>
    card === undefined
      ? phrase("event.pass-answered.other", { seat: { seat } })
      : phrase("event.pass-answered.own", { card: cardName(card) }),
  "card-passed": ({ from, to, card }) => {
    const values = { from: { seat: from }, to: { seat: to } };
    if (card === undefined) return phrase("event.card-passed.unseen", values);
    return phrase("event.card-passed.seen", { ...values, card: cardName(card) });
  },
  "escort-loss": ({ seat, racket }) => {
    if (racket === null) return phrase("event.escort-loss.none", { seat: { seat } });
    return phrase("event.escort-loss.racket", { seat: { seat }, racket: cardName(racket) });
  },
  "patrol-loss": ({ seat, racket }) => {
    if (racket === null) return phrase("event.patrol-loss.none", { seat: { seat } });
    return phrase("event.patrol-loss.racket", { seat: { seat }, racket: cardName(racket) });
  },
  "raid-loss": ({ seat, kept, lost }) => {
    if (lost.length === 0) return phrase("event.raid-loss.nothing", { seat: { seat } });
    const values = { seat: { seat }, kept: cardName(kept), cards: cardNames(lost) };
    return phrase("event.raid-loss.some", values);
  },
};

/** Setup, turns, cards, and the end, in phrases. */
import { seatNames } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { phraseOfPlay } from "./plays.ts";
import { cardName, cardNames, mobName, phrase } from "./words.ts";

export const tableTellers: Tellers<
  FamilyBusinessEvent,
  | "match-started"
  | "mob-assigned"
  | "hand-dealt"
  | "turn-started"
  | "card-drawn"
  | "deck-reshuffled"
  | "card-played"
  | "card-discarded"
  | "seat-eliminated"
  | "game-ended"
> = {
  "match-started": ({ dealer }) => phrase("event.match-started", { seat: { seat: dealer } }),
  "mob-assigned": ({ seat, mob }) => phrase("event.mob-assigned", { seat: { seat }, mob: mobName(mob) }),
  "hand-dealt": ({ seat, count, cards }) =>
    cards === undefined
      ? phrase("event.hand-dealt.other", { seat: { seat }, count })
      : phrase("event.hand-dealt.own", { cards: cardNames(cards) }),
  "turn-started": ({ seat, reason, skipped, turn }) => {
    const values = { seat: { seat }, turn };
    if (skipped.length === 0) return phrase(`event.turn-started.${reason}`, values);
    return phrase("event.turn-started.skipping", { ...values, skipped: seatNames(skipped) });
  },
  "card-drawn": ({ seat, purpose, card }) =>
    card === undefined
      ? phrase(`event.card-drawn.${purpose}.other`, { seat: { seat } })
      : phrase(`event.card-drawn.${purpose}.own`, { card: cardName(card) }),
  "deck-reshuffled": ({ deckCount }) => phrase("event.deck-reshuffled", { deckCount }),
  "card-played": (event) => phraseOfPlay("event.card-played", event, { seat: { seat: event.seat } }),
  "card-discarded": ({ seat, card, forced }) =>
    phrase(`event.card-discarded.${forced === true ? "forced" : "free"}`, {
      seat: { seat },
      card: cardName(card),
    }),
  "seat-eliminated": ({ seat, placement, cards }) =>
    phrase("event.seat-eliminated", { seat: { seat }, placement, cards: cardNames(cards) }),
  "game-ended": ({ reason, placements }) =>
    phrase(`event.game-ended.${reason}`, {
      seat: { seat: placements.indexOf(1) },
      winners: seatNames(placements.flatMap((place, seat) => (place === 1 ? [seat] : []))),
    }),
};

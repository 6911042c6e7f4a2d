/** Setup, turns, cards, and the end, in phrases. */
import { actor, type PhraseValue, seatNames } from "../../phrase.ts";
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
  "match-started": ({ dealer }, viewer) => phrase("event.match-started", actor(dealer, viewer)),
  "mob-assigned": ({ seat, mob }, viewer) =>
    phrase("event.mob-assigned", { ...actor(seat, viewer), mob: mobName(mob) }),
  "hand-dealt": ({ seat, count, cards }) =>
    cards === undefined
      ? phrase("event.hand-dealt.other", { seat: { seat }, count })
      : phrase("event.hand-dealt.own", { cards: cardNames(cards) }),
  "turn-started": ({ seat, reason, skipped, turn }, viewer) => {
    const values = { ...actor(seat, viewer), turn };
    if (skipped.length === 0) return phrase(`event.turn-started.${reason}`, values);
    return phrase("event.turn-started.skipping", { ...values, skipped: seatNames(skipped) });
  },
  "card-drawn": ({ seat, purpose, card }) =>
    card === undefined
      ? phrase(`event.card-drawn.${purpose}.other`, { seat: { seat } })
      : phrase(`event.card-drawn.${purpose}.own`, { card: cardName(card) }),
  "deck-reshuffled": ({ deckCount }) => phrase("event.deck-reshuffled", { deckCount }),
  "card-played": (event, viewer) => phraseOfPlay("event.card-played", event, actor(event.seat, viewer)),
  "card-discarded": ({ seat, card, forced }, viewer) =>
    phrase(`event.card-discarded.${forced === true ? "forced" : "free"}`, {
      ...actor(seat, viewer),
      card: cardName(card),
    }),
  "seat-eliminated": ({ seat, placement, cards }, viewer) =>
    phrase("event.seat-eliminated", { ...actor(seat, viewer), placement, cards: cardNames(cards) }),
  "game-ended": ({ reason, placements }) =>
    phrase(`event.game-ended.${reason}`, { winners: winners(placements) }),
};

function winners(placements: readonly number[]): PhraseValue {
  return seatNames(placements.flatMap((place, seat) => (place === 1 ? [seat] : [])));
}

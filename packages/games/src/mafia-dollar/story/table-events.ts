/** Setup, turns, and the end, in phrases. */
import { seatNames } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { MafiaDollarEvent } from "../events.ts";
import { cardName, cardNames, phrase } from "./words.ts";

export const tableTellers: Tellers<
  MafiaDollarEvent,
  | "match-started"
  | "first-warehouse"
  | "racket-laid-out"
  | "hand-dealt"
  | "turn-started"
  | "turn-ended"
  | "end-card"
  | "target-reached"
  | "game-ended"
> = {
  "match-started": ({ seats }) => phrase("event.match-started", { seats }),
  "first-warehouse": ({ seat, warehouse }) =>
    phrase("event.first-warehouse", { seat: { seat }, warehouse: cardName(warehouse) }),
  "racket-laid-out": ({ seat, racket }) =>
    phrase("event.racket-laid-out", { seat: { seat }, racket: cardName(racket) }),
  "hand-dealt": ({ seat, count, cards }) =>
    cards === undefined
      ? phrase("event.hand-dealt.other", { seat: { seat }, count })
      : phrase("event.hand-dealt.own", { cards: cardNames(cards) }),
  "turn-started": ({ seat, turn }) => phrase("event.turn-started", { seat: { seat }, turn }),
  "turn-ended": ({ seat }) => phrase("event.turn-ended", { seat: { seat } }),
  "end-card": ({ seat, during }) => phrase(`event.end-card.${during}`, { seat: { seat } }),
  "target-reached": ({ seats }) => phrase("event.target-reached", { seats: seatNames(seats) }),
  "game-ended": ({ reason }) => phrase(`event.game-ended.${reason}`),
};

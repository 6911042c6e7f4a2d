/** Setup, turns, and the end, in phrases. */
import { listOf, seatNames } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { FinalAccount, MafiaDollarEvent } from "../events.ts";
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
  "game-ended": ({ reason, accounts }) =>
    phrase(`event.game-ended.${reason}`, {
      winners: seatNames(accounts.filter((a) => a.placement === 1).map((a) => a.seat)),
      accounts: listOf([...accounts].sort((a, b) => a.placement - b.placement).map(account)),
    }),
};

function account({ seat, money }: FinalAccount) {
  const negative = money < 0 ? "yes" : "no";
  return phrase("account", { seat: { seat }, money: Math.abs(money), negative });
}

/** The draw pile, the racket piles and the discard pile (5.2, 5.5). */
import type { Seat } from "@consigliere/engine/seat";
import { type CardId, cardOf, cardOfKind, END, type HandCardId, isRacket, type RacketId } from "../cards.ts";
import { SIDES } from "../odds.ts";
import { familyOf } from "../state.ts";
import type { MafiaTable } from "./table.ts";

/** The top card of the draw pile. If it is the End, the game is over at once (8.1): null. */
export function takeTop(
  table: MafiaTable,
  seat: Seat,
  during: "draw" | "check",
): Exclude<CardId, "end-of-prohibition"> | null {
  const { state } = table;
  const card = state.deck.shift();
  if (card === undefined) throw new Error("the draw pile is empty, and the End was not in it"); // R18
  if (card !== END) return card;
  state.discard.push(card);
  state.ending = "prohibition";
  table.reveal({ type: "end-card", seat, during });
  return null;
}

/** Face up on top of the pile of its type. */
export function layOnRacketPile({ state }: MafiaTable, racket: RacketId): void {
  state.piles[cardOfKind(racket, "racket").subtype].push(racket);
}

export function layOnDiscardPile({ state }: MafiaTable, ...cards: readonly CardId[]): void {
  state.discard.push(...cards);
}

/** A racket lost to the police: out of the match, or back on the street (R31). */
export function loseToPolice(table: MafiaTable, racket: RacketId): void {
  if (table.state.options.policeRackets === "street") layOnRacketPile(table, racket);
  else layOnDiscardPile(table, racket);
}

/** Takes a card out of a hand. */
export function takeFromHand({ state }: MafiaTable, seat: Seat, card: HandCardId): void {
  const { hand } = familyOf(state, seat);
  const place = hand.indexOf(card);
  if (place < 0) throw new Error(`seat ${seat} does not hold ${card}`);
  hand.splice(place, 1);
}

/** 5.5: flips one card. Null if it is the End: then the check has no result. */
export function skillCheck(table: MafiaTable, seat: Seat, modifier: number): boolean | null {
  const card = takeTop(table, seat, "check");
  if (card === null) return null;
  if (isRacket(card)) layOnRacketPile(table, card);
  else layOnDiscardPile(table, card); // R09
  const die = cardOf(card).die ?? 0;
  const total = die + modifier;
  const success = total > SIDES; // R10
  table.reveal({ type: "check-flipped", seat, card, die, modifier, total, success });
  return success;
}

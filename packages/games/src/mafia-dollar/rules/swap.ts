/** The single exchange of every trade (7.2, rule 5). */
import type { Seat } from "@consigliere/engine/seat";
import type { HandCardId } from "../cards.ts";
import { currentTurn, familyOf } from "../state.ts";
import { checkpoint } from "./ending.ts";
import { lapseVoidOffers } from "./standing-offers.ts";
import type { MafiaTable } from "./table.ts";

interface Side {
  readonly seat: Seat;
  readonly card: HandCardId;
}

/** Two hand cards change hands. The public learns only which seats traded. */
export function swap(table: MafiaTable, one: Side, other: Side): void {
  const { state } = table;
  const active = currentTurn(state).seat;
  const [mine, theirs] = one.seat === active ? [one, other] : [other, one];
  exchange(familyOf(state, mine.seat).hand, mine.card, theirs.card);
  exchange(familyOf(state, theirs.seat).hand, theirs.card, mine.card);
  const told = { type: "traded", seat: mine.seat, with: theirs.seat } as const;
  const full = { ...told, cards: { bySeat: mine.card, byPartner: theirs.card } };
  table.emitToSeats({ [mine.seat]: full, [theirs.seat]: full }, told);
  lapseVoidOffers(table);
  checkpoint(table);
}

function exchange(hand: HandCardId[], given: HandCardId, got: HandCardId): void {
  const place = hand.indexOf(given);
  if (place < 0) throw new Error(`${given} is not in that hand`);
  hand.splice(place, 1);
  hand.push(got);
}

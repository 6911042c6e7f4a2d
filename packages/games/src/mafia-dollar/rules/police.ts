/** Police cards: everybody passes a card to the left, then comes the penalty (5.3, 6.8, W-PASS). */
import { choice, oneOf } from "@consigliere/engine/question";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules, SeatAsking } from "@consigliere/engine/table";
import { cardOfKind, type HandCardId, type PoliceId, type RacketId } from "../cards.ts";
import { allDearest, cardToPass, cheapest } from "../defaults.ts";
import { optionId } from "../option-ids.ts";
import { currentTurn, familyOf, racketsOf } from "../state.ts";
import { layOnDiscardPile, loseToPolice, takeFromHand } from "./piles.ts";
import { raid } from "./raid.ts";
import { lapseVoidOffers } from "./standing-offers.ts";
import { type MafiaTable, ofActiveSeat } from "./table.ts";

/** The card is on the table, in no hand, until its effects are complete. */
export function layPolice(table: MafiaTable, seat: Seat, card: PoliceId): void {
  const { state } = table;
  state.resolving = card;
  currentTurn(state).policePlayed = true;
  table.emit({ type: "police-played", seat, card, stars: cardOfKind(card, "police").stars });
}

export function* passAndPay(table: MafiaTable, seat: Seat, card: PoliceId): Rules {
  yield* passLeft(table, seat, card);
  yield* payPenalty(table, seat, card);
}

/** The same once the cards are passed. */
export function* payPenalty(table: MafiaTable, seat: Seat, card: PoliceId): Rules {
  const { state } = table;
  const { subtype } = cardOfKind(card, "police");
  if (subtype === "raid") raid(table, seat);
  else yield* loseRacket(table, seat, subtype);
  state.resolving = null;
  layOnDiscardPile(table, card);
}

/** W-PASS: sealed, and final once given. All cards move together. */
function* passLeft(table: MafiaTable, active: Seat, card: PoliceId): Rules {
  const { state, seatCount } = table;
  const seats = seatsOf(seatCount);
  state.window = { type: "pass", card };
  table.emit({ type: "pass-opened", seats });
  const passed = yield* table.askAll(
    seats.map((seat) => passAsking(table, seat, { active, card })),
    {
      isRevisable: false,
      emitsDefaults: false,
      announce: (seat, chosen) => {
        const answered = { type: "pass-answered", seat } as const;
        return { everyone: answered, seats: { [seat]: { ...answered, card: chosen } } };
      },
    },
  );
  state.window = null;
  const leftOf = (seat: Seat) => (seat + 1) % seatCount;
  for (const [seat, chosen] of passed) takeFromHand(table, seat, chosen);
  for (const [seat, chosen] of passed) familyOf(state, leftOf(seat)).hand.push(chosen);
  for (const [from, chosen] of passed) {
    const to = leftOf(from);
    const moved = { type: "card-passed", from, to } as const;
    const full = { ...moved, card: chosen };
    table.emitToSeats({ [from]: full, [to]: full }, moved);
  }
  lapseVoidOffers(table);
}

function passAsking(
  table: MafiaTable,
  seat: Seat,
  { active, card }: { readonly active: Seat; readonly card: PoliceId },
): SeatAsking<HandCardId> {
  const { hand } = familyOf(table.state, seat);
  return {
    seat,
    topic: "pass-left",
    question: oneOf(hand.map((held) => choice(optionId("card", held), held))),
    about: { seat: active, card },
    fallback: optionId("card", cardToPass(hand)),
    clock: "window",
  };
}

/** Escort: a racket of choice. Patrol: the most valuable racket, asked even without a tie (R38). */
function* loseRacket(table: MafiaTable, seat: Seat, rank: "escort" | "patrol"): Rules {
  const rackets = racketsOf(table.state, seat);
  const racket = rackets.length < 2 ? (rackets[0] ?? null) : yield* chooseLoss(table, seat, rank);
  if (racket !== null) {
    for (const warehouse of familyOf(table.state, seat).warehouses) {
      warehouse.rackets = warehouse.rackets.filter((other) => other !== racket);
    }
    loseToPolice(table, racket);
  }
  table.reveal({ type: `${rank}-loss`, seat, racket });
}

function* chooseLoss(table: MafiaTable, seat: Seat, rank: "escort" | "patrol"): Rules<RacketId> {
  const rackets = racketsOf(table.state, seat);
  const eligible = rank === "escort" ? rackets : allDearest(rackets);
  const fallback = rank === "escort" ? cheapest(rackets) : at(eligible, 0);
  return yield* table.ask(
    seat,
    ofActiveSeat(table, seat, {
      topic: `${rank}-loss`,
      question: oneOf(eligible.map((racket) => choice(optionId("racket", racket), racket))),
      fallback: optionId("racket", fallback),
    }),
  );
}

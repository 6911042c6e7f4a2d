/** Don's Birthday: blocks fall, and everybody gives a racket (5.3, 6.9, W-GIFT). */
import { choice, oneOf } from "@consigliere/engine/question";
import { at, type Seat } from "@consigliere/engine/seat";
import type { Rules, SeatAsking } from "@consigliere/engine/table";
import type { BirthdayId, BlockId, RacketId } from "../cards.ts";
import { cheapest, stashWarehouse } from "../defaults.ts";
import { ownWarehouseChoices } from "../legal/actions.ts";
import { optionId } from "../option-ids.ts";
import { familyOf, findWarehouse, racketsOf, rivalsOf } from "../state.ts";
import { layOnDiscardPile } from "./piles.ts";
import { type MafiaTable, ofActiveSeat } from "./table.ts";

/** The card is on the table, in no hand, until the gifts are stored. */
export function layBirthday(table: MafiaTable, seat: Seat, card: BirthdayId): void {
  table.state.resolving = card;
  table.emit({ type: "birthday-played", seat, card, blocksLifted: liftAllBlocks(table, seat) });
}

export function* celebrate(table: MafiaTable, seat: Seat, card: BirthdayId): Rules {
  yield* storeGifts(table, seat, card, yield* collectGifts(table, seat));
}

/** The same once all gifts are in. */
export function* storeGifts(table: MafiaTable, seat: Seat, card: BirthdayId, gifts: readonly Gift[]): Rules {
  if (gifts.length > 0) yield* stashGifts(table, seat, gifts);
  table.state.resolving = null;
  layOnDiscardPile(table, card);
}

function liftAllBlocks(table: MafiaTable, seat: Seat): BlockId[] {
  const lifted = familyOf(table.state, seat).gangsters.flatMap((g) => g.blocks.splice(0));
  layOnDiscardPile(table, ...lifted);
  return lifted;
}

interface Gift {
  readonly from: Seat;
  readonly racket: RacketId;
}

/** 7.1: a seat with one racket gives it unasked. A seat with more makes a sealed choice. */
function* collectGifts(table: MafiaTable, seat: Seat): Rules<Gift[]> {
  const { state } = table;
  const givers = rivalsOf(state, seat).filter((rival) => racketsOf(state, rival).length > 0);
  const asked = givers.filter((rival) => racketsOf(state, rival).length > 1);
  state.window = { type: "gift" };
  const chosen = yield* table.askAll(
    asked.map((rival) => giftAsking(table, seat, rival)),
    {
      isRevisable: false,
      emitsDefaults: false,
      announce: (rival, racket) => {
        const answered = { type: "gift-answered", seat: rival } as const;
        return { everyone: answered, seats: { [rival]: { ...answered, racket } } };
      },
    },
  );
  const gifts: Gift[] = [];
  state.window = givers.length === 0 ? null : { type: "stash", gifts };
  for (const from of givers) {
    const racket = chosen.get(from) ?? at(racketsOf(state, from), 0);
    const { warehouse } = holding(table, from, racket);
    warehouse.rackets = warehouse.rackets.filter((other) => other !== racket);
    gifts.push({ from, racket });
    const given = { type: "gift-given", from, to: seat } as const;
    const full = { ...given, racket };
    table.emitToSeats({ [from]: full, [seat]: full }, given);
  }
  return gifts;
}

function giftAsking(table: MafiaTable, seat: Seat, rival: Seat): SeatAsking<RacketId> {
  const rackets = racketsOf(table.state, rival);
  return {
    seat: rival,
    topic: "gift",
    question: oneOf(rackets.map((racket) => choice(optionId("racket", racket), racket))),
    about: { to: seat },
    fallback: optionId("racket", cheapest(rackets)),
    clock: "window",
  };
}

function holding(table: MafiaTable, seat: Seat, racket: RacketId) {
  const { state } = table;
  const warehouse = familyOf(state, seat).warehouses.find((w) => w.rackets.includes(racket));
  if (warehouse === undefined) throw new Error(`seat ${seat} does not own ${racket}`);
  return { warehouse };
}

/** R27: all gifts under one warehouse. */
function* stashGifts(table: MafiaTable, seat: Seat, gifts: readonly Gift[]): Rules {
  const { state } = table;
  const { warehouses } = familyOf(state, seat);
  const [only] = warehouses;
  const isForced = warehouses.length === 1 && only !== undefined;
  const chosen = isForced
    ? only.card
    : yield* table.ask(
        seat,
        ofActiveSeat(table, seat, {
          topic: "stash-gifts",
          question: oneOf(ownWarehouseChoices(state, seat)),
          about: { count: gifts.length },
          fallback: optionId("warehouse", stashWarehouse(warehouses).card),
        }),
      );
  state.window = null;
  findWarehouse(state, chosen).warehouse.rackets.push(...gifts.map((gift) => gift.racket));
  table.emit({ type: "gifts-stashed", seat, warehouse: chosen, count: gifts.length });
}

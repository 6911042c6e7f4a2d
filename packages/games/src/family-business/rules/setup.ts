/** Setup (4). Random draws, in this order: the dealer, the mobs if they are dealt, the deck. */

import { choice, someOf } from "@consigliere/engine/question";
import { at, clockwiseFrom, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { MOBS, type MobId } from "../mobs.ts";
import { optionId } from "../option-ids.ts";
import type { FamilyTable } from "./table.ts";

const HAND = 5;

export function* setUp(table: FamilyTable): Rules {
  const { state, seatCount } = table;
  const dealer = chooseDealer(table);
  state.dealer = dealer;
  table.emit({ type: "match-started", seats: seatCount, options: { ...state.options }, dealer });
  yield* assignAndDeal(table, dealer);
}

/** 4.3 to 4.8, once the dealer is known. */
export function* assignAndDeal(table: FamilyTable, dealer: Seat): Rules {
  const { state } = table;
  state.mobs =
    state.options.mobAssignment === "random" ? dealMobs(table, dealer) : yield* preferMobs(table, dealer);
  for (const seat of fromDealer(table, dealer)) {
    table.emit({ type: "mob-assigned", seat, mob: at(state.mobs, seat) });
  }
  dealHands(table, dealer);
  state.turn = { number: 1, seat: dealer, reason: "first", skipped: [] }; // 4.8
}

/** 4.2 */
function chooseDealer({ state, seatCount, random }: FamilyTable): Seat {
  const { firstDealer } = state.options;
  return firstDealer === "random" || firstDealer >= seatCount ? random.below(seatCount) : firstDealer;
}

/** 4.3, `random` */
function dealMobs(table: FamilyTable, dealer: Seat): MobId[] {
  const shuffled = table.random.shuffled(MOBS);
  return bySeat(table, dealer, () => shuffled.shift());
}

/** 4.3, `preference`: the window W0. The lists are sealed and served clockwise from the dealer. */
function* preferMobs(table: FamilyTable, dealer: Seat): Rules<MobId[]> {
  const question = someOf(
    MOBS.map((mob) => choice(optionId("mob", mob), mob)),
    { min: 0, max: MOBS.length, ordered: true },
  );
  const lists = yield* table.askAll(
    seatsOf(table.seatCount).map((seat) => ({
      seat,
      topic: "prefer-mobs",
      question,
      fallback: [],
      countsAsMissed: false, // 9: only missed plays count
    })),
  );
  const free = new Set<MobId>(MOBS);
  return bySeat(table, dealer, (seat) => {
    const mob = [...(lists.get(seat) ?? []), ...MOBS].find((wanted) => free.has(wanted));
    if (mob !== undefined) free.delete(mob);
    return mob;
  });
}

function fromDealer({ seatCount }: FamilyTable, dealer: Seat): Seat[] {
  return clockwiseFrom((dealer - 1 + seatCount) % seatCount, seatCount);
}

function bySeat(table: FamilyTable, dealer: Seat, mobFor: (seat: Seat) => MobId | undefined): MobId[] {
  const mobs: MobId[] = [];
  for (const seat of fromDealer(table, dealer)) {
    const mob = mobFor(seat);
    if (mob === undefined) throw new Error("more seats than mobs");
    mobs[seat] = mob;
  }
  return mobs;
}

/** 4.7: one card at a time, starting with the seat after the dealer. */
function dealHands(table: FamilyTable, dealer: Seat): void {
  const { state, seatCount } = table;
  state.deck = table.random.shuffled(state.deck);
  const order = clockwiseFrom(dealer, seatCount);
  for (const seat of order) {
    const first = order.indexOf(seat);
    state.hands[seat] = state.deck.filter((_, i) => i < HAND * seatCount && i % seatCount === first);
  }
  state.deck = state.deck.slice(HAND * seatCount);
  for (const seat of order) {
    const dealt = { type: "hand-dealt", seat, count: HAND } as const;
    table.emitTo(seat, { ...dealt, cards: [...at(state.hands, seat)] }, dealt);
  }
}

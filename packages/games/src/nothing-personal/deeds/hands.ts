/** Cards drawn, stolen and exchanged (6.2, 6.3). */
import { choice, limited, map, oneOf, someOf } from "@consigliere/engine/question";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { draw, drawable, handOver } from "../board/piles.ts";
import type { NpTable } from "../board/table.ts";
import { optionId } from "../option-ids.ts";
import { familyOf, rivalsOf } from "../state.ts";
import { act, butRefused, type Deed, hit, targetChoices } from "./deed.ts";

/** `pos-draw`, `draw-1` */
export const drawOne: Deed = ({ state, seat }) =>
  drawable(state) === 0 ? "no-cards" : act([], (table) => void draw(table, seat, 1, "ability"));

/** `draw-2-give-1`: one of the two drawn cards goes to another seat. A single card is kept. */
export const drawTwoGiveOne: Deed = ({ state, seat }) =>
  drawable(state) === 0 ? "no-cards" : act([], (table) => drawToGive(table, seat, "ability"));

/** Draws two. The next question is which of them to give away. */
export function drawToGive(table: NpTable, seat: Seat, reason: "ability" | "card"): void {
  const cards = draw(table, seat, 2, reason);
  if (cards.length === 2) table.state.giving = { seat, cards };
}

/** `palm`: a random card of another hand. */
export const palm: Deed = (ctx) => {
  const { state, seat } = ctx;
  const holders = rivalsOf(state, seat).filter((rival) => familyOf(state, rival).hand.length > 0);
  if (holders.length === 0) return "no-target";
  return oneOf(
    targetChoices(
      ctx,
      holders.map((victim) => ({
        id: optionId("seat", victim),
        act: act([optionId("seat", victim)], (table) => {
          const card = table.random.pick(familyOf(table.state, victim).hand);
          handOver(table, { from: victim, to: seat, card }, "card-stolen");
          hit(table, seat, victim);
        }),
        hits: victim,
      })),
    ),
  );
};

/** `hat-swap`: two seats exchange their whole hands, empty ones included. */
export const hatSwap: Deed = ({ state, refused }) => {
  const { counts, limits } = butRefused(refused);
  const seats = seatsOf(state.seatCount).map((seat) => {
    const id = optionId("seat", seat);
    return choice(id, seat, counts(id));
  });
  return map(limited(someOf(seats, { min: 2, max: 2 }), limits), (two) => {
    const [first, second] = two.toSorted((a, b) => a - b);
    if (first === undefined || second === undefined) throw new Error("a swap takes two hands");
    return act([optionId("seat", first), optionId("seat", second)], (table) =>
      swapHands(table, first, second),
    );
  });
};

function swapHands(table: NpTable, first: Seat, second: Seat): void {
  const { state } = table;
  const [a, b] = [familyOf(state, first), familyOf(state, second)];
  const [handA, handB] = [a.hand, b.hand];
  a.hand = handB;
  b.hand = handA;
  // Each of the two now knows the other's cards.
  for (const seat of [first, second]) state.seen = state.seen.filter(({ holder }) => holder !== seat);
  for (const card of handB) state.seen.push({ by: second, holder: first, card });
  for (const card of handA) state.seen.push({ by: first, holder: second, card });
  const told = { type: "hands-swapped", first, second, sizes: [handA.length, handB.length] } as const;
  table.emitToSeats(
    { [first]: { ...told, cards: [...handB] }, [second]: { ...told, cards: [...handA] } },
    told,
  );
}

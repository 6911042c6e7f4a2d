import { auctionHouse, type House, steppingHouse } from "../testing/auction-house.ts";
import { conformance, type Promises } from "../testing/conformance.ts";

const promises: Promises<House> = {
  optionSets: [{}, { rounds: 7, insurance: true }],
  conserved: (state) => ({
    lots: [...state.deck, ...state.sold, ...state.hands.flat()].sort((a, b) => a - b),
    money: state.money.reduce((sum, m) => sum + m, 0),
  }),
  scramble: (state, viewer, keep, random) => {
    const seller = state.round % state.hands.length;
    const isKnown = (seat: number) => seat === viewer || keep.includes(seat);
    const isToDraw = state.phase === "draw" && isKnown(seller);
    const drawn = isToDraw ? state.deck.splice(-1) : [];
    const hidden = random.shuffled([
      ...state.deck,
      ...state.hands.flatMap((h, seat) => (isKnown(seat) ? [] : h)),
    ]);
    return {
      ...state,
      hands: state.hands.map((hand, seat) => (isKnown(seat) ? hand : hidden.splice(0, hand.length))),
      deck: [...hidden, ...drawn],
    };
  },
};

conformance(auctionHouse, promises);
/** By its correction the seller tells of the lot once more. */
const correctedHouse: typeof steppingHouse = {
  ...steppingHouse,
  meta: { ...steppingHouse.meta, id: "corrected-house", corrections: ["told-twice"] },
  *step(table) {
    if (table.corrected("told-twice")) table.emit({ type: "tipped", seat: 0 });
    return yield* steppingHouse.step(table);
  },
};
conformance(correctedHouse, { ...promises, matches: 1 });
conformance({ ...steppingHouse, meta: { ...steppingHouse.meta, id: "stepping-house" } }, promises);

import { auctionHouse } from "../testing/auction-house.ts";
import { conformance } from "../testing/conformance.ts";

conformance(auctionHouse, {
  optionSets: [{}, { rounds: 7, insurance: true }],
  conserved: (state) => ({
    lots: [...state.deck, ...state.sold, ...state.hands.flat()].sort((a, b) => a - b),
    money: state.money.reduce((sum, m) => sum + m, 0),
  }),
  scramble: (state, viewer, keep, random) => {
    const seller = state.round % state.hands.length;
    const isKnown = (seat: number) => seat === viewer || keep.includes(seat);
    const drawn = isKnown(seller) ? state.deck.splice(-1) : [];
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
});

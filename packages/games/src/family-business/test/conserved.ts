import type { State } from "../state.ts";

/** The facts that no rule may change. */
export function conserved({ deck, discard, hands, hitList, cemetery }: State) {
  return {
    cards: [...deck, ...discard, ...hands.flat()].sort(),
    mobstersInTwoPlaces: hitList.filter((mobster) => cemetery.includes(mobster)),
  };
}

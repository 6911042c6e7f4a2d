/** P-22: cards of one name are the same at a table, so that nobody may recognise a card by its number. */
import { groupBy } from "@consigliere/engine/group-by";
import { CARD_IDS, type CardId, nameOf } from "../cards.ts";
import type { State } from "../state.ts";
import type { MobTable } from "./table.ts";

const NAMES = [...new Set(CARD_IDS.map(nameOf))];

/**
 * Mixes the numbers of cards of one name, wherever they are face-down: in the deck, in the pool, and in groups.
 * Captains then see other numbers on their own cards. The amount of randomness drawn is the same wherever the cards
 * are.
 */
export function renumber({ state, random }: MobTable): void {
  const places = pilesOf(state).flatMap((pile) => pile.map((card, place) => ({ pile, place, card })));
  const byName = groupBy(places, ({ card }) => nameOf(card));
  for (const name of NAMES) {
    const like = byName.get(name) ?? [];
    const cards = random.shuffled(like.map(({ card }) => card));
    for (const [i, { pile, place }] of like.entries()) pile[place] = cards[i] as CardId;
  }
}

function pilesOf({ pool, deck, captains }: State): CardId[][] {
  return [pool, deck, ...captains.flatMap(({ groups }) => groups)];
}

/** A match of Nothing Personal played on from the view of one seat. */
import type { Random } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { Forecast } from "../question-forecast.ts";
import type { NpTable } from "./board/table.ts";
import { type CardId, gangsterDeck, influenceDeck, inTableOrder } from "./cards.ts";
import { step } from "./rules/step.ts";
import { emptyTable } from "./setup.ts";
import { newTurn, type State } from "./state.ts";
import type { View } from "./view.ts";

export const forecast: Forecast<State, View> = {
  suppose,
  onward,
  ownTurn: ["commission-turn", "crew-action"],
};

/**
 * Takes everything from the view. The hands of the others and both decks are dealt from the cards that the view does not
 * show. What others have armed, open offers, and a move or whack under way are left out.
 */
export function suppose(view: View, viewer: Seat, random: Random): State {
  const { options, phase, families, board, mine, commission, playing, deckCounts } = view;
  const unseen = new Unseen(view, random);
  const hands = families.map(({ seat, handCount }): CardId[] => {
    if (seat === viewer && mine !== null) return [...mine.hand];
    const known = (mine?.seen ?? []).filter(({ holder }) => holder === seat).map(({ card }) => card);
    return inTableOrder([...known, ...unseen.cards(handCount - known.length)]);
  });
  const men = [...board.map(({ id }) => id), ...view.prison, ...view.fishes];
  const sitting = phase.at === "commission" || (phase.at === "crew" && phase.part === "act");
  return {
    ...emptyTable(families.length, options),
    phase:
      phase.at === "place" || phase.at === "fence" ? { ...phase, order: [...phase.order] } : { ...phase },
    round: view.round,
    ring: view.ring,
    families: families.map(({ seat, respect, money, supply }) => ({
      respect,
      money,
      supply,
      hand: hands[seat] ?? [],
    })),
    board: Object.fromEntries(
      board.map(({ place, id, markers, neutral, coin, omerta, side }) => [
        place,
        { id, markers: [...markers], neutral, coin, omerta, side },
      ]),
    ),
    prison: [...view.prison],
    fishes: [...view.fishes],
    gangsterDeck: random.shuffled(gangsterDeck(options.expansions).filter((id) => !men.includes(id))),
    influenceDeck: unseen.cards(deckCounts.influence),
    discard: [...view.discard],
    stock: { ...view.stock },
    bank: -families.reduce((sum, { money }) => sum + money, 0),
    commission: commission && {
      ...commission,
      order: [...commission.order],
      passed: [...commission.passed],
      hasPlayed: false,
    },
    turn: sitting ? newTurn() : null,
    promises: view.promises.map((entry) => structuredClone(entry)),
    seen: (mine?.seen ?? []).map(({ holder, card }) => ({ by: viewer, holder, card })),
    armed: (mine?.armed ?? []).map((armed) => ({ ...armed })),
    acted: board.filter(({ acted }) => acted).map(({ id }) => id),
    silenced: [...view.silenced],
    spent: [...view.spent],
    tieOrder: view.tieOrder && [...view.tieOrder],
    awards: { ...view.awards },
    playing,
    result: view.result?.map((place) => ({ ...place })) ?? null,
  };
}

/** The influence cards that the view does not show, shuffled. Copies of a card are one and the same. */
class Unseen {
  readonly #cards: CardId[];

  constructor({ mine, discard, playing }: View, random: Random) {
    const left = influenceDeck();
    const shown = [
      ...(mine?.hand ?? []),
      ...(mine?.seen ?? []).map(({ card }) => card),
      ...discard,
      ...(playing === null ? [] : [playing]),
    ];
    for (const card of shown) {
      const index = left.indexOf(card);
      if (index >= 0) left.splice(index, 1);
    }
    this.#cards = random.shuffled(left);
  }

  cards(count: number): CardId[] {
    return this.#cards.splice(0, Math.max(0, count));
  }
}

/** A card in play counts as played without effect. */
function* onward(table: NpTable): Rules {
  const { state } = table;
  if (state.playing !== null) state.discard.push(state.playing);
  state.playing = null;
  for (;;) {
    const end = yield* step(table);
    if (typeof end === "object") return;
  }
}

/** A match of Nothing Personal played on from the view of one seat. */
import { copyJson } from "@consigliere/engine/json";
import type { Random } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { Forecast, Taken } from "../forecast.ts";
import type { NpTable } from "./board/table.ts";
import { type CardId, gangsterDeck, influenceDeck, inTableOrder } from "./cards.ts";
import { isResolved, offersAbout, restOfStep } from "./rest-of-step.ts";
import { step } from "./rules/step.ts";
import { emptyTable } from "./setup.ts";
import { newTurn, type Roll, type State } from "./state.ts";
import type { View } from "./view.ts";

export const forecast: Forecast<State, View> = {
  suppose,
  onward,
  from,
  ownTurn: ["commission-turn", "crew-action"],
  leavesOut: ["offers"],
};

/**
 * Takes everything from the view. The hands of the others and both decks are dealt from the cards that the view does not
 * show. What others have armed, and offers between others, are left out.
 */
export function suppose(view: View, viewer: Seat, random: Random, asked?: Taken): State {
  const { options, phase, families, board, mine, commission, playing, deckCounts, deed } = view;
  const offered = offeredCards(view, asked);
  const unseen = new Unseen(view, random, offered);
  const hands = families.map(({ seat, handCount }): CardId[] => {
    if (seat === viewer && mine !== null) return [...mine.hand];
    const known = [...(mine?.seen ?? []), ...offered]
      .filter(({ holder }) => holder === seat)
      .map(({ card }) => card);
    return inTableOrder([...known, ...unseen.cards(handCount - known.length)]);
  });
  const men = [...board.map(({ id }) => id), ...view.prison, ...view.fishes];
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
    },
    turn: view.turn && { ...newTurn(), ...copyJson(view.turn) },
    deed: deed && { ...deed },
    roll: supposeRoll(view),
    offers: view.offers.flatMap(({ id, from: by, to, full }) =>
      full === null ? [] : [{ id, from: by, to, terms: copyJson(full) }],
    ),
    offersMade: Math.max(0, ...view.offers.map(({ id }) => id)),
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

/** The cards that offers to the seat name, as far as it has not seen them before. */
function offeredCards({ offers, mine }: View, asked: Taken | undefined): { holder: Seat; card: CardId }[] {
  const standing = offers.flatMap(({ id, from: by, full }) =>
    full === null ? [] : [{ id, from: by, terms: full }],
  );
  const named = asked === undefined ? [] : offersAbout(asked);
  const seen = [...(mine?.seen ?? [])];
  return [...new Map([...standing, ...named].map((offer) => [offer.id, offer])).values()].flatMap((offer) =>
    offer.terms.give.cards.flatMap((card) => {
      const known = seen.findIndex((one) => one.holder === offer.from && one.card === card);
      if (known < 0) return [{ holder: offer.from, card }];
      seen.splice(known, 1);
      return [];
    }),
  );
}

/** Who has asked for insurance is secret. */
function supposeRoll({ dice, secondTry }: View): Roll | null {
  return dice.length === 0 ? null : { dice: dice.map((die) => ({ ...die })), insured: [], secondTry };
}

/** The influence cards that the view does not show, shuffled. Copies of a card are one and the same. */
class Unseen {
  readonly #cards: CardId[];

  constructor(
    { mine, discard, playing }: View,
    random: Random,
    offered: readonly { readonly card: CardId }[],
  ) {
    const left = influenceDeck();
    const shown = [
      ...(mine?.hand ?? []),
      ...[...(mine?.seen ?? []), ...offered].map(({ card }) => card),
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

/** A card in play counts as played without effect, and an act whose dice are off the table as done. */
function* onward(table: NpTable): Rules {
  const { state } = table;
  if (state.playing !== null) state.discard.push(state.playing);
  state.playing = null;
  yield* playSteps(table);
}

function* playSteps(table: NpTable): Rules {
  for (;;) {
    if (isResolved(table.state)) table.state.deed = null;
    const end = yield* step(table);
    if (typeof end === "object") return;
  }
}

/** Begins at a question in the middle of a step. */
function from(table: NpTable, question: Taken): Rules | null {
  const rest = restOfStep(table, question);
  return rest && finishStep(table, rest);
}

function* finishStep(table: NpTable, rest: Rules<unknown>): Rules {
  yield* rest;
  yield* playSteps(table);
}

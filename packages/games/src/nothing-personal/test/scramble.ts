/** The facts that a match conserves, and states that differ only in what a seat may not know. */
import type { Random } from "@consigliere/engine/random";
import { type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import { type CardId, inTableOrder } from "../cards.ts";
import { markersOf } from "../control.ts";
import { escrowed } from "../deals/promises.ts";
import type { Owner } from "../marker-place.ts";
import { everyone, familyOf, type State } from "../state.ts";

/** Cards, gangsters, money, markers and coins are never lost. */
export function conserved(state: State) {
  const { families, discard, influenceDeck, playing, gangsterDeck, prison, fishes, stock } = state;
  const men = everyone(state).map(({ man }) => man);
  const onBoard = (owner: Owner) => men.reduce((sum, man) => sum + markersOf(man, owner), 0);
  const hands = families.flatMap(({ hand }) => hand);
  return {
    cards: [...influenceDeck, ...discard, ...hands, ...(playing === null ? [] : [playing])].sort().join(),
    gangsters: [...gangsterDeck, ...prison, ...fishes, ...men.map(({ id }) => id)].sort().join(),
    money: state.bank + families.reduce((sum, { money }) => sum + money, 0) + escrowed(state),
    markers: families.map(({ supply }, seat) => supply + onBoard(seat)),
    neutral: stock.neutral + onBoard("neutral"),
    blackmail: stock.blackmail + men.filter(({ coin }) => coin !== null).length,
    omerta: stock.omerta + men.filter(({ omerta }) => omerta).length,
  };
}

/**
 * Deals anew everything that neither `viewer` nor the seats in `keep` may know: the decks and the hands of others,
 * except the cards in them that these seats have seen or were offered, or that are about to be played before this
 * chair.
 */
export function scramble(state: State, viewer: Viewer, keep: readonly Seat[], random: Random): State {
  const next = structuredClone(state);
  const knows = (seat: Seat) => seat === viewer || keep.includes(seat);
  next.gangsterDeck = random.shuffled(next.gangsterDeck);
  const hidden = seatsOf(next.seatCount).filter((seat) => !knows(seat));
  const fixed = new Map(hidden.map((seat) => [seat, fixedCards(next, seat, knows)]));
  const pool = random.shuffled([
    ...next.influenceDeck,
    ...hidden.flatMap((seat) => without(familyOf(next, seat).hand, fixed.get(seat) ?? [])),
  ]);
  for (const seat of hidden) {
    const known = fixed.get(seat) ?? [];
    const family = familyOf(next, seat);
    family.hand = inTableOrder([...known, ...pool.splice(0, family.hand.length - known.length)]);
  }
  next.influenceDeck = pool;
  return next;
}

function without(hand: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}

/** Cards of a hand that a knowing seat has seen go there, or that the current step reveals. */
function fixedCards(state: State, seat: Seat, knows: (seat: Seat) => boolean): CardId[] {
  const { hand } = familyOf(state, seat);
  const seen = state.seen.flatMap(({ by, holder, card }) => (knows(by) && holder === seat ? card : []));
  const offered = state.offers.flatMap(({ from, to, terms }) => {
    if (from === seat && knows(to)) return terms.give.cards;
    return to === seat && knows(from) && terms.want.card !== null ? [terms.want.card] : [];
  });
  const given = state.giving?.seat === seat ? state.giving.cards : [];
  const { phase } = state;
  const armed =
    phase.at === "crew" && phase.part === "before"
      ? state.armed.flatMap((one) => (one.seat === seat && one.chair === phase.chair ? one.card : []))
      : [];
  const wanted = [...seen, ...offered, ...given, ...armed];
  // As many of each as any of these want, and as there are.
  const left = [...hand];
  return [...new Set(wanted)].flatMap((card) => {
    const most = Math.max(
      ...[seen, offered, given, armed].map((cards) => cards.filter((one) => one === card).length),
    );
    const there = left.filter((one) => one === card).length;
    return Array.from({ length: Math.min(most, there) }, () => card);
  });
}

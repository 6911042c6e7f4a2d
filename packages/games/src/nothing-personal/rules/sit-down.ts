/**
 * Option `sitDown` (7.8): before the Commission, all seats make up to two sealed offers. Then all answer the offers
 * made to them.
 */
import { choice, choiceThen, form, oneOf, type Question } from "@consigliere/engine/question";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { NpTable } from "../board/table.ts";
import type { CardId } from "../cards.ts";
import { newOffer, occasions } from "../deals/bargaining.ts";
import { execute, tellOffer } from "../deals/exchange.ts";
import { acceptQuestion, termsQuestion } from "../legal/deals.ts";
import { optionId } from "../option-ids.ts";
import { priorityOrder, rivalsOf, type State } from "../state.ts";
import type { Offer, Terms } from "../terms.ts";
import { convene } from "./rounds.ts";

interface Proposal {
  readonly to: Seat;
  readonly terms: Terms;
}

export function* makeOffers(table: NpTable): Rules {
  const { state, seatCount } = table;
  const made = yield* table.askAll(
    seatsOf(seatCount).map((seat) => ({
      seat,
      topic: "sit-down",
      question: form({ first: offerQuestion(state, seat), second: offerQuestion(state, seat) }),
      about: { round: state.round },
      fallback: { first: "nothing", second: "nothing" },
    })),
  );
  for (const seat of priorityOrder(state)) {
    const { first, second } = made.get(seat) ?? { first: null, second: null };
    for (const one of [first, second]) {
      if (one === null) continue;
      const offer = newOffer(state, seat, one.to, one.terms);
      state.offers.push(offer);
      tellOffer(table, "offer-made", offer);
    }
  }
  if (state.offers.length > 0) state.phase = { at: "sit-down-answers" };
  else convene(table);
}

function offerQuestion(state: State, from: Seat): Question<Proposal | null> {
  return oneOf<Proposal | null>([
    choice("nothing", null),
    ...rivalsOf(state, from).map((to) =>
      choiceThen<Proposal | null, Terms>(
        optionId("seat", to),
        termsQuestion(state, { from, to }),
        (terms) => ({
          to,
          terms,
        }),
      ),
    ),
  ]);
}

/** Resolved in the priority order of the askers. Offers that are void by then are skipped. */
export function* answerOffers(table: NpTable): Rules {
  const { state } = table;
  const to = seatsOf(state.seatCount).filter((seat) => state.offers.some((offer) => offer.to === seat));
  const answers = yield* table.askAll(
    to.map((seat) => {
      const offers = state.offers.filter((offer) => offer.to === seat);
      return {
        seat,
        topic: "sit-down-answer",
        question: listQuestion(state, offers),
        ...occasions(offers),
        fallback: Object.fromEntries(offers.map(({ id }) => [partOf(id), "decline"])),
      };
    }),
  );
  for (const offer of state.offers.splice(0)) {
    const accepted = answers.get(offer.to)?.[partOf(offer.id)] ?? null;
    if (accepted === null) tellOffer(table, "offer-declined", offer);
    else execute(table, offer, accepted);
  }
  convene(table);
}

function partOf(id: number): string {
  return optionId("offer", id);
}

function listQuestion(
  state: State,
  offers: readonly Offer[],
): Question<Record<string, readonly CardId[] | null>> {
  return form(Object.fromEntries(offers.map((offer) => [partOf(offer.id), acceptQuestion(state, offer)])));
}

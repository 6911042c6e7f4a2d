/** Trading between a turn's decisions (7.2): free prompts of both parties at the open points O1, O2 and O3. */
import { isAnswerable } from "@consigliere/engine/legal-answers";
import { acceptOffer, askWhileDealing, makeOffer, offersTo } from "@consigliere/engine/offers";
import type { Seat } from "@consigliere/engine/seat";
import { ASK } from "@consigliere/engine/standing-orders";
import type { Asking, Meanwhile, Rules } from "@consigliere/engine/table";
import type { HandCardId } from "../cards.ts";
import {
  answerQuestion,
  occasionOf,
  openMarketQuestion,
  type TradeAction,
  termsQuestion,
  tradeQuestion,
  whyNotTo,
} from "../legal/trades.ts";
import { OFFER_LIMITS } from "../limits.ts";
import { currentTurn, rivalsOf } from "../state.ts";
import { shownOf, type TradeTerms } from "../trade-terms.ts";
import { holdMarket } from "./market.ts";
import { lapseOffersOf, strikeOut } from "./standing-offers.ts";
import { swap } from "./swap.ts";
import type { MafiaTable } from "./table.ts";

/** Asks the active seat while all may trade. Null: before it answered, a seat traded, or it resigned. */
export function askAtOpenPoint<T>(
  table: MafiaTable,
  seat: Seat,
  asking: Asking<T>,
): Rules<{ readonly answer: T } | null> {
  return askWhileDealing<T, TradeAction>(table, seat, asking, {
    meanwhile: tradePrompts(table),
    act: (actor, action) => carryOut(table, actor, action),
    resigned: (gone) => lapseOffersOf(table, gone),
  });
}

function tradePrompts(table: MafiaTable): Meanwhile<TradeAction>[] {
  const { state } = table;
  const { seat, hadMarket } = currentTurn(state);
  switch (state.options.tradeMode) {
    case "off":
      return [];
    case "market":
      return hadMarket
        ? []
        : [{ seat, asking: { topic: "open-market", question: openMarketQuestion(state, seat) } }];
    case "free":
      return [seat, ...rivalsOf(state, seat)].flatMap((party) => freePrompts(table, party));
  }
}

function freePrompts(table: MafiaTable, seat: Seat): Meanwhile<TradeAction>[] {
  const { state } = table;
  const answers = offersTo(state.offers, seat).map((offer) => ({
    seat,
    asking: {
      topic: "answer-offer",
      question: answerQuestion(state, offer),
      // The facts shown to the receiver; nobody else sees the prompt.
      about: { offer: offer.id, from: offer.from, want: offer.terms.want, ...shownOf(offer.terms) },
      fallback: "decline",
    },
  }));
  const question = tradeQuestion(state, seat);
  return isAnswerable(question.data) ? [...answers, { seat, asking: { topic: "trade", question } }] : answers;
}

function* carryOut(table: MafiaTable, seat: Seat, action: TradeAction): Rules {
  const { state } = table;
  switch (action.type) {
    case "offer":
      offer(table, { from: seat, to: action.to }, action.terms);
      break;
    case "withdraw":
      strikeOut(table, action.offer, "withdrawn");
      break;
    case "call":
      currentTurn(state).calls.push(action.call);
      // Everybody has heard the call. If undo could take it back, a seat could call again beyond the limit.
      table.reveal({ type: "call", seat, ...action.call });
      break;
    case "accept":
      accept(table, action.offer, action.card);
      break;
    case "decline":
      strikeOut(table, action.offer, "declined");
      break;
    case "counter": {
      const { from } = strikeOut(table, action.offer, "declined");
      offer(table, { from: seat, to: from }, action.terms);
      break;
    }
    case "open-market":
      yield* holdMarket(table, seat, action.call);
      break;
  }
}

function offer(
  table: MafiaTable,
  parties: { readonly from: Seat; readonly to: Seat },
  terms: TradeTerms,
  byStandingOrder = false,
): void {
  const { state } = table;
  const direction = { ...parties, until: occasionOf(state) };
  const made = makeOffer(state.offers, direction, terms, OFFER_LIMITS);
  const told = {
    type: "offer-made",
    offer: made.id,
    ...parties,
    shown: shownOf(terms),
    want: terms.want,
    byStandingOrder,
  } as const;
  table.emitToSeats(
    { [parties.from]: { ...told, terms }, [parties.to]: { ...told, byStandingOrder: false } },
    null,
  );
}

/** Rule 5: binding and immediate. Both cards change hands at the same time. */
function accept(table: MafiaTable, id: string, card: HandCardId): void {
  const { from, to, terms } = acceptOffer(table.state.offers, id, OFFER_LIMITS);
  swap(table, { seat: from, card: terms.give }, { seat: to, card });
}

/** The standing offers of the active seat's rivals, clockwise (7.2, R54). */
export function postStandingOffers(table: MafiaTable, active: Seat): void {
  const { state } = table;
  if (state.options.tradeMode !== "free") return;
  for (const seat of rivalsOf(state, active)) {
    const parties = { from: seat, to: active };
    if (whyNotTo(state, parties) !== null) continue;
    const question = termsQuestion(state, seat);
    const { decided } = table.judgeOrders(seat, { topic: "offer", question });
    if (decided !== null && decided !== ASK) offer(table, parties, question.read(decided.answer), true);
  }
}

/** D13 to D16 as questions: the offers, replies, calls and bids that a seat may make (7.2, 7.3). */
import { areDealsUsedUp, type Offer, whyNoOffer } from "@consigliere/engine/offers";
import { type Choice, choice, choiceThen, form, oneOf, type Question } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { type HandCardId, isPolice, TRADE_CLASSES, type TradeClass, tradeClassOf } from "../cards.ts";
import { CALLS, OFFER_LIMITS } from "../limits.ts";
import { optionId } from "../option-ids.ts";
import { currentTurn, familyOf, rivalsOf, type State } from "../state.ts";
import { type Call, DISCLOSURES, satisfies, type TradeTerms, WANTS, type Want } from "../trade-terms.ts";
import { type Reason, refused } from "./reasons.ts";

/** An action that a party starts itself. */
export type TradeAction =
  | { readonly type: "offer"; readonly to: Seat; readonly terms: TradeTerms }
  | { readonly type: "withdraw"; readonly offer: string }
  | { readonly type: "call"; readonly call: Call }
  | { readonly type: "accept"; readonly offer: string; readonly card: HandCardId }
  | { readonly type: "decline"; readonly offer: string }
  | { readonly type: "counter"; readonly offer: string; readonly terms: TradeTerms }
  | { readonly type: "open-market"; readonly call: Call };

/** The occasion of a turn's offers. */
export function occasionOf(state: State): string {
  return `turn-${currentTurn(state).number}`;
}

/** The seats that `seat` may trade with: the active seat A with everybody, every other seat with A only. */
export function partnersOf(state: State, seat: Seat): Seat[] {
  const active = currentTurn(state).seat;
  return seat === active ? rivalsOf(state, seat) : [active];
}

/** D13: offer, withdraw, and for the active seat also call for offers. */
export function tradeQuestion(state: State, seat: Seat): Question<TradeAction> {
  const withdrawals = state.offers.standing
    .filter((offer) => offer.from === seat)
    .map((offer): Choice<TradeAction> => {
      return choice(optionId("withdraw", offer.id), { type: "withdraw", offer: offer.id });
    });
  const calls = seat === currentTurn(state).seat ? [callChoice(state, seat)] : [];
  return oneOf<TradeAction>([offerChoice(state, seat), ...withdrawals, ...calls]);
}

interface Parties {
  readonly from: Seat;
  readonly to: Seat;
}

/** The receiver, the card, the facts shown about it, and the wanted card. */
function offerChoice(state: State, from: Seat): Choice<TradeAction> {
  const reason = whyNothingOffered(state, from);
  if (reason !== null) return refused("offer", reason);
  const receivers = partnersOf(state, from).map((to): Choice<Seat> => {
    const why = whyNotTo(state, { from, to });
    return why === null ? choice(optionId("seat", to), to) : refused(optionId("seat", to), why);
  });
  const [only] = receivers;
  const isNobodyOpen = receivers.every(({ option }) => option.blocked !== undefined);
  if (isNobodyOpen) return refused("offer", (only?.option.blocked as Reason | undefined) ?? "offer-stands");
  const offer = form<{ to: Seat } & Terms>({ to: oneOf(receivers), ...termsParts(state, from) });
  return choiceThen("offer", offer, ({ to, ...terms }) => ({ type: "offer", to, terms }));
}

/** 7.2, rules 1, 2, 10 and 12. */
function whyNotOffer(state: State, parties: Parties): Reason | null {
  return whyNotTo(state, parties) ?? whyNothingOffered(state, parties.from);
}

/** The reason why no offer can be made in this direction; null: one can be made. */
export function whyNotTo(state: State, { from, to }: Parties): Reason | null {
  return whyNoOffer(state.offers, { from, to, until: occasionOf(state) }, OFFER_LIMITS);
}

function whyNothingOffered(state: State, from: Seat): Reason | null {
  const canGive = familyOf(state, from).hand.some((card) => whyNotGiven(state, from, card) === null);
  return canGive ? null : "nothing-to-offer";
}

/** The reason why `card` may not be the `give` of a new offer of `seat`; null: it may. */
export function whyNotGiven(state: State, seat: Seat, card: HandCardId): Reason | null {
  if (!mayBeTraded(state, card)) return "police-not-traded";
  const isCommitted = state.offers.standing.some((o) => o.from === seat && o.terms.give === card);
  return isCommitted ? "already-offered" : null;
}

/** Rule 9. */
export function mayBeTraded(state: State, card: HandCardId): boolean {
  return state.options.tradePolice || !isPolice(card);
}

/** The reason why `seat` may not accept an offer with `card` now; null: it may. */
export function whyNotAccepted(state: State, offer: Offer<TradeTerms>, card: HandCardId): Reason | null {
  if (areDealsUsedUp(state.offers, offer.until, OFFER_LIMITS)) return "deals-used-up";
  if (!mayBeTraded(state, card)) return "police-not-traded";
  return satisfies(card, offer.terms.want) ? null : "not-wanted";
}

/** The card given, the facts shown about it, and the wanted card. */
export function termsQuestion(state: State, seat: Seat): Question<TradeTerms> {
  return form<Terms>(termsParts(state, seat));
}

function termsParts(state: State, seat: Seat): { readonly [K in keyof Terms]: Question<Terms[K]> } {
  const give = familyOf(state, seat).hand.map((card): Choice<HandCardId> => {
    const reason = whyNotGiven(state, seat, card);
    return reason === null ? choice(optionId("card", card), card) : refused(optionId("card", card), reason);
  });
  return { give: oneOf(give), disclose: disclosure, want: wanted };
}

type Terms = { [K in keyof TradeTerms]: TradeTerms[K] };

const disclosure = oneOf(DISCLOSURES.map((how) => choice(optionId("show", how), how)));
const wanted = oneOf(WANTS.map((want) => choice<Want>(optionId("want", want), want)));

function callChoice(state: State, seat: Seat): Choice<TradeAction> {
  if (currentTurn(state).calls.length >= CALLS) return refused("call", "calls-used-up");
  return choiceThen("call", callQuestion(state, seat), (call) => ({ type: "call", call }));
}

/** The class sought, and the class of a card in hand to tempt with. */
function callQuestion(state: State, seat: Seat): Question<Call> {
  const held = new Set(familyOf(state, seat).hand.map(tradeClassOf));
  const tempt = oneOf<TradeClass | null>([
    choice(optionId("tempt", "none"), null),
    ...TRADE_CLASSES.filter((name) => held.has(name)).map((name) => choice(optionId("tempt", name), name)),
  ]);
  return form<{ seek: Want; tempt: TradeClass | null }>({ seek: wanted, tempt });
}

/** D14: accept with a card that is wanted, decline, or make another offer. */
export function answerQuestion(state: State, offer: Offer<TradeTerms>): Question<TradeAction> {
  const { id, from, to } = offer;
  const accepting = familyOf(state, to).hand.map((card): Choice<TradeAction> => {
    const reason = whyNotAccepted(state, offer, card);
    if (reason !== null) return refused(optionId("accept", card), reason);
    return choice(optionId("accept", card), { type: "accept", offer: id, card });
  });
  return oneOf<TradeAction>([
    choice("decline", { type: "decline", offer: id }),
    ...accepting,
    counterChoice(state, id, { from: to, to: from }),
  ]);
}

function counterChoice(state: State, offer: string, parties: Parties): Choice<TradeAction> {
  const reason = whyNotOffer(state, parties);
  if (reason !== null) return refused("counter", reason);
  return choiceThen("counter", termsQuestion(state, parties.from), (terms) => ({
    type: "counter",
    offer,
    terms,
  }));
}

/** 7.3: the active seat opens the market of its turn. */
export function openMarketQuestion(state: State, seat: Seat): Question<TradeAction> {
  return oneOf<TradeAction>([
    choiceThen("open-market", callQuestion(state, seat), (call) => ({ type: "open-market", call })),
  ]);
}

/** D15. Null: no bid. */
export function bidQuestion(state: State, seat: Seat): Question<TradeTerms | null> {
  const canGive = familyOf(state, seat).hand.some((card) => mayBeTraded(state, card));
  const bid = canGive
    ? choiceThen("bid", termsQuestion(state, seat), (terms): TradeTerms | null => terms)
    : refused("bid", "nothing-to-offer");
  return oneOf<TradeTerms | null>([choice("pass", null), bid]);
}

/** One bid and the card that pays for it. */
export interface Taking {
  readonly seat: Seat;
  readonly card: HandCardId;
}

/** D16: any bid not yet taken that a card in hand satisfies. Null: done. */
export function chooseBidQuestion(state: State, seat: Seat): Question<Taking | null> {
  const open = (currentTurn(state).market?.bids ?? []).filter((bid) => !bid.isTaken);
  const { hand } = familyOf(state, seat);
  const takings = open.map(({ seat: bidder, terms }): Choice<Taking | null> => {
    const id = optionId("take", bidder);
    const cards = hand.filter((card) => mayBeTraded(state, card) && satisfies(card, terms.want));
    if (cards.length === 0) return refused(id, "not-wanted");
    const paying = oneOf(cards.map((card) => choice(optionId("card", card), card)));
    return choiceThen(id, paying, (card) => ({ seat: bidder, card }));
  });
  return oneOf<Taking | null>([...takings, choice("done", null)]);
}

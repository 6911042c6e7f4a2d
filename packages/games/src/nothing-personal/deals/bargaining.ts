/** Offers, solicitations and approaches beside a prompt (7.8). */
import type { Json } from "@consigliere/engine/json";
import {
  type Choice,
  choice,
  choiceThen,
  map,
  oneOf,
  type Question,
  someOf,
} from "@consigliere/engine/question";
import { at, type Seat } from "@consigliere/engine/seat";
import type { Asking, Meanwhile, Rules } from "@consigliere/engine/table";
import type { NpTable } from "../board/table.ts";
import type { CardId } from "../cards.ts";
import { acceptQuestion, type Gift, giftQuestion, isExecutable, termsQuestion } from "../legal/deals.ts";
import { refused } from "../legal/reasons.ts";
import { heldCards } from "../legal/targets.ts";
import { optionId } from "../option-ids.ts";
import { familyOf, rivalsOf, type State, turnOf } from "../state.ts";
import { type Offer, publicTerms, type Terms } from "../terms.ts";
import { execute, give, tellOffer } from "./exchange.ts";

const OFFERS = { prompt: 2, phase: 4 };
const SOLICITS = { prompt: 1, phase: 2 };
const APPROACHES = 4;

/** An action that a seat starts itself beside a prompt. */
export type Dealing =
  /** Sits down with another seat. The possible offers are asked only then, so that prompts stay short. */
  | { readonly type: "talk"; readonly to: Seat }
  | { readonly type: "walk-away" }
  | { readonly type: "gift"; readonly gift: Gift }
  | { readonly type: "offer"; readonly to: Seat; readonly terms: Terms }
  | { readonly type: "solicit" }
  | { readonly type: "answer"; readonly offer: Offer; readonly accepted: readonly CardId[] | null };

/** The free actions of the asked seat and all others while it is asked (7.8). */
export function dealingPrompts(table: NpTable, seat: Seat): Meanwhile<Dealing>[] {
  const { state } = table;
  if (!state.options.negotiation) return [];
  const { offers, solicits } = turnOf(state);
  const dealt = dealtBy(state, seat);
  const maySolicit = solicits < SOLICITS.prompt && dealt.solicits < SOLICITS.phase;
  const mayOffer = offers < OFFERS.prompt && dealt.offers < OFFERS.phase;
  return [
    talkPrompt(state, seat, rivalsOf(state, seat), { mayOffer, maySolicit }),
    ...dealPrompts(state, seat),
  ].filter((prompt) => prompt !== null);
}

/** Beside a tie prompt: one solicitation of the leaders, and approaches. */
export function tiePrompts(
  table: NpTable,
  seat: Seat,
  among: readonly Seat[],
  maySolicit: boolean,
): Meanwhile<Dealing>[] {
  const { state } = table;
  if (!state.options.negotiation) return [];
  const isOpen =
    maySolicit && dealtBy(state, seat).solicits < SOLICITS.phase && among.some((other) => other !== seat);
  const own = isOpen ? talkPrompt(state, seat, [], { mayOffer: false, maySolicit: true }) : null;
  return [...(own === null ? [] : [own]), ...dealPrompts(state, seat)];
}

/** Replies to the seats that have approached the asked seat, and the approaches of the others. */
function dealPrompts(state: State, asked: Seat): Meanwhile<Dealing>[] {
  const answers = state.offers
    .filter(({ to }) => to === asked)
    .map((offer) => ({ seat: asked, asking: answerAsking(state, offer) }));
  const approaches = rivalsOf(state, asked).map((seat) => {
    const isOffered = state.offers.some(({ from, to }) => from === seat && to === asked);
    const mayOffer = !isOffered && dealtBy(state, seat).approaches < APPROACHES;
    return talkPrompt(state, seat, [asked], { mayOffer, maySolicit: false });
  });
  return [...answers, ...approaches].filter((prompt) => prompt !== null);
}

interface May {
  readonly mayOffer: boolean;
  readonly maySolicit: boolean;
}

/** The seat to talk to; or, once it is chosen, the gift or offer. Null: nothing is open. */
function talkPrompt(
  state: State,
  seat: Seat,
  partners: readonly Seat[],
  { mayOffer, maySolicit }: May,
): Meanwhile<Dealing> | null {
  const to = state.talks.find((talk) => talk.from === seat && partners.includes(talk.to))?.to;
  if (to !== undefined)
    return {
      seat,
      asking: { topic: "talk", question: talkQuestion(state, seat, to, mayOffer), about: { to } },
    };
  const mayTalk = mayOffer || isRich(state, seat);
  const choices: Choice<Dealing>[] = [
    ...(mayTalk ? partners : []).map((other) =>
      choice<Dealing>(optionId("seat", other), { type: "talk", to: other }),
    ),
    ...(maySolicit ? [choice<Dealing>("solicit", { type: "solicit" })] : []),
  ];
  return choices.length === 0 ? null : { seat, asking: { topic: "deal", question: oneOf(choices) } };
}

function talkQuestion(state: State, from: Seat, to: Seat, mayOffer: boolean): Question<Dealing> {
  const gift = map(giftQuestion(state, { from, to }), (value): Dealing => ({ type: "gift", gift: value }));
  const offer = map(termsQuestion(state, { from, to }), (terms): Dealing => ({ type: "offer", to, terms }));
  return oneOf<Dealing>([
    choice("walk-away", { type: "walk-away" }),
    ...(isRich(state, from) ? [choiceThen<Dealing, Dealing>("gift", gift, (value) => value)] : []),
    mayOffer
      ? choiceThen<Dealing, Dealing>("offer", offer, (value) => value)
      : refused("offer", "offers-used-up"),
  ]);
}

/** Everybody is told the number of cards in an offer. Only its addressee is told which cards. */
function occasion({ id, from, terms }: Offer) {
  return {
    about: { offer: id, from, terms: publicTerms(terms) } as never,
    aside: { offer: id, from, terms } as never,
  };
}

/** The occasion for several offers to one seat, with further facts. */
export function occasions(offers: readonly Offer[], more: Readonly<Record<string, Json>> = {}) {
  const told = offers.map(({ id, from, terms }) => ({ id, from, terms: publicTerms(terms) }));
  return {
    about: { ...more, offers: told } as never,
    aside: { ...more, offers: offers.map(({ id, from, terms }) => ({ id, from, terms })) } as never,
  };
}

function dealtBy({ dealt }: State, seat: Seat) {
  return at(dealt, seat);
}

function isRich(state: State, seat: Seat): boolean {
  const { money, hand } = familyOf(state, seat);
  return money > 0 || hand.length > 0;
}

function answerAsking(state: State, offer: Offer): Asking<Dealing> {
  const question = acceptQuestion(state, offer);
  return {
    topic: "approached",
    question: map(question, (accepted): Dealing => ({ type: "answer", offer, accepted })),
    ...occasion(offer),
    fallback: "decline",
  };
}

/**
 * Carries out a free deal of `seat` beside a prompt of `asked`, and asks the seats concerned. `among`: the seats that a
 * solicitation asks. Offers of the asked seat are answered at once. Offers of others stand until the asked seat has
 * answered.
 */
export function* carryOut(
  table: NpTable,
  { seat, asked, among }: { readonly seat: Seat; readonly asked: Seat; readonly among: readonly Seat[] },
  dealing: Dealing,
): Rules {
  const { state } = table;
  if (dealing.type !== "talk") state.talks = state.talks.filter(({ from }) => from !== seat);
  switch (dealing.type) {
    case "talk":
      state.talks.push({ from: seat, to: dealing.to });
      break;
    case "walk-away":
      break;
    case "gift":
      give(table, seat, dealing.gift);
      break;
    case "offer": {
      const offer = newOffer(state, seat, dealing.to, dealing.terms);
      tellOffer(table, "offer-made", offer);
      if (seat !== asked) {
        dealtBy(state, seat).approaches += 1;
        state.offers.push(offer);
        return;
      }
      dealtBy(state, seat).offers += 1;
      turnOf(state).offers += 1;
      yield* answerOffer(table, offer);
      break;
    }
    case "solicit":
      dealtBy(state, seat).solicits += 1;
      yield* solicit(table, seat, among);
      break;
    case "answer":
      state.offers = state.offers.filter(({ id }) => id !== dealing.offer.id);
      close(table, dealing.offer, dealing.accepted);
      break;
  }
}

export function newOffer(state: State, from: Seat, to: Seat, terms: Terms): Offer {
  state.offersMade += 1;
  return { id: state.offersMade, from, to, terms };
}

function close(table: NpTable, offer: Offer, accepted: readonly CardId[] | null): void {
  if (accepted === null) tellOffer(table, "offer-declined", offer);
  else execute(table, offer, accepted);
}

/** Asked even if the offer can only be declined, because it is hidden whether a named card is still there (5.0). */
export function* answerOffer(table: NpTable, offer: Offer): Rules {
  const { to } = offer;
  const accepted = yield* table.ask(to, {
    topic: "offer",
    question: acceptQuestion(table.state, offer),
    ...occasion(offer),
    fallback: "decline",
    clock: "window",
  });
  close(table, offer, accepted);
}

/** All others answer with one offer or nothing. The asker picks any of them, in an order. */
function* solicit(table: NpTable, seat: Seat, among: readonly Seat[]): Rules {
  const seats = among.filter((other) => other !== seat);
  table.emit({ type: "solicited", seat, seats });
  yield* hearSolicited(table, seat, seats);
}

/** The same from the question to these seats on. */
export function* hearSolicited(table: NpTable, seat: Seat, seats: readonly Seat[]): Rules {
  const { state } = table;
  const replies = yield* table.askAll<Terms | null>(
    seats.map((from) => ({
      seat: from,
      topic: "solicited",
      question: solicitedQuestion(state, { from, to: seat }),
      about: { from: seat },
      fallback: "nothing",
      clock: "window" as const,
    })),
  );
  const offers = [...replies].flatMap(([from, terms]) =>
    terms === null ? [] : [newOffer(state, from, seat, terms)],
  );
  for (const offer of offers) tellOffer(table, "offer-made", offer);
  if (offers.length > 0) yield* pickOffers(table, seat, offers);
}

export function* pickOffers(table: NpTable, seat: Seat, offers: readonly Offer[]): Rules {
  const { state } = table;
  const picked = yield* table.ask(seat, {
    topic: "pick-offers",
    question: pickQuestion(state, offers),
    ...occasions(offers),
    fallback: [],
    clock: "window",
  });
  for (const { offer, cards } of picked) close(table, offer, cards);
  for (const offer of offers) if (!picked.some((one) => one.offer === offer)) close(table, offer, null);
}

function solicitedQuestion(state: State, parties: { from: Seat; to: Seat }): Question<Terms | null> {
  return oneOf<Terms | null>([
    choice("nothing", null),
    choiceThen("offer", termsQuestion(state, parties), (terms) => terms),
  ]);
}

interface Picked {
  readonly offer: Offer;
  readonly cards: readonly CardId[];
}

/** Any of the offers, in an order. Offers that have become void by then are skipped. */
export function pickQuestion(state: State, offers: readonly Offer[]): Question<Picked[]> {
  const choices = offers.map((offer) => {
    const id = optionId("offer", offer.id);
    const { cards } = offer.terms.want;
    if (!isExecutable(state, offer)) return refused(id, "gone");
    if (cards === 0) return choice<Picked>(id, { offer, cards: [] });
    const own = someOf(
      heldCards(state, offer.to).map((held) => choice(held.id, held.card)),
      { min: cards, max: cards },
    );
    return choiceThen<Picked, CardId[]>(id, own, (chosen) => ({ offer, cards: chosen }));
  });
  return someOf(choices, { min: 0, max: choices.length, ordered: true });
}

/** The awaited answer came, so the offers made to the seat meanwhile are void. */
export function endApproaches(table: NpTable): void {
  table.state.talks = [];
  for (const offer of table.state.offers.splice(0)) tellOffer(table, "offer-void", offer);
}

/** The possible gifts, offers, requests and promises (7.8). */
import {
  amount,
  type Choice,
  choice,
  choiceThen,
  form,
  limited,
  map,
  oneOf,
  type Question,
  someOf,
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { CardId, GangsterId } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import { POSITION_IDS } from "../positions.ts";
import { active, everyone, familyOf, rivalsOf, type State } from "../state.ts";
import type { Offer, Pledge, Terms } from "../terms.ts";
import { refused } from "./reasons.ts";
import { gangsterChoices, heldCards } from "./targets.ts";

const MOST_PLEDGES = 3;
const MOST_WANTED = 3;
/** The highest sum that a seat can promise for later, in dollars. */
const MOST_DEBT = 50;

export interface Gift {
  readonly to: Seat;
  readonly money: number;
  readonly cards: readonly CardId[];
}

interface Parties {
  readonly from: Seat;
  readonly to: Seat;
}

/** Money and cards, at least one thing. */
export function giftQuestion(state: State, { from, to }: Parties): Question<Gift> {
  const question = form({
    money: amount(0, familyOf(state, from).money, 1, { things: 1 }),
    cards: cardsQuestion(state, from),
  });
  return map(limited(question, { things: { min: 1 } }), ({ money, cards }) => ({ to, money, cards }));
}

function cardsQuestion(state: State, seat: Seat): Question<CardId[]> {
  const cards = heldCards(state, seat).map(({ id, card }) => choice(id, card, { things: 1 }));
  return someOf(cards, { min: 0, max: cards.length });
}

/** An offer with at least one thing in it. */
export function termsQuestion(state: State, parties: Parties): Question<Terms> {
  const { from, to } = parties;
  const [mine, theirs] = [familyOf(state, from), familyOf(state, to)];
  const seen = [
    ...new Set(state.seen.filter(({ by, holder }) => by === from && holder === to).map((s) => s.card)),
  ];
  const swaps = coinSwaps(state, parties);
  const nothing = choice("nothing", null);
  const question = form<{
    money: number;
    cards: CardId[];
    "want-money": number;
    "want-cards": number;
    "want-card": CardId | null;
    "coin-swap": GangsterId | null;
    promises: Pledge[];
    asks: Pledge[];
  }>({
    money: amount(0, mine.money, 1, { things: 1 }),
    cards: cardsQuestion(state, from),
    "want-money": amount(0, theirs.money, 1, { things: 1 }),
    "want-cards": amount(0, Math.min(MOST_WANTED, theirs.hand.length), 1, { things: 1 }),
    "want-card": oneOf<CardId | null>([
      nothing,
      ...seen.map((card) => choice(optionId("card", { card, copy: 1 }), card, { things: 1 })),
    ]),
    "coin-swap": oneOf<GangsterId | null>([
      nothing,
      ...swaps.map((id) => choice(optionId("gangster", id), id, { things: 1 })),
    ]),
    promises: pledgesQuestion(state, parties),
    asks: pledgesQuestion(state, { from: to, to: from }),
  });
  return map(limited(question, { things: { min: 1 } }), (parts) => ({
    give: { money: parts.money, cards: parts.cards },
    want: { money: parts["want-money"], cards: parts["want-cards"], card: parts["want-card"] },
    coinSwap: parts["coin-swap"],
    promises: parts.promises,
    asks: parts.asks,
  }));
}

/** Gangsters for whom one of the two holds the coin and the other has an ordinary marker. */
export function coinSwaps(state: State, { from, to }: Parties): GangsterId[] {
  return everyone(state).flatMap(({ man }) => {
    const other = man.coin === from ? to : man.coin === to ? from : null;
    return other !== null && (man.markers[other] ?? 0) > 0 ? man.id : [];
  });
}

/** The possible promises of `from` to `to`: at most one of each kind. */
function pledgesQuestion(state: State, { from, to }: Parties): Question<Pledge[]> {
  const pledges = pledgeChoices(state, from, to);
  return someOf(pledges, { min: 0, max: Math.min(MOST_PLEDGES, pledges.length) });
}

function pledgeChoices(state: State, from: Seat, to: Seat): Choice<Pledge>[] {
  const { options } = state;
  const men = active(state).map(({ man }) => man.id);
  const things = { things: 1 };
  const rivals = rivalsOf(state, from);
  const spare = (kind: "no-move" | "no-whack") => {
    const whom: Choice<Pledge>[] = [
      ...rivals.map((seat) => choice<Pledge>(optionId("seat", seat), { kind, seat })),
      ...men.map((gangster) => choice<Pledge>(optionId("gangster", gangster), { kind, gangster })),
    ];
    return choiceThen<Pledge, Pledge>(kind, oneOf(whom), (pledge) => pledge, things);
  };
  const aboutMan = (kind: "do-whack" | "permit", ids: readonly GangsterId[]): Choice<Pledge>[] =>
    ids.length === 0
      ? []
      : [
          choiceThen<Pledge, GangsterId>(
            kind,
            oneOf(gangsterChoices(ids)),
            (gangster): Pledge => ({ kind, gangster }) as Pledge,
            things,
          ),
        ];
  const coined = men.filter((id) => active(state).some(({ man }) => man.id === id && man.coin === from));
  const ties =
    options.ties === "per-round"
      ? []
      : [
          choiceThen<Pledge, GangsterId | null>(
            "award-tie",
            oneOf<GangsterId | null>([choice("any", null), ...gangsterChoices(men)]),
            (gangster) => ({ kind: "award-tie", gangster }),
            things,
          ),
        ];
  const purse = familyOf(state, from).money;
  const escrow =
    options.bindingDeals && purse > 0
      ? [
          choiceThen<Pledge, { amount: number; promise: number }>(
            "escrow",
            form({ amount: amount(1, purse), promise: amount(1, MOST_PLEDGES) }),
            (set) => ({ kind: "escrow", amount: set.amount, forPromise: set.promise }),
            things,
          ),
        ]
      : [];
  return [
    ...(men.length === 0 ? [] : [spare("no-move"), spare("no-whack")]),
    ...aboutMan("do-whack", men),
    choiceThen<Pledge, Seat>(
      "no-play-against",
      oneOf(
        [to, ...rivals.filter((seat) => seat !== to)].map((seat) => choice(optionId("seat", seat), seat)),
      ),
      (seat) => ({ kind: "no-play-against", seat }),
      things,
    ),
    ...(men.length === 0 ? [] : ties),
    ...aboutMan("permit", coined),
    ...(men.length === 0 ? [] : [appointChoice(men)]),
    choice<Pledge>("pass-commission", { kind: "pass-commission" }, things),
    choiceThen<Pledge, number>(
      "pay-later",
      amount(1, MOST_DEBT),
      (sum) => ({ kind: "pay-later", amount: sum }),
      things,
    ),
    ...escrow,
  ];
}

function appointChoice(men: readonly GangsterId[]): Choice<Pledge> {
  const chairs = POSITION_IDS.filter((chair) => chair !== "capo");
  return choiceThen(
    "appoint",
    form({
      gangster: oneOf(gangsterChoices(men)),
      chair: oneOf(chairs.map((chair) => choice(optionId("place", chair), chair))),
    }),
    ({ gangster, chair }): Pledge => ({ kind: "appoint", gangster, chair }),
    { things: 1 },
  );
}

/** Whether a hand has all these cards. */
function holds(hand: readonly CardId[], cards: readonly CardId[]): boolean {
  const left = [...hand];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the exchange is possible as things are, with cards that the addressee may have chosen (7.8). */
export function isExecutable(
  state: State,
  { from, to, terms }: Offer,
  chosen: readonly CardId[] = [],
): boolean {
  const { give, want, coinSwap } = terms;
  const [mine, theirs] = [familyOf(state, from), familyOf(state, to)];
  return (
    mine.money >= give.money &&
    theirs.money >= want.money &&
    holds(mine.hand, give.cards) &&
    holds(theirs.hand, [...(want.card === null ? [] : [want.card]), ...chosen]) &&
    theirs.hand.length >= want.cards + (want.card === null ? 0 : 1) &&
    (coinSwap === null || coinSwaps(state, { from, to }).includes(coinSwap))
  );
}

/** Null: declined; otherwise the cards that the addressee chose. */
export function acceptQuestion(state: State, offer: Offer): Question<readonly CardId[] | null> {
  const decline = choice<readonly CardId[] | null>("decline", null);
  if (!isExecutable(state, offer)) return oneOf([refused("accept", "gone"), decline]);
  const { cards, card } = offer.terms.want;
  if (cards === 0) return oneOf([choice("accept", []), decline]);
  const held = heldCards(state, offer.to);
  // The named card is not free to choose as well.
  const named = held.find((own) => own.card === card);
  const own = held.filter((one) => one !== named).map((one) => choice(one.id, one.card));
  return oneOf([choiceThen("accept", someOf(own, { min: cards, max: cards }), (chosen) => chosen), decline]);
}

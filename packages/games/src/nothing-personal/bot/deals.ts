/**
 * How the bot deals (7.8). It prices all that is given, taken and promised in respect, by what that changes for itself.
 * It believes promises as far as their maker has kept them, and those of a liar only with something in escrow.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Prompt } from "@consigliere/engine/prompt";
import type { QuestionData } from "@consigliere/engine/question";
import type { Random } from "@consigliere/engine/random";
import { refusalOf } from "@consigliere/engine/refusal";
import type { Seat } from "@consigliere/engine/seat";
import type { GangsterId } from "../cards.ts";
import type { Loss } from "../legal/loss.ts";
import { optionId } from "../option-ids.ts";
import { isPosition } from "../positions.ts";
import {
  cardsGiven,
  type Pledge,
  type PublicOffer,
  type PublicTerms,
  publicTerms,
  type Terms,
} from "../terms.ts";
import type { ManView } from "../view.ts";
import { isMine, manIn, moneyOf, type Reading, rivalsByRespect, worthOf } from "./board.ts";
import { choose, fill, openOptions, optionOf } from "./questions.ts";

/** Amounts that equal one point of respect. */
const DOLLARS = 10;
const CARD = 0.8;
const MARKER = 0.5;
const COIN = 0.5;
/** A deal must bring this much more than it costs. */
const MARGIN = 0.2;

/** The share of a man's worth that hangs on whether he is attacked, or whose he is in a tie. */
const THREAT = 0.15;
const TIE = 0.5;
const FAVOUR = 0.5;
const EFFORT = 1.5;

/** How far a seat's word is believed, from 0 to 1. */
function trustIn({ view }: Reading, seat: Seat): number {
  const broken = view.promises.filter(({ by, status }) => by === seat && status === "broken").length;
  return 0.4 ** broken;
}

function isLiar({ view }: Reading, seat: Seat): boolean {
  const count = (status: string) =>
    view.promises.filter((entry) => entry.by === seat && entry.status === status).length;
  return count("broken") > count("kept");
}

/** The gain of `from`'s offer for the reader, less its cost. */
function gainOf(reading: Reading, from: Seat, terms: Terms | PublicTerms): number {
  const { give, want, promises, asks, coinSwap } = terms;
  const wanted =
    typeof want.cards === "number" && !("card" in want) ? want.cards : publicTerms(terms as Terms).want.cards;
  const isBacked = promises.some(({ kind }) => kind === "escrow");
  const belief = isLiar(reading, from) && !isBacked ? 0 : trustIn(reading, from);
  const received =
    give.money / DOLLARS +
    CARD * cardsGiven(terms) +
    belief * promises.reduce((sum, pledge) => sum + worthToReceive(reading, pledge), 0);
  const given =
    want.money / DOLLARS +
    CARD * wanted +
    asks.reduce((sum, pledge) => sum + costToGive(reading, pledge, from), 0);
  return received - given + coinWorth(reading, from, coinSwap);
}

function coinWorth({ view }: Reading, from: Seat, swapped: GangsterId | null): number {
  if (swapped === null) return 0;
  return manIn(view, swapped)?.coin === from ? COIN : -COIN;
}

function worthToReceive(reading: Reading, pledge: Pledge): number {
  switch (pledge.kind) {
    case "no-move":
    case "no-whack":
      return (
        THREAT *
        spared(reading, pledge).reduce((sum, man) => sum + (isMine(reading, man.id) ? worthOf(man) : 0), 0)
      );
    case "do-whack":
      return isMine(reading, pledge.gangster)
        ? -worth(reading, pledge.gangster)
        : THREAT * worth(reading, pledge.gangster);
    case "no-play-against":
      return pledge.seat === reading.me ? FAVOUR : 0;
    case "award-tie":
      return TIE * Math.max(0, ...tiesFor(reading, reading.me, pledge.gangster).map(worthOf));
    case "pay-later":
      return pledge.amount / DOLLARS;
    case "escrow":
      return 0;
    default:
      return FAVOUR;
  }
}

function costToGive(reading: Reading, pledge: Pledge, to: Seat): number {
  switch (pledge.kind) {
    case "no-move":
    case "no-whack":
      return (
        (THREAT / 2) *
        spared(reading, pledge).reduce((sum, man) => sum + (isMine(reading, man.id) ? 0 : worthOf(man)), 0)
      );
    case "do-whack":
      return isMine(reading, pledge.gangster) ? worth(reading, pledge.gangster) + EFFORT : EFFORT;
    case "award-tie": {
      // A tie that the bot leads itself is dear; any other goes to somebody else anyway.
      const ties = tiesFor(reading, to, pledge.gangster);
      return Math.max(
        0,
        ...ties.map((man) => (man.leaders.includes(reading.me) ? TIE : THREAT) * worthOf(man)),
      );
    }
    case "pay-later":
      return pledge.amount / DOLLARS;
    case "escrow":
      return 0;
    case "pass-commission":
      return EFFORT;
    default:
      return FAVOUR;
  }
}

function worth({ view }: Reading, id: GangsterId): number {
  const man = manIn(view, id);
  return man === undefined ? 0 : worthOf(man);
}

function spared({ view }: Reading, pledge: Pledge): ManView[] {
  if ("gangster" in pledge) return view.board.filter(({ id }) => id === pledge.gangster);
  if (!("seat" in pledge)) return [];
  return view.board.filter(({ leaders }) => leaders.length === 1 && leaders[0] === pledge.seat);
}

/** The tied men that `seat` leads with others; `only`: this one. */
function tiesFor({ view }: Reading, seat: Seat, only: GangsterId | null): ManView[] {
  return view.board.filter(
    ({ id, leaders }) => leaders.length > 1 && leaders.includes(seat) && (only === null || id === only),
  );
}

function marginOf({ temper }: Reading): number {
  return MARGIN / temper.deal;
}

/** Accepts an offer that gains more than it costs. */
export function offerAnswer(reading: Reading, { question, about }: Prompt): AnswerValue {
  const { from, terms } = about as unknown as PublicOffer;
  const accept = optionOf(question, "accept");
  return accept !== undefined && gainOf(reading, from, terms) > marginOf(reading)
    ? choose(accept)
    : "decline";
}

/** The best of the offers that it has asked for. */
export function pickAnswer(reading: Reading, { question, about }: Prompt): AnswerValue {
  const { offers } = about as unknown as { offers: readonly PublicOffer[] };
  const [best] = offers
    .map(({ id, from, terms }) => ({
      option: optionOf(question, optionId("offer", id)),
      gain: gainOf(reading, from, terms),
    }))
    .filter(({ gain }) => gain > marginOf(reading))
    .sort((a, b) => b.gain - a.gain);
  return best?.option === undefined ? [] : ([choose(best.option)] as AnswerValue);
}

/** Its bid for the best tie that it leads, when the seat that decides ties asks. */
export function solicitedAnswer(reading: Reading, { question, about }: Prompt): AnswerValue {
  const { from } = about as unknown as { readonly from: Seat };
  const offer = optionOf(question, "offer");
  const [tie] = tiesFor(reading, reading.me, null).sort((a, b) => worthOf(b) - worthOf(a));
  if (offer?.with === undefined || tie === undefined || from !== reading.view.ring) return "nothing";
  const price = Math.min(moneyOf(reading), Math.floor((TIE * worthOf(tie) * DOLLARS) / 2));
  if (price <= 0) return "nothing";
  const asks = asked(reading, from, { choose: "award-tie", with: optionId("gangster", tie.id) });
  const answer = { choose: "offer", with: fill(offer.with, { money: price, asks }) };
  return refusalOf(question, answer) === null ? answer : "nothing";
}

/** A promise, and something in escrow from a liar. */
function asked(reading: Reading, of: Seat, pledge: AnswerValue): AnswerValue {
  const purse = reading.view.families[of]?.money ?? 0;
  if (!isLiar(reading, of) || purse === 0) return [pledge] as AnswerValue;
  const escrow = { choose: "escrow", with: { amount: Math.min(ESCROW, purse), promise: 1 } };
  return [pledge, escrow] as AnswerValue;
}

const ESCROW = 5;

/** 13: for $2, anything that does not hurt the bot. What hurts has its price. */
export function permissionAnswer(reading: Reading, { question, about }: Prompt): AnswerValue {
  const { tribute, loss } = about as unknown as { tribute: number; loss: Loss };
  const men = loss.men.reduce((sum, id) => sum + worth(reading, id), 0);
  const hurt = men + loss.respect + loss.money / DOLLARS + CARD * loss.cards + MARKER * loss.markers;
  const price = hurt === 0 ? FAIR : Math.ceil(hurt * DOLLARS) + FAIR;
  if (tribute >= price) return "grant";
  const demand = optionOf(question, "demand")?.with;
  const sum = hurt === 0 ? ASKED : price;
  return demand?.form === "amount" && demand.min <= sum && demand.max >= sum
    ? { choose: "demand", with: sum }
    : "refuse";
}

const FAIR = 2;
const ASKED = 3;

// ---------------------------------------------------------------- free actions

/** The bot opens a deal in one of this many chances. */
const RELUCTANCE = 5;

/** A deal that the bot begins, or goes on with, beside a question; null: none. */
export function freeDeal(reading: Reading, prompt: Prompt, random: Random): AnswerValue | null {
  switch (prompt.topic) {
    case "approached":
      return offerAnswer(reading, prompt);
    case "talk":
      return protection(reading, prompt) ?? "walk-away";
    case "deal":
      return random.below(Math.ceil(RELUCTANCE / reading.temper.deal)) === 0
        ? opening(reading, prompt.question)
        : null;
    default:
      return null;
  }
}

/** It sells a tie that it decides; in its own turn of the Commission it buys peace from the strongest rival. */
function opening(reading: Reading, question: QuestionData): AnswerValue | null {
  const { view, me } = reading;
  const open = openOptions(question);
  const sitting = view.commission;
  const isOwnTurn = view.phase.at === "commission" && sitting?.order[sitting.turn] === me;
  if (!isOwnTurn)
    return view.ring === me && open.length === 1 && open[0]?.id === "solicit" ? "solicit" : null;
  const [strongest] = rivalsByRespect(reading);
  if (strongest === undefined || isAtPeace(reading, strongest) || endangered(reading) === undefined)
    return null;
  return open.find(({ id }) => id === optionId("seat", strongest))?.id ?? null;
}

/** Whether that seat has promised something in this round already. */
function isAtPeace({ view, me }: Reading, seat: Seat): boolean {
  return view.promises.some(({ by, to, round }) => by === seat && to === me && round === view.round);
}

const WORTH_PEACE = 4;

/** The best man of the bot. */
function endangered(reading: Reading): ManView | undefined {
  const own = reading.view.board.filter(({ id, place }) => isMine(reading, id) && isPosition(place));
  const [best] = own.sort((a, b) => worthOf(b) - worthOf(a));
  return best !== undefined && worthOf(best) >= WORTH_PEACE / reading.temper.deal && moneyOf(reading) > 0
    ? best
    : undefined;
}

/** Money for the promise not to whack the bot's best man. */
function protection(reading: Reading, { question, about }: Prompt): AnswerValue | null {
  const { to } = about as unknown as { readonly to: Seat };
  const offer = optionOf(question, "offer");
  const man = endangered(reading);
  if (offer?.with === undefined || man === undefined || isAtPeace(reading, to)) return null;
  const worthIt = THREAT * worthOf(man) * trustIn(reading, to) * DOLLARS;
  const money = Math.min(moneyOf(reading), Math.max(1, Math.floor(0.9 * worthIt * reading.temper.deal)));
  const asks = asked(reading, to, { choose: "no-whack", with: optionId("gangster", man.id) });
  const answer = { choose: "offer", with: fill(offer.with, { money, asks }) };
  return refusalOf(question, answer) === null ? answer : null;
}

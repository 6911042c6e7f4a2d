/** A talk that is wanted with somebody, and a counter-offer: the terms of an offer turned round, as they are written into it. */
import type { AnswerValue, ChosenOption } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import { type QuestionData, refusalOf } from "@consigliere/contract/question";
import { optionId, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import {
  cardsGiven,
  type Pledge,
  type PublicTerms,
  type Terms,
} from "@consigliere/games/nothing-personal/terms";

/** A talk with somebody, to be begun with terms; null: with none. */
export interface WantedTalk {
  readonly to: number;
  readonly terms: PublicTerms | Terms | null;
  /** Nobody wants it any more in the next round. */
  readonly round: number;
}

/** The one that is wanted, and the question that it was begun in. */
let wanted: WantedTalk | null = null;
let begunIn: string | null = null;

export function wantTalk(talk: WantedTalk): void {
  wanted = talk;
  begunIn = null;
}

/** The one that is wanted, as long as its terms have not come to a talk. */
export function talkWanted(): WantedTalk | null {
  return begunIn === null ? wanted : null;
}

/** It has been begun, or is not wanted any more. */
export function endWanted(): void {
  wanted = null;
}

/** The first offer of a negotiation: the counter-offer that was asked for, else nothing. */
export function begins(prompt: Prompt): AnswerValue | null {
  if (wanted?.terms == null || prompt.topic !== "talk") return null;
  if ((prompt.about as { readonly to?: number } | null)?.to !== wanted.to) return null;
  if (begunIn !== null && begunIn !== prompt.id) return null;
  begunIn = prompt.id;
  return counterIn(prompt.question, wanted.terms);
}

/** The terms turned round, as far as they can be offered; null: nothing of them can. */
export function counterIn(question: QuestionData, terms: PublicTerms | Terms): AnswerValue | null {
  const offer = question.form === "one" ? question.options.find(({ id }) => id === "offer")?.with : undefined;
  if (offer?.form !== "form") return null;
  const partOf = (name: string) => offer.parts.find((part) => part.name === name)?.question;
  const atMost = (name: string, value: number) => {
    const part = partOf(name);
    return part?.form === "amount" ? Math.min(part.max, value) : 0;
  };
  const part = partOf("cards");
  const held = part?.form === "some" ? part.options.map(({ id }) => id) : [];
  const named = "card" in terms.want ? terms.want.card : null;
  const asked = held.find((id) => named !== null && whatOf("card", id)?.card === named);
  const others = held.filter((id) => id !== asked).slice(0, terms.want.cards);
  const goods = {
    money: atMost("money", terms.want.money),
    cards: [...(asked === undefined ? [] : [asked]), ...others],
    "want-money": atMost("want-money", terms.give.money),
    "want-cards": atMost("want-cards", cardsGiven(terms)),
    "want-card": "nothing",
    "coin-swap": terms.coinSwap === null ? "nothing" : optionId("gangster", terms.coinSwap),
  };
  const words = { promises: terms.asks.map(chosenFor), asks: terms.promises.map(chosenFor) };
  const silent = { promises: [], asks: [] };
  // One side's promise may be impossible for the other.
  const ways: AnswerValue[] = [
    { ...goods, ...words },
    { ...goods, ...words, promises: [] },
    { ...goods, ...words, asks: [] },
    { ...goods, ...silent },
    { ...goods, ...silent, "coin-swap": "nothing" },
  ].map((way) => ({ choose: "offer", with: way }));
  return ways.find((way) => refusalOf(question, way) === null) ?? null;
}

/** A pledge as it is chosen. */
function chosenFor(pledge: Pledge): ChosenOption {
  const { kind } = pledge;
  if (kind === "pass-commission") return kind;
  if (kind === "pay-later") return { choose: kind, with: pledge.amount };
  if (kind === "escrow") return { choose: kind, with: { amount: pledge.amount, promise: pledge.forPromise } };
  const man = "gangster" in pledge ? pledge.gangster : null;
  const whom =
    "seat" in pledge ? optionId("seat", pledge.seat) : man === null ? "any" : optionId("gangster", man);
  const isPlaced = kind === "appoint";
  return {
    choose: kind,
    with: isPlaced ? { gangster: whom, chair: optionId("place", pledge.chair) } : whom,
  };
}

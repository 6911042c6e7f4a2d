/** A counter-offer: the terms of an offer turned round, as they are written into it. */
import type { AnswerValue, ChosenOption } from "@consigliere/contract/answer";
import { type QuestionData, refusalOf } from "@consigliere/contract/question";
import { optionId, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import {
  cardsGiven,
  type Pledge,
  type PublicTerms,
  type Terms,
} from "@consigliere/games/nothing-personal/terms";

/** The terms turned round, as far as they can be offered; null: nothing of them can. */
export function counterIn(question: QuestionData, terms: PublicTerms | Terms): AnswerValue | null {
  const form = question.form === "one" ? question.options.find(({ id }) => id === "offer")?.with : undefined;
  const parts = form?.form === "form" ? form.parts : [];
  const partOf = (name: string) => parts.find((part) => part.name === name)?.question;
  const atMost = (name: string, value: number) => {
    const part = partOf(name);
    return part?.form === "amount" ? Math.min(part.max, value) : 0;
  };
  const idsOf = (name: string) => {
    const part = partOf(name);
    return part?.form === "one" || part?.form === "some" ? part.options.map(({ id }) => id) : [];
  };
  const named = "card" in terms.want ? terms.want.card : null;
  const asked = idsOf("cards").find((id) => named !== null && whatOf("card", id)?.card === named);
  const others = idsOf("cards").filter((id) => id !== asked);
  const swap = terms.coinSwap === null ? "nothing" : optionId("gangster", terms.coinSwap);
  const offer = (promises: readonly ChosenOption[], asks: readonly ChosenOption[]): AnswerValue => ({
    choose: "offer",
    with: {
      money: atMost("money", terms.want.money),
      cards: [...(asked === undefined ? [] : [asked]), ...others.slice(0, terms.want.cards)],
      "want-money": atMost("want-money", terms.give.money),
      "want-cards": atMost("want-cards", cardsGiven(terms)),
      "want-card": "nothing",
      "coin-swap": idsOf("coin-swap").includes(swap) ? swap : "nothing",
      promises,
      asks,
    },
  });
  const isPossible = (value: AnswerValue) => refusalOf(question, value) === null;
  // Promises of one side may be impossible for the other.
  const promises = terms.asks.map(chosenFor).filter((one) => isPossible(offer([one], [])));
  const asks = terms.promises.map(chosenFor).filter((one) => isPossible(offer([], [one])));
  return [offer(promises, asks), offer([], [])].find(isPossible) ?? null;
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

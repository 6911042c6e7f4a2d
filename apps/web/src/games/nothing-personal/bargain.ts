/** A bargain between two families: an offer in the making, or one to be answered. */
import type { CardId } from "@consigliere/games/nothing-personal/cards";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { Pledge, PublicTerms, Terms } from "@consigliere/games/nothing-personal/terms";
import type { Draft } from "../../prompts/draft.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { amountOf, chosenAt } from "./parts.ts";

/** The things that one of the two gives. */
export interface Bundle {
  readonly money: number;
  /** Null: it is not known which one. */
  readonly cards: readonly (CardId | null)[];
  /** None of an offer in the making: they lie on slips of their own. */
  readonly promises: readonly Pledge[];
}

export interface Bargain {
  readonly other: number;
  /** From the viewer. */
  readonly mine: Bundle;
  readonly theirs: Bundle;
}

interface DealAbout {
  readonly to?: number;
  readonly from?: number;
  readonly terms?: PublicTerms | Terms;
}

/** An offer to somebody who is asked for nothing else, or beside what they are asked. */
const INCOMING: readonly string[] = ["offer", "approached"];

/** Null: nothing is bargained about. */
export function bargainIn({ prompt, draft }: AnswerDraft): Bargain | null {
  const { to, from, terms } = (prompt.about ?? {}) as DealAbout;
  if (INCOMING.includes(prompt.topic) && from !== undefined && terms !== undefined)
    return { other: from, mine: wantedBy(terms), theirs: givenBy(terms) };
  const other = prompt.topic === "talk" ? to : prompt.topic === "solicited" ? from : undefined;
  if (other === undefined) return null;
  const form = draft.form === "one" ? draft.further : null;
  const parts = form?.form === "form" ? form.parts : {};
  const seen = cardsOf(parts["want-card"]);
  return {
    other,
    mine: {
      money: amountOf(parts["money"]),
      cards: cardsOf(parts["cards"]),
      promises: [],
    },
    theirs: {
      money: amountOf(parts["want-money"]),
      cards: [...unknown(amountOf(parts["want-cards"])), ...seen],
      promises: [],
    },
  };
}

function givenBy({ give, promises }: PublicTerms | Terms): Bundle {
  const cards = typeof give.cards === "number" ? unknown(give.cards) : give.cards;
  return { money: give.money, cards, promises };
}

function wantedBy({ want, asks }: PublicTerms | Terms): Bundle {
  const named = "card" in want && want.card !== null ? [want.card] : [];
  return { money: want.money, cards: [...unknown(want.cards), ...named], promises: asks };
}

const unknown = (count: number): null[] => Array.from({ length: count }, () => null);

function cardsOf(part: Draft | undefined): CardId[] {
  return chosenAt(part).flatMap((id) => whatOf("card", id)?.card ?? []);
}

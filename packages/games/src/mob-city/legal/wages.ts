/** The enforcers to pay if the cash does not cover the bill, and those to let go (5.2 W, 9). */
import {
  type Choice,
  choice,
  limited,
  type OptionData,
  oneOf,
  type Question,
  type QuestionData,
  someOf,
} from "@consigliere/engine/question";
import { type CardId, isCharacter, kindOf, wageOf } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import type { Captain } from "../state.ts";
import { type Reason, refused } from "./reasons.ts";

/** A payday in progress: the captain, the enforcers paid so far, and the dollars left. */
export interface Payday {
  readonly captain: Captain;
  readonly paid: readonly CardId[];
  readonly cash: number;
}

function whyNotPaid({ captain, paid, cash }: Payday, card: CardId): Reason | null {
  if (wageOf(card) > cash) return "too-dear";
  const group = captain.groups.find((cards) => cards.includes(card)) ?? [];
  const isAccompanied = group.some((other) => isCharacter(other) && paid.includes(other));
  return isCharacter(card) || isAccompanied ? null : "weapon-before-character";
}

export function unpaidOf({ captain, paid }: Payday): CardId[] {
  return captain.groups.flat().filter((card) => !paid.includes(card));
}

/** The cards that may be paid next. */
export function payable(payday: Payday): CardId[] {
  return unpaidOf(payday).filter((card) => whyNotPaid(payday, card) === null);
}

/** The number of cards that could be paid next by public facts. Any face-down card may be a character. */
export function seeminglyPayable(payday: Payday): number {
  return unpaidOf(payday).filter((card) => wageOf(card) <= payday.cash).length;
}

/**
 * The enforcer to pay next, of all cards with their wages, within the dollars left. Null: stop paying, if that is
 * allowed.
 */
export function wagesQuestion(payday: Payday, mayStop: boolean): Question<CardId | null> {
  const cards = payday.captain.groups.flat().map((card): Choice<CardId> => {
    const reason = payday.paid.includes(card) ? "paid" : whyNotPaid(payday, card);
    const counts = { dollars: wageOf(card) };
    const id = optionId("card", card);
    return reason === null ? choice(id, card, counts) : refused(id, reason, counts);
  });
  return limited(oneOf<CardId | null>(mayStop ? [...cards, choice("stop", null)] : cards), {
    dollars: { max: payday.cash },
  });
}

/** The amounts in a question about wages, in dollars: the bill, the part paid so far, and the cash left. */
export function wagesIn(question: QuestionData): { wages: number; paid: number; left: number } {
  const cards = question.form === "one" ? question.options : [];
  const sum = (options: readonly OptionData[]) =>
    options.reduce((total, { counts }) => total + (counts?.["dollars"] ?? 0), 0);
  return {
    wages: sum(cards),
    paid: sum(cards.filter(({ blocked }) => blocked === "paid")),
    left: question.limits?.["dollars"]?.max ?? 0,
  };
}

/** P-31: the cash covers the bill, but the named enforcers leave anyway. */
export function layoffQuestion(captain: Captain): Question<CardId[]> {
  const cards = captain.groups.flat();
  return someOf(
    cards.map((card) => choice(optionId("card", card), card)),
    { min: 0, max: cards.length },
  );
}

const PAID_FIRST = [
  "lieutenant",
  "assassin",
  "torpedo",
  "moll",
  "soldier",
  "tommy-gun",
  "shotgun",
  "grenade",
  "revolver",
] as const;

/** 5.5: the enforcer that a captain without an answer pays, of those who may be paid next. */
export function paidFirst(payday: Payday): CardId | null {
  const [first] = payable(payday).sort(
    (a, b) => PAID_FIRST.indexOf(kindOf(a)) - PAID_FIRST.indexOf(kindOf(b)),
  );
  return first ?? null;
}

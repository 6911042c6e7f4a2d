/** The seats asked about a roll, their possible wishes, and the prices (7.1, 7.6). */
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
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { type CardId, type GangsterId, SHAKEDOWN, TEN } from "../cards.ts";
import { activeWith, has, leaders, outright } from "../control.ts";
import type { DieId } from "../dice.ts";
import { familyOf, manOf, onBoard, priorityOrder, type State } from "../state.ts";
import { sellQuestion } from "./plays.ts";
import { heldCards } from "./targets.ts";
import { OUTCOME_WANTS, type Want } from "./wants.ts";

export interface Policy {
  /** By die; absent: any face. */
  readonly wants: readonly Want[];
  /** The number of rerolls at $10 that it is ready to buy. */
  readonly max: number;
  readonly abilities: boolean;
  readonly insures: boolean;
  readonly sells: readonly CardId[];
}

const NOTHING: Policy = { wants: [], max: 0, abilities: false, insures: false, sells: [] };
const CHEAP = 5;
const INSURANCE = "whacky-insurance";

export interface Reroller {
  readonly gangster: GangsterId;
  /** In dollars. */
  readonly price: number;
  /** Caruso's second try, for his own whack (R50). */
  readonly isSecondTry: boolean;
}

/** Unused abilities with which a seat may reroll this die, the cheapest first. */
export function rerollers(state: State, seat: Seat, die: DieId): Reroller[] {
  const { deed, roll, spent } = state;
  const caruso =
    deed?.kind === "whack" &&
    die === "whack-die" &&
    deed.seat === seat &&
    roll?.secondTry === false &&
    onBoard(state, deed.man) &&
    has(manOf(state, deed.man), "whack-second-try");
  const unused = (ability: "free-reroll" | "cheap-reroll", price: number) =>
    activeWith(state, ability)
      .filter((man) => outright(state, man) === seat && !spent.includes(man.id))
      .map(({ id }): Reroller => ({ gangster: id, price, isSecondTry: false }));
  return [
    ...(caruso ? [{ gangster: deed.man, price: 0, isSecondTry: true }] : []),
    ...unused("free-reroll", 0),
    ...unused("cheap-reroll", CHEAP),
  ];
}

function funds(state: State, seat: Seat): number {
  const { money, hand } = familyOf(state, seat);
  return money + SHAKEDOWN * hand.length;
}

/** Whether a seat leads the target of a whack and may hold insurance: any seat with a card may. */
function insurable(state: State, seat: Seat): boolean {
  const { deed } = state;
  if (deed?.kind !== "whack" || !onBoard(state, deed.target)) return false;
  return leaders(state, manOf(state, deed.target)).includes(seat) && familyOf(state, seat).hand.length > 0;
}

/** The seats that could act on the roll, by public facts. */
export function watchers(state: State): Seat[] {
  const dice = state.roll?.dice ?? [];
  return priorityOrder(state).filter(
    (seat) =>
      funds(state, seat) >= TEN ||
      dice.some(({ die }) => rerollers(state, seat, die).some(({ price }) => funds(state, seat) >= price)) ||
      insurable(state, seat),
  );
}

export function diceQuestion(state: State, seat: Seat): Question<Policy> {
  const dice = state.roll?.dice ?? [];
  const held = heldCards(state, seat);
  const most = Math.floor(funds(state, seat) / TEN);
  const cap = state.options.rerolls === "repeat" ? 1 : most;
  const mayInsure = insurable(state, seat) && held.some(({ card }) => card === INSURANCE);
  const yesNo = oneOf([choice("no", false), choice("yes", true)]);
  const wantParts = Object.fromEntries(
    dice.map(({ die }, i) => [dice.length === 1 ? "want" : `want-${i + 1}`, wantQuestion(die)]),
  );
  const question = form<Record<string, unknown>>({
    ...wantParts,
    max: amount(0, Math.min(cap, most), 1, { money: TEN }),
    abilities: yesNo,
    ...(mayInsure ? { insure: yesNo } : {}),
    sell: sellQuestion(held, SHAKEDOWN),
  });
  const purse = { money: { max: familyOf(state, seat).money } };
  const policy = map(
    limited(question, purse),
    (parts): Policy => ({
      wants: dice.map((_, i) => parts[dice.length === 1 ? "want" : `want-${i + 1}`] as Want),
      max: parts["max"] as number,
      abilities: parts["abilities"] as boolean,
      insures: parts["insure"] === true,
      sells: parts["sell"] as CardId[],
    }),
  );
  return oneOf([choice("nothing", NOTHING), choiceThen("policy", policy, (value) => value)]);
}

function wantQuestion(die: DieId): Question<Want> {
  if (die !== "number-die") return oneOf(OUTCOME_WANTS.map((want): Choice<Want> => choice(want, { want })));
  const numbered = (want: "at-least" | "at-most" | "not", from: number, to: number): Choice<Want> =>
    choiceThen(want, amount(from, to), (number): Want => ({ want, number }));
  return oneOf<Want>([
    choice("any", { want: "any" }),
    numbered("at-least", 2, 6),
    numbered("at-most", 1, 5),
    numbered("not", 1, 6),
  ]);
}

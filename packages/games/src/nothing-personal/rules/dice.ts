/** Dice and their rerolls (7.6). A roll is in the state, and each of its windows is a step. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { rollOf } from "../board/dice.ts";
import type { NpTable } from "../board/table.ts";
import { changeMoney } from "../board/wallet.ts";
import { FOUR, SEVEN, TEN } from "../cards.ts";
import { isShameful, leaders } from "../control.ts";
import { type Face, facesOf } from "../dice.ts";
import { diceQuestion, type Policy, rerollers, watchers } from "../legal/dice.ts";
import { isWanted, moveOutcome, whackOutcome } from "../legal/wants.ts";
import { type Deed, manOf, onBoard, placeOf, priorityOrder, type State } from "../state.ts";
import { raise } from "./free-plays.ts";

/** One window; true: the faces are final. */
export function* diceWindow(table: NpTable): Rules<boolean> {
  const { state } = table;
  const asked = watchers(state);
  if (asked.length === 0) return true;
  const policies = yield* table.askAll<Policy>(
    asked.map((seat) => ({
      seat,
      topic: "dice",
      question: diceQuestion(state, seat),
      about: aboutRoll(state),
      fallback: "nothing",
      clock: "window" as const,
    })),
  );
  const roll = rollOf(state);
  for (const [seat, { insures }] of policies)
    if (insures && !roll.insured.includes(seat)) roll.insured.push(seat);
  const budgets = new Map([...policies].map(([seat, policy]) => [seat, { ...policy, left: policy.max }]));
  const isRepeated = state.options.rerolls === "repeat";
  for (;;) {
    const seat = priorityOrder(state).find((one) => wantsReroll(state, budgets.get(one)));
    const budget = seat === undefined ? undefined : budgets.get(seat);
    if (seat === undefined || budget === undefined) return true;
    if (!reroll(table, seat, budget)) {
      budgets.delete(seat);
      continue;
    }
    // Option `rerolls: repeat`: all seats are asked again.
    if (isRepeated) return false;
  }
}

interface Budget extends Policy {
  left: number;
}

function wantsReroll(state: State, budget: Budget | undefined): boolean {
  return budget !== undefined && unwanted(state, budget) >= 0;
}

/** The first die whose face the seat does not want. */
function unwanted(state: State, { wants }: Policy): number {
  return rollOf(state).dice.findIndex(({ face }, i) => {
    const want = wants[i];
    return want !== undefined && !isWanted(state, want, face);
  });
}

/** Pays by a free ability, a cheap ability, or to the bank, in this order. False: it cannot pay. */
function reroll(table: NpTable, seat: Seat, budget: Budget): boolean {
  const { state, random } = table;
  const roll = rollOf(state);
  const die = roll.dice[unwanted(state, budget)];
  if (die === undefined) return false;
  const ability = budget.abilities ? rerollers(state, seat, die.die)[0] : undefined;
  const price = ability?.price ?? TEN;
  if (ability === undefined && budget.left === 0) return false;
  if (!raise(table, seat, price, budget.sells)) return false;
  changeMoney(table, seat, -price);
  if (ability === undefined) budget.left -= 1;
  else if (ability.isSecondTry) roll.secondTry = true;
  else state.spent.push(ability.gangster);
  const from = die.face;
  die.face = random.pick(facesOf(die.die));
  const to = die.face;
  table.emit({
    type: "die-rerolled",
    die: die.die,
    from,
    to,
    seat,
    price,
    ability: ability?.gangster ?? null,
  });
  return true;
}

/** The facts of a move or a whack: its target and actor, the faces needed, and the outcome with the current face. */
function assaultIn(state: State) {
  const { deed } = state;
  const die = rollOf(state).dice[0];
  if (die === undefined || (deed?.kind !== "move" && deed?.kind !== "whack") || die.die === "number-die")
    return { target: null };
  const { target } = deed;
  const outcome = (face: Face) =>
    deed.kind === "move" ? moveOutcome(state, deed, face) : whackOutcome(deed, face);
  const chair = placeOf(state, target);
  const isShame = chair !== null && isShameful(state, target, chair);
  const due = deed.kind === "whack" && deed.how === "whack-loud" ? SEVEN : FOUR;
  return {
    target,
    leaders: onBoard(state, target) ? leaders(state, manOf(state, target)) : [],
    wins: [...new Set(facesOf(die.die))].filter((face) => outcome(face) === "success"),
    outcome: outcome(die.face),
    respect: isShame ? 0 : due,
    // Death of the actor.
    death: deed.kind === "whack" && deed.how === "whack-kamikaze" ? "any" : deathBy(deed),
  };
}

/** Whether the knife kills him: not a careful one. */
function deathBy(deed: Extract<Deed, { kind: "move" | "whack" }>): "knife" | "none" {
  return deed.kind === "whack" && deed.how === "whack-careful" ? "none" : "knife";
}

function aboutRoll(state: State) {
  const { dice } = rollOf(state);
  const { deed } = state;
  return {
    dice: dice.map(({ die, face }) => ({ die, face })),
    deed: deed?.kind ?? null,
    seat: deed?.seat ?? null,
    gangster: deed?.man ?? null,
    ...assaultIn(state),
  };
}

/** The legal answers of a seat in a counter window. Only this file decides whether a counter is legal (6.4, 7.2). */
import { type Choice, choice, choiceThen, oneOf, type Question } from "@consigliere/engine/question";
import { at, type Seat } from "@consigliere/engine/seat";
import { COUNTER_KINDS, type CounterKind, isContract, kindOf } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import type { CounterWindow, State } from "../state.ts";
import { type Reason, refused } from "./reasons.ts";

export type CounterAnswer =
  | "pass"
  /** `attackerFirst`: only for Mob Power against a Double Contract. */
  | { readonly kind: CounterKind; readonly attackerFirst?: boolean };

/** Counters in hand are listed; those not admitted are listed as blocked. Only their holder sees the prompt. */
export function counterQuestion(state: State, window: CounterWindow, seat: Seat): Question<CounterAnswer> {
  const held = new Set(at(state.hands, seat).map(kindOf));
  const counters = COUNTER_KINDS.filter((kind) => held.has(kind));
  return oneOf<CounterAnswer>([
    choice("pass", "pass"),
    ...counters.map((kind) => counterChoice(window, kind)),
  ]);
}

function counterChoice({ kinds, play }: CounterWindow, kind: CounterKind): Choice<CounterAnswer> {
  const id = optionId("counter", kind);
  if (!kinds.includes(kind)) return refused(id, whyNotAdmitted(kind, isContract(play.kind)));
  if (kind !== "mob-power" || play.kind !== "double-contract") return choice(id, { kind });
  // The order of the two is part of the answer (6.1).
  const order = oneOf([choice("attacker-first", true), choice("attacker-second", false)]);
  return choiceThen(id, order, (attackerFirst) => ({ kind, attackerFirst }));
}

function whyNotAdmitted(kind: CounterKind, isAgainstContract: boolean): Reason {
  switch (kind) {
    case "finger":
      return "finger-answers-lam";
    case "safe-house":
      return "safe-house-answers-vendetta";
    case "mob-power":
      return isAgainstContract ? "contract-excludes-mob-power" : "answers-contracts";
    case "family-influence":
      return isAgainstContract ? "contract-excludes-family-influence" : "answers-contracts";
  }
}

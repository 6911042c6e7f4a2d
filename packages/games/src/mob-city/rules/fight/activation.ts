/** 5.4: the fight turns. Passes and acts without an alternative run on until a captain was asked. */
import type { Rules } from "@consigliere/engine/table";
import { autoAct, autoSecondAttack } from "../../automatic/act.ts";
import {
  type Act,
  type Attack,
  captainOfChar,
  fightOf,
  legalActs,
  lineUp,
  secondAttacks,
  sidesOf,
  usedIn,
} from "../../battle.ts";
import type { CharId, WeaponId } from "../../cards.ts";
import { actAnswer, actQuestion, secondActQuestion } from "../../legal/acts.ts";
import type { Tactics } from "../../sealed.ts";
import type { Fight } from "../../state.ts";
import type { MobTable } from "../table.ts";
import { resolveAct } from "./hit.ts";

const TURNS = 20;

/** The state of the fight: won, undecidable, or going on after a captain was asked. */
export function* runActivations(table: MobTable): Rules<"won" | "standoff" | "goes-on"> {
  const fight = fightOf(table.state);
  for (let wasAsked = false; ; ) {
    if (sidesOf(table.state).length === 1) return "won";
    if (wasAsked) return "goes-on";
    const character = lineUp(table.state).find((present) => !fight.acted.includes(present));
    if (character === undefined) {
      if (!fight.didSomething || fight.turn === TURNS) return "standoff";
      beginTurn(fight);
      continue;
    }
    fight.acted.push(character);
    wasAsked = yield* activate(table, character);
  }
}

function beginTurn(fight: Fight): void {
  fight.turn += 1;
  fight.acted = [];
  fight.didSomething = false;
}

/** Returns whether a captain was asked. */
function* activate(table: MobTable, character: CharId): Rules<boolean> {
  const { state } = table;
  const acts = legalActs(state, character);
  const [only] = acts;
  if (only === undefined) {
    table.emit({ type: "fight-passed", seat: captainOfChar(state, character), character });
    return false;
  }
  fightOf(state).didSomething = true;
  const isAsked = acts.length > 1 && state.options.gunfights === "manual";
  const act = isAsked ? yield* askAct(table, character) : chooseAct(table, character, acts);
  const wasAsked = yield* resolveAct(table, character, act);
  const wasAskedAgain = yield* attackAgain(table, character, usedIn(act));
  return isAsked || wasAsked || wasAskedAgain;
}

function tacticsOf(table: MobTable, character: CharId): Tactics {
  const seat = captainOfChar(table.state, character);
  return table.state.sealed.sheets[seat] ?? table.settings(seat);
}

function chooseAct(table: MobTable, character: CharId, acts: readonly Act[]): Act {
  const [only] = acts;
  if (acts.length === 1 && only !== undefined) return only;
  return autoAct(table.state, character, tacticsOf(table, character));
}

function* askAct(table: MobTable, character: CharId): Rules<Act> {
  const { state } = table;
  const seat = captainOfChar(state, character);
  const usual = actAnswer(state, autoAct(state, character, tacticsOf(table, character)));
  const { building, turn } = fightOf(state);
  return yield* table.ask(seat, {
    topic: "fight-act",
    question: actQuestion(state, character),
    about: { building, turn, character },
    fallback: usual,
    standing: () => (table.settings(seat).fight === "auto" ? usual : null),
    clock: "window",
  });
}

/** A Torpedo uses its other weapon in the same activation, as long as the fight goes on. */
export function* attackAgain(table: MobTable, character: CharId, used: WeaponId | null): Rules<boolean> {
  const { state } = table;
  if (used === null || sidesOf(state).length === 1) return false;
  const attacks = secondAttacks(state, character, used);
  if (attacks.length === 0) return false;
  const tactics = tacticsOf(table, character);
  const usual = autoSecondAttack(state, character, { tactics, attacks });
  const isAsked = state.options.gunfights === "manual";
  const second = isAsked ? yield* askSecond(table, character, { attacks, used, usual }) : usual;
  if (second !== null) yield* resolveAct(table, character, second);
  return isAsked;
}

interface Second {
  readonly attacks: readonly Attack[];
  readonly used: WeaponId;
  readonly usual: Attack | null;
}

function* askSecond(
  table: MobTable,
  character: CharId,
  { attacks, used, usual }: Second,
): Rules<Attack | null> {
  const { state } = table;
  const seat = captainOfChar(state, character);
  const { building, turn } = fightOf(state);
  const answer = usual === null ? "stop" : actAnswer(state, usual);
  return yield* table.ask(seat, {
    topic: "fight-act2",
    question: secondActQuestion(state, character, { attacks, used }),
    about: { building, turn, character },
    fallback: answer,
    standing: () => (table.settings(seat).fight === "auto" ? answer : null),
    clock: "window",
  });
}

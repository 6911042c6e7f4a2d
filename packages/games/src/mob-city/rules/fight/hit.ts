/** 5.4: the effects of an act. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { type Act, bonusOf, captainOfChar, carriedBy, fightOf, postOf } from "../../battle.ts";
import { type CharId, characterOf, type WeaponId } from "../../cards.ts";
import type { Arm } from "../../events.ts";
import { removeCards } from "../../groups.ts";
import { groupOf, type State } from "../../state.ts";
import type { MobTable } from "../table.ts";
import { putUnder } from "../vault.ts";
import { settleHit } from "./capture.ts";

/** Returns whether a captain was asked. */
export function* resolveAct(table: MobTable, character: CharId, act: Act): Rules<boolean> {
  switch (act.kind) {
    case "shoot":
      return yield* shoot(table, character, act);
    case "kill":
      return yield* killOutright(table, character, act.target);
    case "throw":
      return yield* throwGrenade(table, character, act);
    case "collect":
      collect(table, character, act);
      return false;
  }
}

function* shoot(
  table: MobTable,
  character: CharId,
  { arm, target }: { readonly arm: Arm; readonly target: CharId },
): Rules<boolean> {
  const { state } = table;
  const [seat, victim] = [captainOfChar(state, character), captainOfChar(state, target)];
  const { stamina } = characterOf(target);
  const bonus = bonusOf(arm);
  const die = table.random.die(6);
  const outcome = outcomeOf(die + bonus - stamina, arm);
  if (outcome !== "miss") removeFromFight(state, target);
  if (outcome === "killed") bury(table, victim, [target]);
  table.emit({ type: "fight-shot", seat, character, arm, victim, target, die, bonus, stamina, outcome });
  return outcome === "miss" ? false : yield* settleHit(table, character, victim);
}

/** Bare hands wound and never kill. */
function outcomeOf(excess: number, arm: Arm): "miss" | "wounded" | "killed" {
  if (excess < 0) return "miss";
  return excess === 0 || arm === "fists" ? "wounded" : "killed";
}

function* killOutright(table: MobTable, character: CharId, target: CharId): Rules<boolean> {
  const { state } = table;
  const [seat, victim] = [captainOfChar(state, character), captainOfChar(state, target)];
  removeFromFight(state, target);
  bury(table, victim, [target]);
  table.emit({ type: "fight-killed-outright", seat, character, victim, target });
  return yield* settleHit(table, character, victim);
}

function* throwGrenade(
  table: MobTable,
  character: CharId,
  { grenade, targets }: { readonly grenade: WeaponId; readonly targets: readonly CharId[] },
): Rules<boolean> {
  const { state } = table;
  const seat = captainOfChar(state, character);
  const [first] = targets;
  if (first === undefined) throw new Error("a grenade thrown at nobody");
  const victim = captainOfChar(state, first);
  for (const target of targets) removeFromFight(state, target);
  bury(table, victim, targets);
  const { carriedBy: carriers } = fightOf(state);
  delete carriers[grenade];
  removeCards(state, seat, [grenade]);
  putUnder(table, [grenade]);
  table.emit({ type: "fight-grenade", seat, character, card: grenade, victim, targets: [...targets] });
  return yield* settleHit(table, character, victim);
}

/** The character leaves this fight. Its weapons fall to the ground and belong to nobody. */
function removeFromFight(state: State, character: CharId): void {
  const fight = fightOf(state);
  const seat = captainOfChar(state, character);
  fight.present = fight.present.filter((other) => other !== character);
  for (const weapon of carriedBy(fight, character)) drop(state, seat, weapon);
}

function drop(state: State, seat: Seat, weapon: WeaponId): void {
  const fight = fightOf(state);
  delete fight.carriedBy[weapon];
  removeCards(state, seat, [weapon]);
  fight.ground.push(weapon);
}

function bury(table: MobTable, seat: Seat, dead: readonly CharId[]): void {
  removeCards(table.state, seat, dead);
  putUnder(table, dead);
}

function collect(
  table: MobTable,
  character: CharId,
  { weapon, recipient, exchanged }: Extract<Act, { kind: "collect" }>,
): void {
  const { state } = table;
  const fight = fightOf(state);
  const { seat, group } = postOf(state, recipient);
  if (exchanged !== null) drop(state, seat, exchanged);
  fight.ground = fight.ground.filter((other) => other !== weapon);
  groupOf(state, seat, group).push(weapon);
  fight.carriedBy[weapon] = recipient;
  table.emit({ type: "fight-collected", seat, character, weapon, recipient, exchanged });
}

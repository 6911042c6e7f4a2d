/** W6: the act of the acting character (5.4). */

import type { AnswerValue } from "@consigliere/engine/answer";
import { groupBy } from "@consigliere/engine/group-by";
import { type Choice, choice, choiceThen, oneOf, type Question, someOf } from "@consigliere/engine/question";
import {
  type Act,
  type Attack,
  attacksOf,
  type Collect,
  captainOfChar,
  carriedBy,
  collectsOf,
  fightOf,
  postOf,
  squadsFor,
  targetsFor,
} from "../battle.ts";
import { type CharId, characterOf, isWeapon, type WeaponId, weaponOf } from "../cards.ts";
import type { Arm } from "../events.ts";
import { optionId } from "../option-ids.ts";
import { groupOf, type State } from "../state.ts";
import { refused } from "./reasons.ts";

function isCard(arm: Arm): arm is WeaponId {
  return arm !== "colt" && arm !== "fists";
}

/** All legal acts of the character, and the blocked ones that its captain might expect. */
export function actQuestion(state: State, character: CharId): Question<Act> {
  return oneOf<Act>([
    ...attackChoices(state, character, attacksOf(state, character)),
    ...idleWeapons(state, character),
    ...collectChoices(state, character),
  ]);
}

/** The second attack of a Torpedo; null: stop. `used`: the weapon of the first one. */
export function secondActQuestion(
  state: State,
  character: CharId,
  { attacks, used }: { readonly attacks: readonly Attack[]; readonly used: WeaponId },
): Question<Attack | null> {
  const choices = attackChoices(state, character, attacks);
  const isThrown = !carriedBy(fightOf(state), character).includes(used);
  const spent = isThrown ? [] : [refused(optionId("shoot", used), "used")];
  return oneOf<Attack | null>([...choices, ...spent, choice("stop", null)]);
}

function attackChoices(state: State, character: CharId, attacks: readonly Attack[]): Choice<Attack>[] {
  const arms = new Set(attacks.flatMap((attack) => (attack.kind === "shoot" ? [attack.arm] : [])));
  const grenades = new Set(attacks.flatMap((attack) => (attack.kind === "throw" ? [attack.grenade] : [])));
  const aim = oneOf(targetsFor(state, character).map((target) => choice(optionId("target", target), target)));
  const isKiller = attacks.some(({ kind }) => kind === "kill");
  return [
    ...[...arms].map((arm) =>
      choiceThen(
        isCard(arm) ? optionId("shoot", arm) : arm,
        aim,
        (target): Attack => ({ kind: "shoot", arm, target }),
      ),
    ),
    ...(isKiller ? [choiceThen("kill", aim, (target): Attack => ({ kind: "kill", target }))] : []),
    ...[...grenades].map((grenade) => throwChoice(state, character, grenade)),
  ];
}

function throwChoice(state: State, character: CharId, grenade: WeaponId): Choice<Attack> {
  const squads = squadsFor(state, character).map(({ seat, group, characters }) => {
    const count = Math.min(2, characters.length);
    const among = someOf(
      characters.map((target) => choice(optionId("target", target), target)),
      { min: count, max: count },
    );
    return choiceThen(
      optionId("squad", { seat, group }),
      among,
      (targets): Attack => ({ kind: "throw", grenade, targets }),
    );
  });
  return choiceThen(optionId("throw", grenade), oneOf(squads), (attack) => attack);
}

/** Weapons of the character's group that are out of use in this fight, and guns within reach of an Assassin. */
function idleWeapons(state: State, character: CharId): Choice<never>[] {
  const { seat, group } = postOf(state, character);
  const carriers = fightOf(state).carriedBy;
  const isAssassin = characterOf(character).kind === "assassin";
  return groupOf(state, seat, group)
    .filter(isWeapon)
    .filter((weapon) => carriers[weapon] === undefined)
    .map((weapon) => {
      const isGun = weaponOf(weapon).bonus !== null;
      const id = isGun ? optionId("shoot", weapon) : optionId("throw", weapon);
      return refused(id, isAssassin && isGun ? "assassin-no-guns" : "unassigned");
    });
}

function collectChoices(state: State, character: CharId): Choice<Act>[] {
  const collects = collectsOf(state, character);
  const weapons = new Set(collects.map(({ weapon }) => weapon));
  return [...weapons].map((weapon) => {
    const acts = collects.filter((act) => act.weapon === weapon);
    return choiceThen(optionId("collect", weapon), oneOf(recipientChoices(acts)), (act) => act);
  });
}

function recipientChoices(acts: readonly Collect[]): Choice<Act>[] {
  const byRecipient = groupBy(acts, ({ recipient }) => recipient);
  return [...byRecipient].map(([recipient, ways]) => {
    const id = optionId("carrier", recipient);
    const drops = ways.flatMap((act) =>
      act.exchanged === null ? [] : [choice<Act>(optionId("drop", act.exchanged), act)],
    );
    const [only] = ways;
    return drops.length > 0 ? choiceThen(id, oneOf(drops), (act) => act) : choice(id, only as Act);
  });
}

/** The answer for `act`. */
export function actAnswer(state: State, act: Act): AnswerValue {
  switch (act.kind) {
    case "shoot":
      return {
        choose: isCard(act.arm) ? optionId("shoot", act.arm) : act.arm,
        with: optionId("target", act.target),
      };
    case "kill":
      return { choose: "kill", with: optionId("target", act.target) };
    case "throw":
      return { choose: optionId("throw", act.grenade), with: throwAnswer(state, act.targets) };
    case "collect": {
      const carrier = optionId("carrier", act.recipient);
      const taken =
        act.exchanged === null ? carrier : { choose: carrier, with: optionId("drop", act.exchanged) };
      return { choose: optionId("collect", act.weapon), with: taken };
    }
  }
}

function throwAnswer(state: State, targets: readonly CharId[]): AnswerValue {
  const [first] = targets;
  if (first === undefined) throw new Error("a grenade thrown at nobody");
  const { group } = postOf(state, first);
  const squad = optionId("squad", { seat: captainOfChar(state, first), group });
  return { choose: squad, with: targets.map((target) => optionId("target", target)) };
}

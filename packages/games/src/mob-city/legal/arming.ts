/** W5: the carriers of weapons in a gunfight (5.4). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { type Choice, choice, form, limited, map, oneOf, type Question } from "@consigliere/engine/question";
import { handsOf, mayCarry } from "../battle.ts";
import { type CardId, type CharId, isCharacter, isWeapon, type WeaponId } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import type { Arming } from "../sealed.ts";
import { refused } from "./reasons.ts";

/** Whether any character of a group may carry one of its weapons. */
export function canArm(group: readonly CardId[]): boolean {
  return group
    .filter(isWeapon)
    .some((weapon) => group.filter(isCharacter).some((char) => mayCarry(char, weapon)));
}

function tallyOf(carrier: CharId): string {
  return optionId("hands", carrier);
}

/** One part for each weapon of the groups; null: nobody can carry anything. */
export function armingQuestion(groups: readonly (readonly CardId[])[]): Question<Arming> | null {
  if (!groups.some(canArm)) return null;
  const parts = groups.flatMap((group) =>
    group.filter(isWeapon).map((weapon) => [weapon, carrierQuestion(group, weapon)] as const),
  );
  const hands = groups
    .flat()
    .filter(isCharacter)
    .map((char) => [tallyOf(char), { max: handsOf(char) }]);
  const question = form<Record<string, CharId | null>>(Object.fromEntries(parts));
  return map(limited(question, Object.fromEntries(hands)), (arming) => arming as Arming);
}

/** Null: it stays unassigned. */
function carrierQuestion(group: readonly CardId[], weapon: WeaponId): Question<CharId | null> {
  const carriers = group.filter(isCharacter).map((char): Choice<CharId> => {
    const id = optionId("carrier", char);
    return mayCarry(char, weapon)
      ? choice(id, char, { [tallyOf(char)]: 1 })
      : refused(id, "assassin-no-guns");
  });
  return oneOf<CharId | null>([choice("unassigned", null), ...carriers]);
}

/** The answer that arms the groups in this way. */
export function armingAnswer(groups: readonly (readonly CardId[])[], arming: Arming): AnswerValue {
  const weapons = groups.flat().filter(isWeapon);
  return Object.fromEntries(
    weapons.map((weapon) => {
      const carrier = arming[weapon] ?? null;
      return [weapon, carrier === null ? "unassigned" : optionId("carrier", carrier)];
    }),
  );
}

/** W7 and W8: captives and loot (5.4). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { choice, oneOf, type Question, someOf } from "@consigliere/engine/question";
import type { WeaponId } from "../cards.ts";
import { optionId } from "../option-ids.ts";

/** True takes the captives. */
export function captureQuestion(): Question<boolean> {
  return oneOf([choice("take", true), choice("refuse", false)]);
}

export function lootQuestion(ground: readonly WeaponId[]): Question<WeaponId[]> {
  return someOf(
    ground.map((weapon) => choice(optionId("card", weapon), weapon)),
    { min: 0, max: ground.length },
  );
}

export function lootAnswer(weapons: readonly WeaponId[]): AnswerValue {
  return weapons.map((weapon) => optionId("card", weapon));
}

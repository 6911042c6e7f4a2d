/** The default bot (13): simple heuristics that beat random play clearly. It sees only what a person would see. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import { isOpen, plainestAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { refusalOf } from "@consigliere/engine/refusal";
import { bestHideout, bestToKeep } from "./bot/hiring.ts";
import { bestKill, bestPlacement } from "./bot/placing.ts";
import { believedValue, type Reading, read } from "./bot/reading.ts";
import { EVEN, type Temper } from "./bot/temper.ts";
import { type CrookId, TARGETS, type TargetId } from "./cards.ts";
import { optionId, whatOf } from "./option-ids.ts";
import { stackOf, type View } from "./view.ts";

export const regular = botOf(EVEN);

/** A bot that plays by its temper. */
export function botOf(temper: Temper): Bot<View> {
  return {
    choose: (view, prompt) => {
      const answer = answerTo(read(view, prompt.seat, temper), prompt);
      return answer !== null && refusalOf(prompt.question, answer) === null
        ? answer
        : plainestAnswer(prompt.question);
    },
  };
}

function answerTo(reading: Reading, prompt: Prompt): AnswerValue | null {
  switch (prompt.topic) {
    case "turn": {
      const hideout = bestHideout(reading);
      return hideout === null ? "pass" : optionId("hire", hideout);
    }
    case "keep": {
      const crook = bestToKeep(reading, keepable(prompt));
      const placement = crook && bestPlacement(reading, crook);
      return placement && { choose: optionId("crook", crook), with: placement.answer };
    }
    case "place":
      return placeCrook(reading);
    case "killer":
      return killSomebody(reading, prompt);
    case "spy":
      return lookSomewhere(reading);
    default:
      return prompt.fallback;
  }
}

export function keepable({ question }: Prompt): CrookId[] {
  if (question.form !== "one") return [];
  return question.options.filter(isOpen).flatMap(({ id }) => whatOf("crook", id) ?? []);
}

function placeCrook(reading: Reading): AnswerValue | null {
  const crook = reading.view.hand?.crook ?? null;
  return crook && (bestPlacement(reading, crook)?.answer ?? null);
}

/** The strongest victim if the kill is worth it: the target has some value, or the kill may win it for me. */
function killSomebody(reading: Reading, { about }: Prompt): AnswerValue {
  const { target } = about as { readonly target: TargetId };
  const [killer] = stackOf(reading.view, reading.me, target);
  const kill = killer?.crook ? bestKill(reading, killer.crook, target) : null;
  return kill === null ? "decline" : optionId("seat", kill.victim);
}

/** The fullest hideout that I can nearly afford, otherwise the most valuable target that I can still win. */
function lookSomewhere({ view, me, money }: Reading): AnswerValue {
  const unknown = view.hideouts.filter(
    ({ count, notes }) => count > 0 && (notes === null || notes.some(({ status }) => status === "possible")),
  );
  const [fullest] = [...unknown].sort((a, b) => b.count - a.count);
  if (fullest !== undefined && money >= fullest.count - 1) return optionId("hideout", fullest.id);
  const hiding = TARGETS.filter(
    (target) =>
      stackOf(view, me, target).length === 0 &&
      view.seats.some(({ seat }) => stackOf(view, seat, target).some(({ crook }) => crook === null)),
  );
  const [dearest] = [...hiding].sort((a, b) => believedValue(view, b) - believedValue(view, a));
  return dearest === undefined ? "decline" : optionId("target", dearest);
}

/** The options of a prompt on the board, and the task at a place inside a question. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import { optionId, readOption } from "@consigliere/games/crooks/option-ids";
import type { View } from "@consigliere/games/crooks/view";
import type { Path } from "../../prompts/draft.ts";
import type { Whereabouts } from "../../prompts/whereabouts.ts";
import type { Verb } from "../game-ui.ts";

/** Doors, targets, slots and found crooks are pressed themselves; passing and declining are buttons. */
export function on(id: OptionId): Whereabouts {
  return readOption(id).form === "word" ? "sheet" : "board";
}

/** The next choice: a place for the crook, and new places for those that make room for it. */
export function hintKey(path: Path): string | null {
  const { form } = readOption(path.at(-1) ?? "");
  if (form === "crook") return "slot";
  return form === "switch" ? "destination" : null;
}

/** A look costs as much as there are crooks behind the door; a crook placed face-down, a dollar. */
export function verb({ topic }: Pick<Prompt, "topic">, answer: AnswerValue, view: unknown): Verb | null {
  if (topic === "turn") {
    const door = (view as View).hideouts.find(({ id }) => optionId("hire", id) === answer);
    return door === undefined ? null : ["hire", { price: door.count }];
  }
  const object = typeof answer === "object" && "with" in answer ? answer["with"] : answer;
  const form = typeof object === "string" ? readOption(object).form : null;
  if (topic === "keep" || topic === "place") return form === "down" ? "place-down" : "place";
  return form !== "word" && (topic === "killer" || topic === "spy") ? topic : null;
}

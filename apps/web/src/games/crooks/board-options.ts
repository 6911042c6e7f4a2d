/** The options of a prompt on the board, and the task at a place inside a question. */
import type { OptionId } from "@consigliere/contract/question";
import { readOption } from "@consigliere/games/crooks/option-ids";
import type { Path } from "../../prompts/draft.ts";
import type { Whereabouts } from "../../prompts/whereabouts.ts";

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

/** Which options of a prompt lie on the board, and what a place inside a question asks for. */
import type { OptionId } from "@consigliere/contract/question";
import { readOption } from "@consigliere/games/crooks/option-ids";
import type { Path } from "../../prompts/draft.ts";
import type { Whereabouts } from "../../prompts/whereabouts.ts";

/** Doors, targets, slots and the crooks found are pressed themselves; passing and declining are keys. */
export function on(id: OptionId): Whereabouts {
  return readOption(id).form === "word" ? "sheet" : "board";
}

/** What is to be chosen next: a place for the crook, and where those go who make room for it. */
export function hintKey(path: Path): string | null {
  const { form } = readOption(path.at(-1) ?? "");
  if (form === "crook") return "slot";
  return form === "switch" ? "destination" : null;
}

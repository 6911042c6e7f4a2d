/** Which options of a prompt lie on the board, and what a place inside a question asks for. */
import type { OptionId } from "@consigliere/contract/question";
import type { Path } from "../../prompts/draft.ts";

/** Doors, targets, slots and the crooks found are pressed themselves; passing and declining are in the panel. */
export function isOnBoard(id: OptionId): boolean {
  return /^(hire|hideout|target|crook|up|down|join|replace|switch|seat):/.test(id);
}

/** What is to be chosen along with a placement: where the crooks go that make room. */
export function hintKey(path: Path): string | null {
  return path[0]?.startsWith("switch:") === true ? "destination" : null;
}

/** Which options of a prompt lie on the board. */
import type { OptionId } from "@consigliere/contract/question";
import { readOption } from "@consigliere/games/mob-city/option-ids";
import type { Whereabouts } from "../../prompts/whereabouts.ts";

const ON_BOARD: readonly string[] = ["building", "pour", "group", "card", "hire", "target", "condition"];

/** Buildings, groups, cards and people are pressed themselves; what is said in words alone is not. */
export function on(id: OptionId, topic: string): Whereabouts {
  const { form } = readOption(id);
  // The weapons of a sheet of orders are given out beforehand: nobody stands there yet.
  if (topic === "orders" || topic === "fight-arm") return "sheet";
  return ON_BOARD.includes(form) ? "board" : "sheet";
}

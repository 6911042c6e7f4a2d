/** The places of a prompt's options, and the first draft of its answer. */
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import { readOption } from "@consigliere/games/mob-city/option-ids";
import { AMOUNT, ORDER, type Whereabouts } from "../../prompts/whereabouts.ts";

const ON_BOARD: readonly string[] = [
  "building",
  "pour",
  "group",
  "card",
  "hire",
  "target",
  "condition",
  "grade",
];

/** Whether all buildings pour, or the chosen ones: set in the plan of the day. */
const POURING: readonly string[] = ["all", "list"];

/** Buildings, groups, cards, people, bottles and favours are pressed themselves; what is said in words alone is not. */
export function on(id: OptionId, topic: string): Whereabouts {
  const { form } = readOption(id);
  // A bid is tokens that are put on favours.
  if (id === ORDER || form === "interest" || POURING.includes(id)) return "board";
  // The amount to keep in cash, the most to hire, and the contents of hands and purses.
  if (id === AMOUNT) return topic.startsWith("wages-") ? "sheet" : "board";
  // Orders are given to the people whom they concern, and in a gunfight all is pressed where it is fought.
  if (topic === "orders" || topic.startsWith("fight-")) return "board";
  return ON_BOARD.includes(form) ? "board" : "sheet";
}

/** Topics that start from the suggested answer; the player changes only what differs. */
const FILLED_IN: readonly string[] = ["orders", "fight-arm", "business-plan"];

export function begins({ topic, fallback }: Pick<Prompt, "topic" | "fallback">) {
  return FILLED_IN.includes(topic) ? fallback : null;
}

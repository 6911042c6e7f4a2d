/** Where the options of a prompt lie, and what its answer begins with. */
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

/** Whether all houses pour, or those that are pressed: said in the plan of the day. */
const POURING: readonly string[] = ["all", "list"];

/** Buildings, groups, cards, people, bottles and favours are pressed themselves; what is said in words alone is not. */
export function on(id: OptionId, topic: string): Whereabouts {
  const { form } = readOption(id);
  // A bid is tokens that are put on favours.
  if (id === ORDER) return "hand";
  if (form === "interest" || POURING.includes(id)) return "board";
  // What is kept in cash, how many are hired at most, and what hands and purses hold.
  if (id === AMOUNT) return topic.startsWith("wages-") ? "sheet" : "board";
  // Orders are given to the people whom they concern, and in a gunfight all is pressed where it is fought.
  if (topic === "orders" || topic.startsWith("fight-")) return "board";
  return ON_BOARD.includes(form) ? "board" : "sheet";
}

/** What begins as the house would fill it in: only what is to be otherwise is pressed. */
const FILLED_IN: readonly string[] = ["orders", "fight-arm", "business-plan"];

export function begins({ topic, fallback }: Pick<Prompt, "topic" | "fallback">) {
  return FILLED_IN.includes(topic) ? fallback : null;
}

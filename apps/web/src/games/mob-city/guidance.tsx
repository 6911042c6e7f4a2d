/**
 * Guidance beside a question: the person it is about, the lasting cost of an answer, and the verb on its button. Besides,
 * how long a replay rests at an event.
 */

import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import { type CardId, isCharacter, kindOf, planOf } from "@consigliere/games/mob-city/cards";
import { readOption, whatOf } from "@consigliere/games/mob-city/option-ids";
import type { Path } from "../../prompts/draft.ts";
import type { PromptSubject } from "../../prompts/prompt-words.ts";
import type { BoardProps, Verb } from "../game-ui.ts";
import type { GameWords, TableEvent } from "../game-words.ts";
import { CardPicture } from "./man.tsx";

/** The people who act, may be taken over or are about to be hired, and their abilities. */
export function subjectOf({ draft, words }: BoardProps): PromptSubject | null {
  if (draft === null) return null;
  const about = (draft.prompt.about ?? {}) as {
    readonly character?: CardId;
    readonly cards?: readonly CardId[];
  };
  const chosen = draft.draft.form === "one" && draft.draft.chosen !== null ? draft.draft.chosen : "";
  const card = about.character ?? about.cards?.[0] ?? whatOf("card", chosen);
  if (card === undefined) return null;
  return {
    picture: <CardPicture card={card} />,
    // At stake is what whoever acts may do.
    text: about.character === undefined ? words.text(`kind.${kindOf(card)}.rule`) : null,
  };
}

/** Whoever is laid off leaves, and what is not paid for is lost. */
export function lossOf({ topic, question }: Prompt, answer: AnswerValue, words: GameWords): string | null {
  if (topic === "wages-layoff") {
    return Array.isArray(answer) && answer.length > 0 ? words.text("warn.layoff") : null;
  }
  if (topic !== "fine-pay") return null;
  const options = question.form === "one" ? question.options : [];
  return options.some(({ id }) => id !== answer) ? words.text("warn.fine-pay") : null;
}

const ACTS: Readonly<Record<string, string>> = {
  shoot: "fire",
  colt: "fire",
  fists: "punch",
  kill: "kill",
  throw: "throw",
  collect: "collect",
};
const VERBS: Readonly<Record<string, string>> = {
  bid: "bid",
  whiskey: "whiskey",
  business: "send",
  "business-plan": "plan",
  orders: "orders",
  "fight-arm": "arm",
  "fine-pay": "pay",
  "wages-pay": "pay",
};

/** The key of the verb on the key that gives an answer. */
export function verb({ topic }: Pick<Prompt, "topic">, answer: AnswerValue): Verb | null {
  if (topic === "fight-act" || topic === "fight-act2") return ACTS[kindOfAct(answer)] ?? null;
  if (topic === "hire") return answer === "done" ? null : "hire";
  const isNothing = Array.isArray(answer) && answer.length === 0;
  if (topic === "hire-list") {
    return (answer as { readonly wishes?: readonly OptionId[] }).wishes?.length ? "wishes" : "noWish";
  }
  if (topic === "buy") return verbOfPurchase(answer);
  if (topic === "orders" && !meets(answer)) return "night";
  if (topic === "bid" && isDry(answer)) return "bidDry";
  if (topic === "wages-layoff") return isNothing ? "keep" : "dismiss";
  if (topic === "bomb") return isNothing ? "hold" : "throw";
  if (topic === "moll") return isNothing ? "hide" : "show";
  if (topic === "fight-loot") return isNothing ? "leave" : "collect";
  return VERBS[topic] ?? null;
}

/** Whether a sheet of orders says something about a fight, or about a house where others stand as well. */
function meets(answer: AnswerValue): boolean {
  return Object.keys(answer ?? {}).some((part) => /^(arm|bomb)-|^focus$/.test(part));
}

/** Whether a bid lists no bottle: then its captain gets none, wherever the tokens lie. */
export function isDry(answer: AnswerValue): boolean {
  return (answer as { readonly whiskey?: readonly OptionId[] }).whiskey?.length === 0;
}

function verbOfPurchase(answer: AnswerValue): Verb {
  const chosen = Array.isArray(answer) ? (answer as readonly OptionId[]) : [];
  const bought = chosen.flatMap((id) => whatOf("building", id) ?? []);
  const dollars = bought.reduce((sum, building) => sum + planOf(building).cost, 0);
  return dollars === 0 ? "buyNothing" : ["buy", { dollars }];
}

/** The form that an act begins with, or the act itself where it is a word. */
function kindOfAct(answer: AnswerValue): string {
  const chosen: OptionId =
    typeof answer === "object" && "choose" in answer ? String(answer["choose"]) : String(answer);
  const { form, what } = readOption(chosen);
  return form === "word" ? String(what) : form;
}

/** The next place to press inside a question. */
export function hintKey(path: Path): string | null {
  const last = path.at(-1) ?? "";
  const { form, what } = readOption(last);
  if (form === "shoot" || last === "colt" || last === "fists" || last === "kill") return "aim";
  if (form === "throw") return "squad";
  if (form === "squad") return "two";
  if (form === "collect") return "recipient";
  return form === "card" && isCharacter(what) ? "group" : form === "card" ? "armed" : null;
}

const MOVES = 300;
const TELLS = 220;

/** Events that change nothing on the board. */
const UNSEEN: readonly string[] = [
  "match-started",
  "bid-answered",
  "list-answered",
  "plan-answered",
  "orders-answered",
  "enforcer-pool",
  "enforcer-returned",
  "enforcer-done",
  "tokens-recovered",
];

/** Milliseconds that a replay rests at an event. */
export function pause({ type }: TableEvent): number {
  if (UNSEEN.includes(type)) return 0;
  return ["group-dispatched", "building-bought", "fight-started"].includes(type) ? MOVES : TELLS;
}

/** The questions that the board of Nothing Personal answers instead of the panel, and its pauses. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import { TEN } from "@consigliere/games/nothing-personal/cards";
import { readOption } from "@consigliere/games/nothing-personal/option-ids";
import type { Path } from "../../prompts/draft.ts";
import { AMOUNT, type Whereabouts } from "../../prompts/whereabouts.ts";
import { LEAST_BOARD, type Verb } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { isCall } from "./call.ts";
import { isOnBoard } from "./preview.ts";

/** Questions of which gangsters and chairs are pressed themselves; elsewhere they are parts of terms and forms. */
const ON_BOARD: readonly string[] = [
  "place-marker",
  "place-markers",
  "commission-turn",
  "favor",
  "crew-action",
  "coachman",
  "appoint",
];
/** Questions that lie on the table as a whole: two hands, cards for sale, a plea, dice. What asks nothing else is a key. */
const ON_TABLE: readonly string[] = ["talk", "solicited", "offer", "approached", "permission", "fence-buy"];
/** Questions of which only "nothing" is a key: what else may be done lies on the table. */
const BUT_NOTHING: readonly string[] = ["dice", "whack", "move"];
/** Questions of which of several offers are taken. */
const OFFERS: readonly string[] = ["pleas", "pick-offers"];
const PYRAMID = 520;
const USES: readonly string[] = ["influence", "or", "single"];

export function on(id: OptionId, topic: string): Whereabouts {
  if (topic === "crew-action" && (id === "position" || id === "ability")) return "slip";
  if (isCall(topic)) return inCall(id);
  if (BUT_NOTHING.includes(topic)) return id === "nothing" ? "sheet" : "board";
  if (ON_TABLE.includes(topic) || OFFERS.includes(topic)) return "board";
  if (ON_BOARD.includes(topic) && isOnBoard(id)) return "board";
  if (topic !== "commission-turn") return "sheet";
  return readOption(id).form === "card" || USES.includes(id) ? "hand" : "sheet";
}

/** Cards of the hand, and those whom they concern. Only when an armed card is to be played, is left to say. */
function inCall(id: OptionId): Whereabouts {
  if (id === "play" || readOption(id).form === "card") return "hand";
  return isOnBoard(id) || id === AMOUNT ? "board" : "sheet";
}

/** Pixels for the upper rows at least; the whole pyramid where nothing of the hand is asked for. */
export function need(topic: string | null): number {
  return topic === "commission-turn" || isCall(topic ?? undefined) ? LEAST_BOARD : PYRAMID;
}

const VERBS: Readonly<Record<string, string>> = {
  appoint: "appoint",
  "commission-turn": "play",
  "place-marker": "place",
  "place-markers": "place",
  dice: "pay",
  "feds-call": "play",
  jailbreak: "play",
  "give-card": "give",
  demand: "demand",
};

/** The label of the button that gives an answer; null for a word such as "pass", which only confirms it. */
export function verb({ topic, about }: Pick<Prompt, "topic" | "about">, answer: AnswerValue): Verb | null {
  if (topic === "fence-buy") return verbOfFence(about as { readonly price: number } | null, answer);
  if (topic === "dice") return verbOfDice(answer);
  if (topic === "talk") return typeof answer === "object" && "choose" in answer ? verbOfTalk(answer) : null;
  const isWord = typeof answer === "string" && readOption(answer).form === "word";
  return isWord ? null : (VERBS[topic] ?? null);
}

function verbOfFence(about: { readonly price: number } | null, answer: AnswerValue): Verb {
  const { count = 0 } = (typeof answer === "object" ? answer : {}) as { readonly count?: number };
  return count === 0 ? "buyNothing" : ["buy", { price: count * (about?.price ?? 0) }];
}

/** Each roll has its price. */
function verbOfDice(answer: AnswerValue): Verb | null {
  if (answer === "policy") return ["reroll", { count: 1, price: TEN }];
  const { with: policy } = (typeof answer === "object" ? answer : {}) as { readonly with?: { max?: number } };
  const count = policy?.max ?? 0;
  return count === 0 ? null : ["reroll", { count, price: TEN }];
}

function verbOfTalk({ choose }: { readonly choose?: unknown }): string {
  return choose === "gift" ? "give" : "offer";
}

/** The next part to choose. */
export function hintKey(path: Path): string | null {
  const last = path.at(-1) ?? "";
  if (path[1] === "now") return "or";
  if (last === "chair") return "chair";
  if (last === "influence" || last === "single" || last === "or") return last;
  return readOption(last).form === "card" || last === "use" ? "use" : null;
}

const BLOWS = [
  "whack-resolved",
  "move-resolved",
  "gangster-removed",
  "promise-broken",
  "ring-moved",
  "final-scored",
];
const ROLLS = ["die-rolled", "die-rerolled"];
const STEPS = [
  "marker-placed",
  "marker-taken-off",
  "markers-swapped",
  "marker-moved",
  "gangster-moved",
  "coin-placed",
  "coin-returned",
  "card-played",
  "income",
  "appointed",
  "associate-dealt",
  "whack-announced",
  "move-announced",
  "promise-made",
  "promise-kept",
  "promise-lapsed",
];

/** Milliseconds that a replay rests at an event. */
export function pause({ type }: TableEvent): number {
  if (ROLLS.includes(type)) return 900;
  if (BLOWS.includes(type)) return 700;
  return STEPS.includes(type) ? 300 : 0;
}

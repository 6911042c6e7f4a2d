/** The questions that the board of Nothing Personal answers instead of the panel, and its pauses. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import { cardOf, type GangsterId, gangsterOf, TEN } from "@consigliere/games/nothing-personal/cards";
import { readOption, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import { POSITIONS, type PositionId } from "@consigliere/games/nothing-personal/positions";
import type { Path } from "../../prompts/draft.ts";
import type { Whereabouts } from "../../prompts/whereabouts.ts";
import type { Verb } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { isCall } from "./topics.ts";

const ANSWER = ["decline", "accept"];
const REACTION = ["nothing", "react"];

/** The answers to each question that are keys of the cue: words, whether or not they ask further. */
const KEYS: Readonly<Record<string, readonly OptionId[]>> = {
  "commission-turn": ["pass", "stay"],
  "crew-action": ["pass"],
  favor: ["decline"],
  coachman: ["stay"],
  permission: ["refuse", "demand", "grant"],
  demand: ["no", "pay"],
  dice: ["nothing", "policy"],
  whack: REACTION,
  move: REACTION,
  deal: ["solicit"],
  talk: ["walk-away", "gift", "offer"],
  solicited: ["nothing", "offer"],
  offer: ANSWER,
  approached: ANSWER,
};
const keysOf = (topic: string): readonly OptionId[] => (isCall(topic) ? ["nothing"] : (KEYS[topic] ?? []));

/** Of several offers those are taken that are pressed. */
const TAKING: readonly string[] = ["pick-offers", "sit-down-answer"];
/** Things on the stairs, in the hand and on the felt are pressed where they lie. */
export function on(id: OptionId, topic: string): Whereabouts {
  if (keysOf(topic).includes(id)) return "key";
  const isOfHand = readOption(id).form === "card" || id === "play";
  return isOfHand && (topic === "commission-turn" || isCall(topic)) ? "hand" : "board";
}

/** The front row has its own height: no board makes room for it, nor it for a board. */
export const need = (): number => 0;

/** The topics whose answers have a verb, by that verb. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  act: ["crew-action"],
  appoint: ["appoint"],
  demand: ["demand", "permission"],
  give: ["give-card"],
  hear: ["pleas"],
  offer: ["sit-down", "solicited"],
  play: ["cards", "commission-turn"],
  place: ["place-marker", "place-markers", "favor"],
  send: ["coachman"],
  settle: ["tie", "tie-income", "tie-final", "tie-order"],
  take: TAKING,
};
const verbOf = (topic: string) =>
  isCall(topic) ? "play" : (Object.keys(VERBS).find((verb) => VERBS[verb]?.includes(topic)) ?? null);

/** The verbs of answers in a word whose name alone does not say what happens. */
const DEAL = { accept: "shake", decline: "noDeal" };
const DEED = { nothing: "letHappen", react: "stepIn" };
const MEANS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  whack: DEED,
  move: DEED,
  dice: { nothing: "letLie" },
  offer: DEAL,
  approached: DEAL,
  solicited: { nothing: "noOffer" },
};

export const keyOf = ({ topic }: Pick<Prompt, "topic">, id: OptionId): string | null =>
  isCall(topic) && id === "nothing" ? "holdBack" : (MEANS[topic]?.[id] ?? null);

/** The label of the button that gives an answer; null for a word such as "pass", which says it itself. */
export function verb({ topic, about }: Pick<Prompt, "topic" | "about">, answer: AnswerValue): Verb | null {
  const parts = (typeof answer === "object" ? answer : {}) as Partial<{
    choose: OptionId;
    count: number;
    with: number | { readonly max?: number };
  }>;
  const chosen = typeof answer === "string" ? answer : parts.choose;
  if (topic === "fence-buy") {
    const price = (parts.count ?? 0) * ((about as { price?: number } | null)?.price ?? 0);
    return price === 0 ? "buyNothing" : ["buy", { price }];
  }
  if (topic === "dice") {
    // Each roll has its price.
    const { max = 0 } = typeof parts.with === "object" ? parts.with : {};
    const count = answer === "policy" ? 1 : max;
    return count === 0 ? null : ["reroll", { count, price: TEN }];
  }
  if (topic === "permission" && typeof parts.with === "number") return ["claim", { price: parts.with }];
  if (topic === "crew-action") {
    const { gangster, chair } = about as { readonly gangster: GangsterId; readonly chair: PositionId };
    const { ability } = gangsterOf(gangster);
    const act = chosen === "position" ? POSITIONS[chair].action : chosen === "ability" ? ability : null;
    if (whatOf("move", chosen ?? "") !== undefined) return "climb";
    if (act?.includes("whack")) return "whack";
  }
  if (topic === "talk") return chosen === "gift" ? "give" : chosen === "offer" ? "offer" : null;
  if (TAKING.includes(topic) && Array.isArray(answer) && answer.length === 0) return "takeNone";
  return typeof answer === "string" && keysOf(topic).includes(answer) ? null : verbOf(topic);
}

/** The parts of a card's use that name whom it pushes, and whom else it concerns. */
const CARD_PARTS: Readonly<Record<string, string>> = {
  influence: "influence",
  first: "influence",
  second: "influence",
  target: "influence",
  seat: "or",
  neutral: "or",
};

/** The next part to choose. */
export function hintKey(path: Path): string | null {
  const last = path.at(-1) ?? "";
  if (last.startsWith("want")) return path[0] === "policy" ? "faces" : null;
  if (path[1] === "now") return "or";
  if (last === "chair" || last === "single" || last === "or") return last;
  const { form } = readOption(last);
  if (form === "card" || last === "use") return "use";
  const card = whatOf("card", path[0] ?? "")?.card;
  if (card === undefined) return null;
  return form === "gangster" ? (cardOf(card).extra ?? null) : (CARD_PARTS[last] ?? null);
}

/** The events at which a replay rests longest, and those at which it rests long. */
const ROLLS = ["die-rolled", "die-rerolled"];
const FATES = ["whack-resolved", "move-resolved", "gangster-removed", "promise-broken", "ring-moved"];
/** Parts of all other events that are steps: something is done with a man, a marker, a card or a promise. Sums are none. */
const STEPS = ["gangster", "markers", "card", "promise"];

/** Milliseconds that a replay rests at an event. */
export function pause(event: TableEvent): number {
  if (ROLLS.includes(event.type)) return 900;
  if (FATES.includes(event.type) || event.type === "final-scored") return 700;
  return STEPS.some((part) => part in event) ? 300 : 0;
}

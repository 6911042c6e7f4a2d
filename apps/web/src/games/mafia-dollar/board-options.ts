/** Where the answers of Mafia Dollar lie, how they are begun and named, and the pauses of its replay. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import { cardOf, type RacketId, racketValue } from "@consigliere/games/mafia-dollar/cards";
import { optionId, readOption, whatOf } from "@consigliere/games/mafia-dollar/option-ids";
import type { View } from "@consigliere/games/mafia-dollar/view";
import type { Path } from "../../prompts/draft.ts";
import type { Whereabouts } from "../../prompts/whereabouts.ts";
import type { Verb } from "../game-ui.ts";
import type { GameWords, TableEvent } from "../game-words.ts";
import { type Pauses, pauseIn } from "../shared/told.ts";
import { fullestOf } from "./orders.ts";

const words = (line: string): readonly string[] => line.split(" ");

/** Cards in the hand, by their uses. */
const IN_HAND = words("play unblock discard card accept");
/** The words that begin a trade; all others are keys of the bar. */
const LETTERS = words("offer call counter bid pass open-market");

/**
 * Cards are in the hand, things, people and letters on the board. Words have no place on the table, nor has an item, but
 * where it lies on the road.
 */
export function on(id: OptionId, topic?: string): Whereabouts {
  const { form, what } = readOption(id);
  if (IN_HAND.includes(form)) return "hand";
  if (form === "word") return LETTERS.includes(String(what)) ? "board" : "sheet";
  return form === "item" && topic !== "loot" ? "sheet" : "board";
}

/** Topics decided on the street and not in the hand. */
const IN_THE_STREET = words("action collect-more loot gift escort-loss patrol-loss rob-pick stash-gifts");

/** Street and families at their smallest, in pixels; more where the topic is decided there. */
export function need(topic: string | null): number {
  return topic !== null && IN_THE_STREET.includes(topic) ? 420 : 330;
}

type Begun = Pick<Prompt, "topic" | "seat" | "question">;

/** One is asked whether to take more, which would lie under the fullest warehouse, and which of the loot to leave. */
export function begins({ topic, seat, question }: Begun, view: unknown): AnswerValue | null {
  if (topic === "loot" && question.form === "some") return question.options.map(({ id }) => id);
  if (topic !== "collect-more") return null;
  const fullest = fullestOf((view as View).seats[seat]?.warehouses ?? []);
  return fullest === undefined ? null : optionId("warehouse", fullest.card);
}

/** Topics whose button says the same whatever is chosen, and options that have a verb of their own. */
const TAKES = words("rob-pick loot pass-left stash-gifts");
/** Topics whose button says the worth of the racket that changes hands. */
const PRICED = words("collect-more gift escort-loss patrol-loss");
const VERBS = words("play discard unblock move-out collect hit rob hand-over go-home withdraw accept take");

/** The label of the button that gives an answer. */
export function verb(
  { topic, about }: Pick<Prompt, "topic" | "about">,
  answer: AnswerValue,
  _view?: unknown,
  names?: Pick<GameWords, "name">,
): Verb | null {
  if (PRICED.includes(topic)) {
    const { racket = whatOf("racket", String(answer)) } = (about ?? {}) as { readonly racket?: RacketId };
    const price = racket === undefined ? "none" : racketValue(racket) / 1000;
    return answer === "stop" ? null : [topic, { price }];
  }
  const { choose: first = answer, with: terms = {} } = answer as Readonly<Record<string, AnswerValue>>;
  if (topic === "loot" && Array.isArray(answer) && answer.length === 0) return "leave";
  if (TAKES.includes(topic)) return topic;
  if (typeof first !== "string") return null;
  const { form, what } = readOption(first);
  if (form !== "word") return VERBS.includes(form) ? form : null;
  const to = whatOf("seat", String((terms as { readonly to?: unknown }).to ?? ""));
  if (to !== undefined && names) return ["send-to", { name: names.name(to) }];
  return LETTERS.includes(what) ? what : null;
}

/** The loss at the end of a turn: the orders that are left, and who could still carry them out. */
export function loss(
  { topic, question, about }: Prompt,
  answer: AnswerValue,
  names: Pick<GameWords, "text" | "list" | "short">,
): string | null {
  if (topic !== "action" || answer !== "end-turn" || question.form !== "one") return null;
  const able = question.options
    .filter(({ blocked }) => blocked === undefined)
    .map(({ id }) => readOption(id));
  const men = new Set(able.flatMap(({ form, what }) => (form === "word" ? [] : names.short(String(what)))));
  const { actionsLeft: count } = about as { readonly actionsLeft: number };
  return men.size === 0 ? null : names.text("warn.end-turn", { count, names: names.list([...men]) });
}

/** The hints at the places after an option that is not a word. */
const HINTS = words("collect hit rob unblock racket take");

/** The things to choose at a place: by the order, by the played card and its use, or by the part of a letter. */
export function hintKey(path: Path): string | null {
  const { form, what } = readOption(path[0] ?? "");
  if (form === "play") return `play-${cardOf(what).kind}`;
  if (form === "hand-over") return path.length > 1 ? "hand-over-to" : "hand-over-item";
  if (form !== "word") return HINTS.includes(form) ? form : null;
  if (what === "call" || what === "open-market") return "call";
  return LETTERS.includes(what) ? `terms-${path[1] ?? "give"}` : null;
}

/** Milliseconds that a replay pauses at an event, by its weight on the board; not at all for what does not show. */
const PAUSES: Pauses = [
  [1_200, /^(check-flipped)$/],
  [700, /^(hit-tried|robbery-tried|gangster-killed|raid-loss|escort-loss|patrol-loss|end-card|game-ended)$/],
  [300, /^(collected|moved-out|went-home|gangster-returned|gangster-played|warehouse-played|item-played)$/],
  [300, /^(item-handed-over|dog-played|block-played|block-lifted|racket-drawn|rackets-taken|loot-divided)$/],
  [220, /^(gifts-stashed|turn-started|card-drawn|card-discarded|police-played|birthday-played|card-passed)$/],
  [220, /^(gift-given|traded|market-closed|call|market-opened|target-reached)$/],
];

export const pause = (event: TableEvent): number => pauseIn(PAUSES, event);

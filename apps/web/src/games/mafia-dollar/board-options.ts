/** The parts of the panel that the board of Mafia Dollar takes over, its tasks, and its pauses. */
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
import { fullestOf } from "./orders.ts";

/** Cards in the hand, by their uses. */
const IN_HAND: readonly string[] = ["play", "unblock", "discard", "card", "accept"];

/** The words that begin a trade; all others are keys of the bar. */
const LETTERS: readonly string[] = ["offer", "call", "counter", "bid", "open-market"];

/** Cards are in the hand, things, people and letters on the board. Words and single items have no place on the table. */
export function on(id: OptionId): Whereabouts {
  const { form, what } = readOption(id);
  if (IN_HAND.includes(form)) return "hand";
  if (form === "word") return LETTERS.includes(String(what)) ? "board" : "sheet";
  return form === "item" ? "sheet" : "board";
}

/** Topics decided on the street and not in the hand, and the height for them. */
const IN_THE_STREET: readonly string[] = [
  "action",
  "collect-more",
  "loot",
  "gift",
  "escort-loss",
  "patrol-loss",
  "rob-pick",
  "stash-gifts",
];

/** Street and families at their smallest, unless the topic is decided there. */
export function need(topic: string | null): number {
  return topic !== null && IN_THE_STREET.includes(topic) ? 420 : 330;
}

/** One is asked whether to take more; it would lie under the fullest warehouse. */
export function begins({ topic, seat }: Pick<Prompt, "topic" | "seat">, view: unknown): AnswerValue | null {
  if (topic !== "collect-more") return null;
  const fullest = fullestOf((view as View).seats[seat]?.warehouses ?? []);
  return fullest === undefined ? null : optionId("warehouse", fullest.card);
}

/** The label of the button that gives an answer. */
export function verb(
  { topic, about }: Pick<Prompt, "topic" | "about">,
  answer: AnswerValue,
  _view?: unknown,
  words?: Pick<GameWords, "name">,
): Verb | null {
  if (topic === "collect-more") return verbOfMore(about as { readonly racket: RacketId }, answer);
  if (topic in TAKES) return TAKES[topic] ?? null;
  const isWhole = typeof answer === "object" && "choose" in answer;
  const first = isWhole ? answer["choose"] : answer;
  if (typeof first !== "string") return null;
  const { form, what } = readOption(first);
  if (form !== "word") return VERBS.includes(form) ? form : null;
  const to = isWhole ? receiverIn(answer) : null;
  if (to !== null && words !== undefined) return ["send-to", { name: words.name(to) }];
  return WORD_VERBS[String(what)] ?? null;
}

function receiverIn(answer: AnswerValue): number | null {
  const terms = (answer as { readonly with?: Readonly<Record<string, unknown>> }).with;
  return whatOf("seat", String(terms?.["to"] ?? "")) ?? null;
}

const WORD_VERBS: Readonly<Record<string, string>> = {
  offer: "send",
  counter: "send",
  bid: "bid",
  call: "call",
  "open-market": "call",
};

function verbOfMore({ racket }: { readonly racket: RacketId }, answer: AnswerValue): Verb | null {
  return answer === "stop" ? null : ["take-more", { thousands: racketValue(racket) / 1000 }];
}

/** Topics whose button says the same whatever is chosen. */
const TAKES: Readonly<Record<string, string>> = {
  "rob-pick": "take",
  loot: "keep",
  gift: "give",
  "pass-left": "pass-on",
};

const VERBS: readonly string[] = [
  "play",
  "discard",
  "unblock",
  "move-out",
  "collect",
  "hit",
  "rob",
  "hand-over",
  "go-home",
  "withdraw",
  "accept",
];

/** The seat whose terms are asked for. */
const TERMS: readonly string[] = ["offer", "counter", "bid"];
const CALLS: readonly string[] = ["call", "open-market"];

/** The things to choose at a place: by the order, or by the played card and its use. */
export function hintKey(path: Path): string | null {
  const option = readOption(path[0] ?? "");
  switch (option.form) {
    case "play":
      return `play-${cardOf(option.what).kind}`;
    case "hand-over":
      return path.length > 1 ? "hand-over-to" : "hand-over-item";
    case "collect":
    case "hit":
    case "rob":
    case "unblock":
      return option.form;
    case "racket":
      return "stash";
    case "take":
      return "pay";
    case "word":
      return TERMS.includes(option.what)
        ? `terms-${path[1] ?? "give"}`
        : CALLS.includes(option.what)
          ? "call"
          : null;
    default:
      return null;
  }
}

const CHECKS: Readonly<Record<string, number>> = {
  "hit-tried": 700,
  "robbery-tried": 700,
  "check-flipped": 1_200,
};
const MOVES = [
  "collected",
  "moved-out",
  "went-home",
  "gangster-returned",
  "gangster-played",
  "warehouse-played",
  "item-played",
  "item-handed-over",
  "dog-played",
  "block-played",
  "block-lifted",
  "racket-drawn",
  "rackets-taken",
  "loot-divided",
  "gifts-stashed",
];
const BLOWS = ["gangster-killed", "raid-loss", "escort-loss", "patrol-loss", "end-card", "game-ended"];
const TELLS = [
  "turn-started",
  "card-drawn",
  "card-discarded",
  "police-played",
  "birthday-played",
  "card-passed",
  "gift-given",
  "traded",
  "market-closed",
  "call",
  "market-opened",
  "target-reached",
];

/** Milliseconds that a replay pauses at an event: longest for checks, not at all for invisible events. */
export function pause({ type }: TableEvent): number {
  if (Object.hasOwn(CHECKS, type)) return CHECKS[type] ?? 0;
  if (BLOWS.includes(type)) return 600;
  if (MOVES.includes(type)) return 300;
  return TELLS.includes(type) ? 220 : 0;
}

/** The parts of the panel that the board of Mafia Dollar takes over, its tasks, and its pauses. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import { cardOf, type RacketId, racketValue } from "@consigliere/games/mafia-dollar/cards";
import { readOption } from "@consigliere/games/mafia-dollar/option-ids";
import type { Path } from "../../prompts/draft.ts";
import type { Whereabouts } from "../../prompts/whereabouts.ts";
import type { Verb } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";

/** Players, and the terms of trades. */
const IN_PANEL: readonly string[] = ["word", "seat", "item", "withdraw", "take", "show", "want", "tempt"];

/** The things on the street and in the warehouses. */
const ON_BOARD: readonly string[] = ["gangster", "warehouse", "racket", "pile"];

/** Orders, on a slip beside the man who carries them out. */
const ON_SLIP: readonly string[] = ["move-out", "collect", "hit", "rob", "hand-over", "go-home"];

/** Cards are in the hand, things on the board, orders with the men. Words and terms have no place on the table. */
export function on(id: OptionId): Whereabouts {
  const { form } = readOption(id);
  if (ON_BOARD.includes(form)) return "board";
  if (ON_SLIP.includes(form)) return "slip";
  return IN_PANEL.includes(form) ? "sheet" : "hand";
}

/**
 * Topics decided on the board and not in the hand, and the height for them: my own men beside the street, and crates
 * that stand in a door of their own.
 */
const IN_THE_STREET: Readonly<Record<string, number>> = {
  action: 540,
  "collect-more": 540,
  loot: 540,
  gift: 540,
  "rob-pick": 620,
  "stash-gifts": 620,
};

/** Street and families at their smallest, unless the topic needs more. */
export function need(topic: string | null): number {
  return (topic !== null ? IN_THE_STREET[topic] : undefined) ?? 330;
}

/** The label of the button that gives an answer. */
/** One is asked whether to take more, and where it would lie usually. */
export function begins({ topic, fallback }: Pick<Prompt, "topic" | "fallback">): AnswerValue | null {
  return topic === "collect-more" ? fallback : null;
}

export function verb({ topic, about }: Pick<Prompt, "topic" | "about">, answer: AnswerValue): Verb | null {
  if (topic === "collect-more") return verbOfMore(about as { readonly racket: RacketId }, answer);
  if (topic in TAKES) return TAKES[topic] ?? null;
  const first = typeof answer === "object" && "choose" in answer ? answer["choose"] : answer;
  if (typeof first !== "string") return null;
  const { form } = readOption(first);
  return VERBS.includes(form) ? form : null;
}

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

const VERBS: readonly string[] = ["play", "discard", "unblock", ...ON_SLIP];

/** The seat whose terms are asked for. */
const TERMS: readonly string[] = ["offer", "counter", "bid"];

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
      return TERMS.includes(option.what) ? "terms" : null;
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

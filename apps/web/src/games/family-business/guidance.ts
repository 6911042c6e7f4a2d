/** How the board guides the eye: the next choice, and how long a replay pauses at an event. */

import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import { kindOf } from "@consigliere/games/family-business/cards";
import { readOption } from "@consigliere/games/family-business/option-ids";
import type { Path } from "../../prompts/draft.ts";
import type { TableEvent } from "../game-words.ts";
import { type Pauses, pauseIn } from "../shared/told.ts";

/** The things to choose with a card: by the card's kind, and by the choices so far. */
export function hintKey(path: Path): string | null {
  const { form, what } = readOption(path[0] ?? "");
  if (form !== "play") return form === "counter" ? "counter-order" : null;
  const kind = kindOf(what);
  if (kind === "hit") return path[1] === "own" ? "hit-own" : "hit-target";
  if (kind === "substitution") return path.length > 1 ? "substitution-in" : "substitution-out";
  return kind.startsWith("contract") || kind === "priority-contract" ? "contract" : kind;
}

const PAUSES: Pauses = [
  [300, /^(mobster-buried|seat-eliminated|game-ended)$/],
  [280, /^(mobster-(listed|freed|replaced)|list-reordered|war-started)$/],
  [220, /^(mobster-hit|card-(played|discarded)|counter-played|war-(ended|rate-changed))$/],
];

/** The label of the button that gives an answer: a contract is signed, a card thrown away. */
export function verb({ topic }: Prompt, answer: AnswerValue): string | null {
  if (topic === "prefer-mobs") return Array.isArray(answer) && answer.length > 0 ? "mobs" : "anyMob";
  const first = typeof answer === "object" && "choose" in answer ? answer["choose"] : answer;
  if (typeof first !== "string") return null;
  const { form, what } = readOption(first);
  if (form === "counter") return `counters.${what}`;
  if (form !== "play") return form === "discard" ? form : null;
  const kind = kindOf(what);
  if (kind === "hit") return "hit";
  if (kind === "st-valentines-day-massacre") return "massacre";
  return kind.includes("contract") ? "contract" : "play";
}

/** Milliseconds that a replay pauses at an event: longest for burials, not at all for invisible events. */
export const pause = (event: TableEvent): number => pauseIn(PAUSES, event);

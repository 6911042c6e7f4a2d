/** The default bot (13): simple heuristics that beat random play clearly. It sees only what a person would see. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import { plainestAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { refusalOf } from "@consigliere/engine/refusal";
import { ideaFor } from "./bot/plays.ts";
import { homeIn, ownerIn, read } from "./bot/reading.ts";
import { EVEN, type Temper } from "./bot/temper.ts";
import { type CardId, type CardKind, isCounter, kindOf } from "./cards.ts";
import { optionId } from "./option-ids.ts";
import type { View } from "./view.ts";

/** A play must be worth this much, otherwise the bot discards. */
const WORTH_PLAYING = 20;

/** A bot that plays by its temper. */
export function botOf(temper: Temper): Bot<View> {
  return {
    choose: (view, prompt) => {
      const answer = answerTo(view, prompt, temper);
      return refusalOf(prompt.question, answer) === null ? answer : plainestAnswer(prompt.question);
    },
  };
}

export const regular = botOf(EVEN);

function answerTo(view: View, prompt: Prompt, temper: Temper): AnswerValue {
  switch (prompt.topic) {
    case "play-or-discard":
      return bestPlay(view, prompt, temper) ?? discarded(view) ?? prompt.fallback;
    case "counter-contract":
      return counterContract(view, prompt);
    case "counter-lam":
      return isOwnRescued(view, prompt) ? "pass" : ifOpen(prompt, optionId("counter", "finger"));
    case "counter-vendetta":
      return ifOpen(prompt, optionId("counter", "safe-house"));
    default:
      return prompt.fallback;
  }
}

// ---------------------------------------------------------------- T3

interface ScoredPlay {
  readonly score: number;
  readonly answer: AnswerValue;
}

/** Every card as the bot would play it, the best first. */
function plays(view: View, prompt: Prompt, temper: Temper): ScoredPlay[] {
  const reading = read(view, prompt.seat, temper);
  const found = (view.hand ?? []).flatMap((card): ScoredPlay[] => {
    const kind = kindOf(card);
    const idea = isCounter(kind) ? null : ideaFor(kind, reading);
    if (idea === null) return [];
    const id = optionId("play", card);
    const answer: AnswerValue = idea.declared === null ? id : { choose: id, with: idea.declared };
    return refusalOf(prompt.question, answer) === null ? [{ score: idea.score, answer }] : [];
  });
  return found.sort((a, b) => b.score - a.score);
}

function bestPlay(view: View, prompt: Prompt, temper: Temper): AnswerValue | null {
  const [best] = plays(view, prompt, temper);
  return best === undefined || best.score < WORTH_PLAYING ? null : best.answer;
}

/** The answers to one's own turn that are worth thinking about, the likeliest first. */
export function turnIdeas(view: View, prompt: Prompt, temper: Temper): AnswerValue[] {
  const discards = leastFirst(view).map((card) => optionId("discard", card));
  return [...plays(view, prompt, temper).map(({ answer }) => answer), ...discards.slice(0, 2)];
}

const KEEP_VALUES: Readonly<Record<CardKind, number>> = {
  contract: 15,
  "contract-no-mob-power": 15,
  "contract-no-family-influence": 15,
  "contract-no-counter": 15,
  "priority-contract": 15,
  "double-contract": 15,
  hit: 25,
  "st-valentines-day-massacre": 16,
  "double-cross": 24,
  "mob-war": 6,
  ambush: 10,
  vendetta: 24,
  "take-it-on-the-lam": 12,
  "police-protection": 18,
  substitution: 16,
  intrigue: 8,
  truce: 10,
  "pay-off": 20,
  "federal-crackdown": 11,
  finger: 3,
  "safe-house": 10,
  "mob-power": 22,
  "family-influence": 16,
};

/** The card least worth keeping; among equals, the first in hand. */
function discarded(view: View): string | null {
  const [least] = leastFirst(view);
  return least === undefined ? null : optionId("discard", least);
}

function leastFirst({ hand }: View): CardId[] {
  const cards = hand ?? [];
  const worth = (card: CardId) => {
    const copies = cards.filter((other) => kindOf(other) === kindOf(card)).length;
    return KEEP_VALUES[kindOf(card)] - 4 * (copies - 1);
  };
  return [...cards].sort((a, b) => worth(a) - worth(b));
}

// ---------------------------------------------------------------- windows

/** W1: the bot counters only for its own mob, and prefers Mob Power if that hits somebody. */
function counterContract(view: View, prompt: Prompt): AnswerValue {
  const { window } = view;
  if (window === null || !("targets" in window.play.params)) return "pass";
  const { targets } = window.play.params;
  const [first, second] = targets;
  if (first === undefined || ownerIn(view, first) !== prompt.seat) return "pass";
  const isDouble = window.play.kind === "double-contract";
  const mobPower: AnswerValue = isDouble
    ? { choose: optionId("counter", "mob-power"), with: "attacker-first" }
    : optionId("counter", "mob-power");
  // Family Influence saves nobody from a Double Contract on a single mobster (6.1).
  const influence = isDouble && second === undefined ? [] : [optionId("counter", "family-influence")];
  const wanted =
    homeIn(view, window.attacker).length > 0 ? [mobPower, ...influence] : [...influence, mobPower];
  return wanted.find((answer) => refusalOf(prompt.question, answer) === null) ?? "pass";
}

/** W2: whether the mobster that runs is the bot's own. */
function isOwnRescued(view: View, prompt: Prompt): boolean {
  const params = view.window?.play.params;
  return params !== undefined && "target" in params && ownerIn(view, params.target) === prompt.seat;
}

function ifOpen(prompt: Prompt, answer: AnswerValue): AnswerValue {
  return refusalOf(prompt.question, answer) === null ? answer : "pass";
}

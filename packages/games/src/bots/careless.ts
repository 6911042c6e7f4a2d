/** A bot that plays as another does, but does not always look. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Random } from "@consigliere/engine/random";
import { refusalOf } from "@consigliere/engine/refusal";

const HUNDRED = 100;

interface Careless {
  /** Of a hundred decisions of these topics, how many are taken without thinking. */
  readonly share: number;
  readonly topics: readonly string[];
  /** Options that it does not choose at random, such as leaving the game. */
  readonly never?: readonly AnswerValue[];
}

/** Takes some decisions as they come, all others like `bot`. */
export function careless<View>(bot: Bot<View>, { share, topics, never = [] }: Careless): Bot<View> {
  return {
    ...bot,
    choose: (view, prompt, random) =>
      topics.includes(prompt.topic) && random.below(HUNDRED) < share
        ? (unthinking(prompt, never, random) ?? bot.choose(view, prompt, random))
        : bot.choose(view, prompt, random),
  };
}

function unthinking(prompt: Prompt, never: readonly AnswerValue[], random: Random): AnswerValue | null {
  const answer = randomAnswer(prompt.question, random);
  return never.includes(answer) || refusalOf(prompt.question, answer) !== null ? null : answer;
}

/** Answers to questions without limits: every open option may be chosen, so no search is needed. */
import type { AnswerValue, ChosenOption } from "./answer.ts";
import type { OptionData, QuestionData } from "./question.ts";
import type { Random } from "./random.ts";

/** The order in which possibilities are tried. */
export interface Order {
  /** The first of `count` possibilities in a row; the others follow it in a circle. */
  readonly start: (count: number) => number;
  readonly shuffled: <T>(items: readonly T[]) => readonly T[];
}

/** First options, fewest choices, present order and smallest amounts first. */
export const PLAINEST: Order = { start: () => 0, shuffled: (items) => items };

/** Every legal answer may be the first. */
export function atRandom(random: Random): Order {
  return { start: (count) => random.below(count), shuffled: (items) => random.shuffled(items) };
}

/** Whether a question has an answer when limits are ignored. */
export function hasAnswer(question: QuestionData): boolean {
  switch (question.form) {
    case "one":
      return question.options.some(isChoosable);
    case "some":
      return question.min <= question.max && question.options.filter(isChoosable).length >= question.min;
    case "order":
      return question.options.every(isChoosable);
    case "amount":
      return question.min <= question.max;
    case "form":
      return question.parts.every((part) => hasAnswer(part.question));
  }
}

function isChoosable({ blocked, with: further }: OptionData): boolean {
  return blocked === undefined && (further === undefined || hasAnswer(further));
}

/** The first answer in an order, without limits; null if there is none. */
export function freeAnswer(question: QuestionData, order: Order): AnswerValue | null {
  return hasAnswer(question) ? answer(question, order) : null;
}

function answer(question: QuestionData, order: Order): AnswerValue {
  switch (question.form) {
    case "one": {
      const open = question.options.filter(isChoosable);
      return choose(open[order.start(open.length)] as OptionData, order);
    }
    case "some": {
      const open = order.shuffled(question.options.filter(isChoosable));
      const most = Math.min(question.max, open.length);
      const count = question.min + order.start(most - question.min + 1);
      return open.slice(0, count).map((option) => choose(option, order));
    }
    case "order":
      return order.shuffled(question.options).map((option) => choose(option, order));
    case "amount": {
      const { min, max, step } = question;
      return min + step * order.start(Math.floor((max - min) / step) + 1);
    }
    case "form":
      return Object.fromEntries(question.parts.map((part) => [part.name, answer(part.question, order)]));
  }
}

function choose({ id, with: further }: OptionData, order: Order): ChosenOption {
  return further === undefined ? id : { choose: id, with: answer(further, order) };
}

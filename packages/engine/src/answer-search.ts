/**
 * Searches for legal answers to a question within its limits.
 *
 * Every part of a question gets a window: the range that the part may count. The search skips everything that cannot
 * count within the window, and never retries what has failed once. So a search is short, however many answers there
 * are.
 */
import type { AnswerValue, ChosenOption } from "./answer.ts";
import type { Order } from "./free-answer.ts";
import type { AmountData, FormPart, OptionData, QuestionData, SomeOfData } from "./question.ts";
import {
  numbersOf,
  overlap,
  plus,
  Reach,
  type ReachOfSome,
  roomIn,
  type Spans,
  type Sums,
  unitsWithin,
} from "./reach.ts";
import { limitedTallies } from "./tally.ts";

/** Far more than a game's question needs. A question that needs more counts as having no further answer. */
const MAX_TRIES = 20_000;

/** The legal answers of a question, one after another. Choices that differ only in their order come once. */
export function* answersOf(
  question: QuestionData,
  order: Order,
): Generator<AnswerValue, { readonly areAll: boolean }> {
  const reach = new Reach(limitedTallies(question));
  const search = new Search(reach, order);
  for (const { value } of search.answers(question, reach.any)) yield value;
  return { areAll: search.hasTriesLeft };
}

interface Found<T> {
  readonly value: T;
  readonly counts: Sums;
}

/** A possible item of an answer: an open option, or a part of a form. */
interface Item<T> {
  readonly reach: Spans;
  readonly answers: (window: Spans) => Iterable<Found<T>>;
}

/** The choice of a number of items in a row. */
interface Walk<T> {
  readonly items: readonly Item<T>[];
  readonly wanted: number;
  readonly window: Spans;
  readonly rest: ReachOfSome;
  /** The places from which no path leads to an answer. */
  readonly dead: Set<string>;
}

class Search {
  readonly #reach: Reach;
  readonly #order: Order;
  #triesLeft = MAX_TRIES;

  constructor(reach: Reach, order: Order) {
    this.#reach = reach;
    this.#order = order;
  }

  get hasTriesLeft(): boolean {
    return this.#triesLeft > 0;
  }

  /** Answers of a question whose counts are within `window`. If all count the same, no more than two. */
  *answers(question: QuestionData, window: Spans): Generator<Found<AnswerValue>> {
    const reach = this.#reach.of(question);
    const within = overlap(window, this.#reach.limitsOf(question));
    if (within === null || reach === null || !fits(within, reach)) return;
    const isConstant = reach.every(({ least, most }) => least === most);
    let found = 0;
    for (const answer of this.#ofForm(question, within)) {
      yield answer;
      found += 1;
      // A third would not change the rest of the choice, nor whether there is more than one answer.
      if (isConstant && found === 2) return;
    }
  }

  #ofForm(question: QuestionData, window: Spans): Iterable<Found<AnswerValue>> {
    switch (question.form) {
      case "one":
        return this.#one(question.options, window);
      case "some":
        return this.#some(question, window);
      case "order":
        return this.#all(this.#order.shuffled(this.#open(question.options)), window);
      case "amount":
        return this.#amount(question, window);
      case "form":
        return this.#form(question.parts, window);
    }
  }

  *#one(options: readonly OptionData[], window: Spans): Generator<Found<ChosenOption>> {
    const fitting = this.#open(options).filter(({ reach }) => fits(window, reach));
    for (const index of this.#turns(fitting.length)) yield* fitting[index]?.answers(window) ?? [];
  }

  *#some(question: SomeOfData, window: Spans): Generator<Found<readonly ChosenOption[]>> {
    const items = this.#order.shuffled(this.#open(question.options));
    const rest = this.#reach.ofSome(items.map(({ reach }) => reach));
    const fitting = numbersOf(question, items.length).filter((wanted) => fits(window, rest(0, wanted)));
    for (const index of this.#turns(fitting.length)) {
      yield* this.#several({ items, wanted: fitting[index] ?? 0, window, rest, dead: new Set() });
    }
  }

  *#form(parts: readonly FormPart[], window: Spans): Generator<Found<AnswerValue>> {
    const items = parts.map(({ question }) => ({
      reach: this.#reach.of(question) ?? this.#reach.nothing,
      answers: (room: Spans) => this.answers(question, room),
    }));
    for (const { value, counts } of this.#all(items, window)) {
      yield { value: Object.fromEntries(value.map((answer, i) => [parts[i]?.name, answer])), counts };
    }
  }

  *#amount({ min, max, step, counts }: AmountData, window: Spans): Generator<Found<number>> {
    const perUnit = this.#reach.sumsOf(counts);
    const { least, most } = unitsWithin(window, perUnit);
    const first = Math.max(0, Math.ceil((least - min) / step));
    const last = Math.floor((Math.min(max, most) - min) / step);
    for (const index of this.#turns(last - first + 1)) {
      const value = min + step * (first + index);
      yield { value, counts: perUnit.map((n) => n * value) };
    }
  }

  #open(options: readonly OptionData[]): Item<ChosenOption>[] {
    return options.flatMap((option) => {
      const reach = this.#reach.ofOption(option);
      return reach === null ? [] : [{ reach, answers: (window: Spans) => this.#chosen(option, window) }];
    });
  }

  *#chosen({ id, counts, with: further }: OptionData, window: Spans): Generator<Found<ChosenOption>> {
    const own = this.#reach.sumsOf(counts);
    const room = roomIn(window, own, this.#reach.nothing);
    if (further === undefined) {
      if (fits(room, this.#reach.nothing)) yield { value: id, counts: own };
      return;
    }
    for (const found of this.answers(further, room)) {
      yield { value: { choose: id, with: found.value }, counts: plus(own, found.counts) };
    }
  }

  #all<T>(items: readonly Item<T>[], window: Spans): Iterable<Found<readonly T[]>> {
    const rest = this.#reach.ofSome(items.map(({ reach }) => reach));
    return this.#several({ items, wanted: items.length, window, rest, dead: new Set() });
  }

  /** Every choice of a number of items, with every answer. */
  #several<T>(walk: Walk<T>): Iterable<Found<readonly T[]>> {
    return this.#goOn(walk, 0, { value: [], counts: walk.window.map(() => 0) });
  }

  *#goOn<T>(walk: Walk<T>, index: number, chosen: Found<readonly T[]>): Generator<Found<readonly T[]>> {
    const left = walk.wanted - chosen.value.length;
    const rest = walk.rest(index, left);
    const here = `${index} ${left} ${chosen.counts}`;
    if (this.#triesLeft-- <= 0 || walk.dead.has(here)) return;
    if (!fits(roomIn(walk.window, chosen.counts, this.#reach.nothing), rest)) return;
    if (left === 0) {
      yield chosen;
      return;
    }
    let isDead = true;
    for (const next of this.#steps(walk, index, chosen)) {
      for (const found of this.#goOn(walk, index + 1, next)) {
        isDead = false;
        yield found;
      }
    }
    if (isDead) walk.dead.add(here);
  }

  /** Tries the item at `index` with each of its answers, and then the rest without it. */
  *#steps<T>(walk: Walk<T>, index: number, chosen: Found<readonly T[]>): Generator<Found<readonly T[]>> {
    const after = walk.rest(index + 1, walk.wanted - chosen.value.length - 1);
    const room = after && roomIn(walk.window, chosen.counts, after);
    const answers = room === null ? [] : (walk.items[index]?.answers(room) ?? []);
    for (const { value, counts } of answers) {
      yield { value: [...chosen.value, value], counts: plus(chosen.counts, counts) };
    }
    yield chosen;
  }

  /** The numbers below `count`, once each, as long as there are tries left. */
  *#turns(count: number): Generator<number> {
    if (count < 1) return;
    const start = this.#order.start(count);
    for (let i = 0; i < count && this.hasTriesLeft; i++) yield (start + i) % count;
  }
}

function fits(window: Spans, reach: Spans | null): boolean {
  return reach !== null && overlap(window, reach) !== null;
}

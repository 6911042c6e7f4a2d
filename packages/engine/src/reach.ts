/**
 * The possible counts of the parts of a question, by tally. Each tally is computed separately, so these are bounds for
 * the counts of answers. Not every count between them has an answer.
 */
import type { AmountData, Counts, OptionData, QuestionData, SomeOfData } from "./question.ts";
import { weightOf } from "./tally.ts";

/** The lowest and highest value of a tally, both included. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** One span for each tally, in the order of the tallies that a `Reach` was made for. */
export type Spans = readonly Span[];

/** One count for each tally, in the same order. */
export type Sums = readonly number[];

const ANY: Span = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
const NOTHING: Span = { least: 0, most: 0 };

/** The possible counts of `number` items from an index on; null if there are too few. */
export type ReachOfSome = (from: number, number: number) => Spans | null;

export class Reach {
  readonly #tallies: readonly string[];
  readonly #known = new Map<QuestionData, Spans | null>();
  readonly any: Spans;
  readonly nothing: Spans;

  constructor(tallies: readonly string[]) {
    this.#tallies = tallies;
    this.any = tallies.map(() => ANY);
    this.nothing = tallies.map(() => NOTHING);
  }

  /** Null if a question has no answer, even without limits around it. */
  of(question: QuestionData): Spans | null {
    const known = this.#known.get(question);
    if (known !== undefined) return known;
    const unlimited = this.#unlimited(question);
    const spans = unlimited && overlap(unlimited, this.limitsOf(question));
    this.#known.set(question, spans);
    return spans;
  }

  /** Null when an option cannot be chosen. */
  ofOption({ blocked, counts, with: further }: OptionData): Spans | null {
    if (blocked !== undefined) return null;
    const own = this.sumsOf(counts).map((n) => ({ least: n, most: n }));
    const inner = further === undefined ? this.nothing : this.of(further);
    return inner && add(own, inner);
  }

  sumsOf(counts: Counts | undefined): Sums {
    return this.#tallies.map((tally) => weightOf(counts, tally));
  }

  limitsOf({ limits = {} }: QuestionData): Spans {
    return this.#tallies.map((tally) => {
      const limit = Object.hasOwn(limits, tally) ? limits[tally] : undefined;
      return { least: limit?.min ?? ANY.least, most: limit?.max ?? ANY.most };
    });
  }

  /** Looks up the possible counts for a number of `items`. */
  ofSome(items: readonly Spans[]): ReachOfSome {
    const known = new Map<number, Spans | null>();
    const look = (from: number, number: number): Spans | null => {
      if (number > items.length - from) return null;
      if (number === 0) return this.nothing;
      const key = from * (items.length + 1) + number;
      let spans = known.get(key);
      if (spans === undefined) {
        const others = look(from + 1, number - 1);
        spans = around(look(from + 1, number), others && add(items[from] ?? this.nothing, others));
        known.set(key, spans);
      }
      return spans;
    };
    return look;
  }

  #unlimited(question: QuestionData): Spans | null {
    switch (question.form) {
      case "one":
        return question.options.map((option) => this.ofOption(option)).reduce(around, null);
      case "some": {
        const open = question.options.flatMap((option) => {
          const spans = this.ofOption(option);
          return spans === null ? [] : [spans];
        });
        const reach = this.ofSome(open);
        const numbers = numbersOf(question, open.length);
        return numbers.map((number) => reach(0, number)).reduce(around, null);
      }
      case "order":
        return this.#total(question.options.map((option) => this.ofOption(option)));
      case "amount":
        return this.#ofAmount(question);
      case "form":
        return this.#total(question.parts.map((part) => this.of(part.question)));
    }
  }

  #total(parts: readonly (Spans | null)[]): Spans | null {
    return parts.reduce<Spans | null>((total, part) => total && part && add(total, part), this.nothing);
  }

  #ofAmount({ min, max, step, counts }: AmountData): Spans | null {
    if (min > max) return null;
    const last = min + step * Math.floor((max - min) / step);
    return this.sumsOf(counts).map((n) => ({
      least: Math.min(n * min, n * last),
      most: Math.max(n * min, n * last),
    }));
  }
}

/** All numbers of `open` options that a "some of" question lets one choose. */
export function numbersOf({ min, max }: SomeOfData, open: number): number[] {
  const numbers = Math.min(max, open) - min + 1;
  return Array.from({ length: Math.max(0, numbers) }, (_, i) => min + i);
}

/** The overlap of both; null if some tally has none. */
export function overlap(a: Spans, b: Spans): Spans | null {
  const both = together(a, b, (x, y) => ({
    least: Math.max(x.least, y.least),
    most: Math.min(x.most, y.most),
  }));
  return both.some(({ least, most }) => least > most) ? null : both;
}

/** The rest of a window after `spent` has been counted, if the other parts count `rest`. */
export function roomIn(window: Spans, spent: Sums, rest: Spans): Spans {
  return window.map(({ least, most }, i) => {
    const used = spent[i] ?? 0;
    const further = rest[i] ?? NOTHING;
    return { least: least - used - further.most, most: most - used - further.least };
  });
}

/** The range of the number of units whose counts are within a window. Without a window the ends are open. */
export function unitsWithin(window: Spans, perUnit: Sums): Span {
  const ends = window.flatMap(({ least, most }, i): Span[] => {
    const n = perUnit[i] ?? 0;
    if (n === 0) return [];
    return [n > 0 ? { least: least / n, most: most / n } : { least: most / n, most: least / n }];
  });
  return { least: Math.max(...ends.map((e) => e.least)), most: Math.min(...ends.map((e) => e.most)) };
}

export function plus(a: Sums, b: Sums): Sums {
  return a.map((n, i) => n + (b[i] ?? 0));
}

function add(a: Spans, b: Spans): Spans {
  return together(a, b, (x, y) => ({ least: x.least + y.least, most: x.most + y.most }));
}

/** The least spans that hold both. */
function around(a: Spans | null, b: Spans | null): Spans | null {
  if (a === null || b === null) return a ?? b;
  return together(a, b, (x, y) => ({ least: Math.min(x.least, y.least), most: Math.max(x.most, y.most) }));
}

function together(a: Spans, b: Spans, join: (x: Span, y: Span) => Span): Spans {
  return a.map((span, i) => join(span, b[i] ?? NOTHING));
}

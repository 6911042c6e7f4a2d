/**
 * The stakes of a question: the actor, the act and its target, the possible losses and gains, and the dice needed. It
 * is a pure function of the seat's view and question, so that it cannot reveal anything else. It is neither stored nor
 * part of a prompt.
 */
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import {
  listOf,
  owned,
  type Phrase,
  type PhraseMaker,
  type PhraseValue,
  type PhraseValues,
} from "./phrase.ts";

/**
 * The parts of a prompt that the stakes depend on. Everybody knows them, except the question, which is the seat's own.
 */
export type AskedPrompt = Pick<Prompt, "seat" | "topic" | "about"> & Partial<Pick<Prompt, "question">>;

/** A person or a thing, and its owner; null: nobody. */
export interface Thing {
  readonly id: string;
  readonly owner: Seat | null;
}

/** In how many of so many cases something succeeds. */
export interface Chance {
  readonly wins: number;
  readonly of: number;
}

/** One fact. */
export interface Point {
  /**
   * A key below `stakes` in the game's catalogue. `loses`, `gains`, `may-lose` and `may-gain` have the same words in
   * all games.
   */
  readonly what: string;
  /** The seat that is affected. */
  readonly seat?: Seat;
  /** The seat that gives or receives. */
  readonly other?: Seat;
  /** The person who acts, or the thing that is used. */
  readonly by?: Thing;
  /** The act: an id of the game. */
  readonly act?: string;
  /** The things acted on. */
  readonly things?: readonly Thing[];
  /** The amount in a unit, which is a key below `stakes.unit`. */
  readonly amount?: number;
  readonly unit?: string;
  readonly chance?: Chance;
  /** Other numbers. */
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Stakes {
  /** The act in question; absent if the question already names it. */
  readonly deed?: Point;
  /** The possible results, the weightiest first; at least one. */
  readonly points: readonly Point[];
}

/** The stakes of these points; null if nothing is at stake. */
export function stakesOf(points: readonly Point[], deed?: Point): Stakes | null {
  if (points.length === 0) return null;
  return deed === undefined ? { points } : { deed, points };
}

export const loses = (seat: Seat, amount: number, unit: string): Point =>
  changes("loses", seat, amount, unit);
export const gains = (seat: Seat, amount: number, unit: string): Point =>
  changes("gains", seat, amount, unit);
/** The seat may lose up to this amount, or nothing. */
export const mayLose = (seat: Seat, amount: number, unit: string): Point =>
  changes("may-lose", seat, amount, unit);
export const mayGain = (seat: Seat, amount: number, unit: string): Point =>
  changes("may-gain", seat, amount, unit);

function changes(what: (typeof COMMON)[number], seat: Seat, amount: number, unit: string): Point {
  return { what, seat, amount, unit };
}

const COMMON = ["loses", "gains", "may-lose", "may-gain"] as const;

/** The names that a game uses in its stakes. */
export interface StakesWords {
  readonly phrase: PhraseMaker;
  /** The short name of a thing, an act or a face of a die. */
  readonly nameOf: (id: string) => PhraseValue;
  /** The name after its owner: "your Ox" for "The Ox"; absent: the same name. */
  readonly bareNameOf?: ((id: string) => PhraseValue) | undefined;
}

/** The sentence for `stakes`, for any reader on any channel. */
export function phraseOfStakes(words: StakesWords, { deed, points }: Stakes): Phrase {
  const said = points
    .map((point) => pointPhrase(words, point))
    .reduceRight((rest, first) => ({
      key: "table.stakes.more",
      values: { first, rest },
    }));
  return deed === undefined
    ? { key: "table.stakes.points", values: { points: said } }
    : { key: "table.stakes.deed", values: { deed: pointPhrase(words, deed), points: said } };
}

function pointPhrase(words: StakesWords, point: Point): Phrase {
  const { what } = point;
  const values = valuesOf(words, point);
  const isCommon = (COMMON as readonly string[]).includes(what);
  return isCommon ? { key: `table.stakes.${what}`, values } : words.phrase(`stakes.${what}`, values);
}

function valuesOf({ phrase, nameOf, bareNameOf = nameOf }: StakesWords, point: Point): PhraseValues {
  const { seat, other, by, act, things, amount, unit, chance, numbers } = point;
  const named = ({ id, owner }: Thing) =>
    owner === null ? nameOf(id) : owned(bareNameOf(id), { seat: owner });
  return {
    ...numbers,
    ...(seat === undefined ? {} : { seat: { seat } }),
    ...(other === undefined ? {} : { other: { seat: other } }),
    ...(by === undefined ? {} : { by: named(by) }),
    ...(act === undefined ? {} : { act: nameOf(act) }),
    ...(things === undefined ? {} : { things: listOf(things.map(named)) }),
    ...(amount === undefined || unit === undefined
      ? {}
      : { worth: phrase(`stakes.unit.${unit}`, { amount }) }),
    ...(chance === undefined ? {} : { ...chance, percent: Math.round((100 * chance.wins) / chance.of) }),
  };
}

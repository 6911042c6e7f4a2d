/**
 * What is at stake in a question: who acts on what of whose, what is lost and won, what the dice must show. A pure function
 * of what the seat sees and is asked, so that it can tell nothing else; it is neither stored nor part of a prompt.
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

/** What is asked, as far as the stakes go by it. Everybody knows the rest of it; the question is the seat's own. */
export type Asked = Pick<Prompt, "seat" | "topic" | "about"> & Partial<Pick<Prompt, "question">>;

/** Somebody or something, and whose it is; null: nobody's. */
export interface Thing {
  readonly id: string;
  readonly owner: Seat | null;
}

/** How often in so many cases something comes off, and what a die must show for it. */
export interface Chance {
  readonly wins: number;
  readonly of: number;
  readonly faces?: readonly (string | number)[];
}

/** One thing that is so. */
export interface Point {
  /**
   * What: a key below `stakes` in the game's catalogue. `loses`, `gains`, `may-lose` and `may-gain` are said alike in all
   * games.
   */
  readonly what: string;
  /** Whom it befalls. */
  readonly seat?: Seat;
  /** From whom it comes, or to whom it goes. */
  readonly other?: Seat;
  /** Who does it, or by which it is done. */
  readonly by?: Thing;
  /** What is done: an id of the game. */
  readonly act?: string;
  /** Of what. */
  readonly things?: readonly Thing[];
  /** So much of a unit, a key below `stakes.unit`. */
  readonly amount?: number;
  readonly unit?: string;
  readonly chance?: Chance;
  /** What else is counted. */
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Stakes {
  /** What is done; absent where the question says it. */
  readonly deed?: Point;
  /** What may come of it, the weightiest first; at least one thing. */
  readonly points: readonly Point[];
}

/** The stakes of these points; null where nothing is at stake. */
export function stakesOf(points: readonly Point[], deed?: Point): Stakes | null {
  if (points.length === 0) return null;
  return deed === undefined ? { points } : { deed, points };
}

export const loses = (seat: Seat, amount: number, unit: string): Point =>
  changes("loses", seat, amount, unit);
export const gains = (seat: Seat, amount: number, unit: string): Point =>
  changes("gains", seat, amount, unit);
/** At most so much, or not at all. */
export const mayLose = (seat: Seat, amount: number, unit: string): Point =>
  changes("may-lose", seat, amount, unit);
export const mayGain = (seat: Seat, amount: number, unit: string): Point =>
  changes("may-gain", seat, amount, unit);

function changes(what: (typeof COMMON)[number], seat: Seat, amount: number, unit: string): Point {
  return { what, seat, amount, unit };
}

const COMMON = ["loses", "gains", "may-lose", "may-gain"] as const;

/** How a game calls what its stakes are about. */
export interface StakesWords {
  readonly phrase: PhraseMaker;
  /** A thing, an act or a face of a die, by its short name. */
  readonly nameOf: (id: string) => PhraseValue;
  /** As it is said after whose it is: "your Ox" of "The Ox"; absent: alike. */
  readonly bareNameOf?: ((id: string) => PhraseValue) | undefined;
}

/** The sentence for `stakes`, whoever is told it and by whatever way. */
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
    ...(chance === undefined ? {} : { wins: chance.wins, of: chance.of }),
    ...(chance?.faces === undefined
      ? {}
      : { faces: listOf(chance.faces.map((face) => (typeof face === "number" ? face : nameOf(face)))) }),
  };
}

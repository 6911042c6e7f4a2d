/**
 * Sentences as data: a key of the message catalogue and what goes into it. Only the edge (screen, mail)
 * knows the language and the players' names, and puts both in with `tell`.
 */
import type { Seat, Viewer } from "@consigliere/engine/seat";

/** What fills a place in a sentence: plain, another phrase, or the name of whoever sits in a seat. */
export type PhraseValue = string | number | Phrase | { readonly seat: Seat };

export type PhraseValues = Readonly<Record<string, PhraseValue>>;

export interface Phrase {
  /** The full key in the catalogue: `family-business.event.card-discarded`. */
  readonly key: string;
  readonly values?: PhraseValues;
}

/** Makes phrases of one part of the catalogue: a game's own. */
export type PhraseMaker = (key: string, values?: PhraseValues) => Phrase;

/** Phrases of the catalogue of `game`, its id. */
export function phrasesOf(game: string): PhraseMaker {
  return (key, values) => {
    const full = `${game}.${key}`;
    return values === undefined ? { key: full } : { key: full, values };
  };
}

/** Formats the ICU message under `key` in one language. */
export type Translate = (key: string, values: Record<string, string | number>) => string;

/** The sentence that `phrase` stands for. */
export function tell(translate: Translate, phrase: Phrase, seatName: (seat: Seat) => string): string {
  const fill = (value: PhraseValue): string | number => {
    if (typeof value !== "object") return value;
    return "seat" in value ? seatName(value.seat) : tell(translate, value, seatName);
  };
  const values = Object.entries(phrase.values ?? {}).map(([name, value]) => [name, fill(value)] as const);
  return translate(phrase.key, Object.fromEntries(values));
}

/** Several things in a row, as the language strings them together: "A, B and C". */
export function listOf(items: readonly PhraseValue[]): PhraseValue {
  const [first, ...others] = items;
  if (first === undefined) return { key: "table.list.none" };
  const [last, ...more] = others;
  if (last === undefined) return first;
  if (more.length === 0) return { key: "table.list.two", values: { first, last } };
  return { key: "table.list.more", values: { first, rest: listOf(others) } };
}

/** The players at these seats, strung together. */
export function seatNames(seats: readonly Seat[]): PhraseValue {
  return listOf(seats.map((seat) => ({ seat })));
}

/** Who acts: the name, and whether the sentence speaks to that player. */
export function actor(seat: Seat, viewer: Viewer): PhraseValues {
  return { seat: { seat }, you: seat === viewer ? "yes" : "no" };
}

/**
 * Sentences as data: a key of the message catalogue and the values for its blanks. Only the edge (screen, mail) knows
 * the language, the players' names and the reader; it makes the sentence with `tell`.
 */
import type { Seat, Viewer } from "@consigliere/engine/seat";

/** A player at the table: by the seat, or as the owner that `Reader.owners` lists under that key. */
export type Person = { readonly seat: Seat } | { readonly ownerOf: string };

/** The value of a blank in a sentence: plain, another phrase, or a player at the table. */
export type PhraseValue = string | number | Phrase | Person;

export type PhraseValues = Readonly<Record<string, PhraseValue>>;

export interface Phrase {
  /** The full key in the catalogue: `family-business.event.card-discarded`. */
  readonly key: string;
  readonly values?: PhraseValues;
}

/** Makes phrases of one part of the catalogue, for example of a game's own part. */
export type PhraseMaker = (key: string, values?: PhraseValues) => Phrase;

/** Makes phrases of the catalogue of `game`, which is its id. */
export function phrasesOf(game: string): PhraseMaker {
  return (key, values) => {
    const full = `${game}.${key}`;
    return values === undefined ? { key: full } : { key: full, values };
  };
}

/** Formats the ICU message under `key` in one language. */
export type Translate = (key: string, values: Record<string, string | number>) => string;

/**
 * The owners of the things on the table: the seat by a key that the game makes, as `ownersIn` of its story lists them.
 */
export type Owners = Readonly<Record<string, Seat>>;

/** The reader of a sentence, and the facts of the table that the sentence needs. */
export interface Reader {
  readonly seat: Viewer;
  readonly nameOf: (seat: Seat) => string;
  readonly owners?: Owners | undefined;
  /** How a name is written inside a sentence; absent: as it is. */
  readonly written?: ((name: string) => string) | undefined;
}

/**
 * The sentence for `phrase`. A player is put in by name, or as the catalogue's word for the reader: `{seat}`,
 * `{victim}`. If the sentence itself depends on the reader, the message asks: `{you, select, yes {You play} other
 * {{seat} plays}}` for `seat`, `{victimYou, select, …}` for `victim`. The value is `yes`, `no`, or `nobody` if the
 * thing has no owner or no known owner.
 */
export function format(translate: Translate, phrase: Phrase, reader: Reader): string {
  const { written = (name) => name } = reader;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(phrase.values ?? {})) {
    if (typeof value !== "object") values[name] = value;
    else if ("key" in value) {
      const said = format(translate, value, reader);
      // A part without blanks is the name of a thing.
      values[name] = value.values === undefined ? written(said) : said;
    } else {
      const seat = "seat" in value ? value.seat : reader.owners?.[value.ownerOf];
      const isYou = seat === reader.seat;
      values[name] =
        seat === undefined ? "" : isYou ? translate("table.you", {}) : written(reader.nameOf(seat));
      values[name === "seat" ? "you" : `${name}You`] = seat === undefined ? "nobody" : isYou ? "yes" : "no";
    }
  }
  return translate(phrase.key, values);
}

/** Everybody whom a phrase names, its parts included. */
export function peopleIn({ values = {} }: Phrase, owners: Owners = {}): ReadonlySet<Seat> {
  const people = Object.values(values).flatMap((value): Seat[] => {
    if (typeof value !== "object") return [];
    if ("key" in value) return [...peopleIn(value, owners)];
    const seat = "seat" in value ? value.seat : owners[value.ownerOf];
    return seat === undefined ? [] : [seat];
  });
  return new Set(people);
}

/** Several things in a row, joined as the language joins them: "A, B and C". */
export function listOf(items: readonly PhraseValue[]): PhraseValue {
  const [first, ...others] = items;
  if (first === undefined) return { key: "table.list.none" };
  const [last, ...more] = others;
  if (last === undefined) return first;
  if (more.length === 0) return { key: "table.list.two", values: { first, last } };
  return { key: "table.list.more", values: { first, rest: listOf(others) } };
}

/** The players at these seats, joined in the same way. */
export function seatNames(seats: readonly Seat[]): PhraseValue {
  return listOf(seats.map((seat) => ({ seat })));
}

/** A thing and its owner, inside a sentence: "your Joe Valachi", "Bo’s Joe Valachi". */
export function owned(thing: PhraseValue, owner: Person): Phrase {
  return { key: "table.owned", values: { thing, seat: owner } };
}

/** A thing and its owner, for a label: "Joe Valachi (yours)". */
export function labelled(thing: PhraseValue, owner: Person): Phrase {
  return { key: "table.labelled", values: { thing, seat: owner } };
}

/** Whether a sentence addresses its reader correctly, as far as a machine can tell. */
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { type Owners, type Phrase, peopleIn } from "../phrase.ts";
import { type Sentences, seatName } from "./sentences.ts";

/** A phrase and its reader. */
export interface Told {
  readonly phrase: Phrase;
  readonly readers: readonly Viewer[];
  readonly owners?: Owners | undefined;
  /** Only its readers are told it, so that its words may address them without naming a seat. */
  readonly isPrivate: boolean;
}

/** Every fault with its sentence, each once. */
export function faultsIn(sentences: Sentences, all: Iterable<Told>): string[] {
  const faults = new Set<string>();
  for (const told of all) {
    for (const fault of faultsOf(sentences, told)) faults.add(fault);
  }
  return [...faults];
}

function faultsOf(sentences: Sentences, { phrase, readers, owners, isPrivate }: Told): string[] {
  const people = peopleIn(phrase, owners);
  const say = (reader: Viewer) => sentences.say(phrase, reader, owners);
  const outsider = say("spectator");
  return readers.flatMap((reader) => {
    const sentence = say(reader);
    const isAddressed = reader !== "spectator" && people.has(reader);
    const found = [
      ...matching(sentence, BROKEN),
      ...matching(sentence.replace(NAMES, "X"), FAULTS[sentences.language] ?? []),
      ...(SENTENCE.test(phrase.key) ? matching(sentence, [/(^|[.!?] )[a-z]/]) : []),
      ...(isAddressed ? faultsToAddressed(sentence, isPrivate ? null : outsider, reader) : []),
      ...(isAddressed || isPrivate ? [] : matching(sentence, [YOU])),
    ];
    return found.map((fault) => `${phrase.key}: ${fault}: ${sentence}`);
  });
}

/** Traces of blanks and branches that the catalogues left open. */
const BROKEN = [/[{}]/, /undefined|NaN|\[object|\bnull\b/, /^\s*$/, / {2}/, /\?\?/];

/** Sentences that begin with a capital, even with "You". */
const SENTENCE = /\.(event|topic|occasion|stakes|waiting|blocked)\./;

const YOU = /\byou(r|rs)?\b|あなた/i;

const NAMES = /\b(Ada|Bo|Cy|Di|Ed|Flo)\b/g;

const FAULTS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /(^|[.:;,!?] |\band )you ([a-z]*[^s\W]s)\b/i, // "You plays", "you is"
    /\byour? your?\b/i,
    /\byou(rs?)?[’']s\b/i,
    /\bof you\b/i,
    /\b(and|to|for|with|from|on|by) (You|Your)\b/,
    /[\u3040-\u30ff\u4e00-\u9fff]/,
  ],
  ja: [
    /あなた(の|は|が|に|を)?あなた/,
    /(?<![A-Za-z])(?!I{2,3}(?![A-Za-z])|IV(?![A-Za-z]))[A-WYZa-z][A-Za-z]+/,
    /[\u3040-\u30ff\u4e00-\u9fff」][:!?(]/,
  ],
};

/** "You play" beside "Bo plays": the addressed player is not named, and the words differ. */
function faultsToAddressed(sentence: string, outsider: string | null, reader: Seat): string[] {
  const name = seatName(reader);
  const verb = /\bYou ([a-z]+)/.exec(sentence)?.[1];
  const isModal = verb === undefined || /^(may|can|cannot|will|must)$/.test(verb);
  return [
    ...(sentence === outsider ? ["the same for everybody"] : []),
    ...matching(sentence, [new RegExp(`\\b${name}\\b`)]),
    ...(isModal || outsider === null ? [] : matching(outsider, [new RegExp(`\\b${name} ${verb}\\b`)])),
  ];
}

function matching(sentence: string, faults: readonly RegExp[]): string[] {
  return faults.filter((fault) => fault.test(sentence)).map(String);
}

/** What happened at a table while somebody was away, in a few sentences of its log. */
import { type AddressedEvent, eventFor, type GameEvent } from "@consigliere/engine/event";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { peopleIn, type Reader, tell } from "@consigliere/games/phrase";
import type { Story } from "@consigliere/games/story";
import type { LogRecord } from "@consigliere/store/matches";
import { toldBy } from "../match/told.ts";
import type { Words } from "../words.ts";

/** So many sentences are told; where more happened, details are left out, then what is longest ago. */
const MOST = 6;
const LEAST = 3;
/** Weights of a story's events. */
const LINE = 1;
const NEWS = 2;
const HEADLINE = 3;

export interface News {
  /** Oldest first. */
  readonly sentences: readonly string[];
  /** The greatest of it, where there was any that is worth a headline, and of whom it tells. */
  readonly headline: { readonly sentence: string; readonly about: ReadonlySet<Seat> } | undefined;
}

/**
 * What the seat, or everybody as a spectator, was told after its event `seen`, of the records that are at hand: an absence so long that it reaches
 * beyond them is told from its last part.
 */
export function newsSince(
  words: Words,
  story: Story,
  { earlier, tail }: { earlier: () => readonly LogRecord[]; tail: readonly LogRecord[] },
  { seat, seen, reader }: { readonly seat: Viewer; readonly seen: number; readonly reader: Reader },
): News {
  const told = [...earlier(), ...tail]
    .flatMap((record) => publicEvents(record, seat, seen))
    .map((event) => ({ event, weight: story.weightOf(event, seat) }));
  const atLeast = (weight: number) => told.filter((each) => each.weight >= weight);
  const chosen = [NEWS, LINE].map(atLeast).find(({ length }) => length >= LEAST) ?? atLeast(LINE);
  const say = ({ event }: { readonly event: GameEvent }) => tell(words, story.phraseOfEvent(event), reader);
  const greatest = atLeast(HEADLINE).at(-1);
  return {
    sentences: chosen.slice(-MOST).map(say),
    headline: greatest && {
      sentence: say(greatest),
      about: peopleIn(story.phraseOfEvent(greatest.event), reader.owners),
    },
  };
}

/** What the seat was told after its event `seen` as everybody may know it: a message lies about where others may read it. */
function publicEvents(record: LogRecord, seat: Viewer, seen: number): GameEvent[] {
  const told = (record.events as unknown as readonly AddressedEvent[]).filter(
    (e) => eventFor(e, seat) !== null,
  );
  const first = toldBy(record, seat) - told.length + 1;
  return told.flatMap((event, at) => (first + at > seen ? (eventFor(event, "spectator") ?? []) : []));
}

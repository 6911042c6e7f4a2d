/** The events at a table while somebody was away, in a few sentences of its log. */

import { eventFor, type GameEvent } from "@consigliere/engine/event";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { format, peopleIn, type Reader } from "@consigliere/games/phrase";
import type { Story } from "@consigliere/games/story";
import type { LogRecord } from "../match/contents.ts";
import { toldBy } from "../match/told.ts";
import type { Words } from "../words.ts";

/** The number of sentences told. If more happened, details are left out first, then the oldest. */
const MOST = 6;
const LEAST = 3;
/** Weights of a story's events. */
const LINE = 1;
const NEWS = 2;
const HEADLINE = 3;

export interface News {
  /** Oldest first. */
  readonly sentences: readonly string[];
  /** The most important event, if one is worth a headline, and the seats it tells of. */
  readonly headline: { readonly sentence: string; readonly about: ReadonlySet<Seat> } | undefined;
}

/**
 * The events that the seat (or, for a spectator, everybody) was told after its event `seen`, from the records at hand.
 * Of an absence longer than these, only the last part is told.
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
  const say = ({ event }: { readonly event: GameEvent }) => format(words, story.phraseOfEvent(event), reader);
  const greatest = atLeast(HEADLINE).at(-1);
  return {
    sentences: chosen.slice(-MOST).map(say),
    headline: greatest && {
      sentence: say(greatest),
      about: peopleIn(story.phraseOfEvent(greatest.event), reader.owners),
    },
  };
}

/**
 * The events that the seat was told after its event `seen`, in their public form: others may read a message that lies
 * open.
 */
function publicEvents(record: LogRecord, seat: Viewer, seen: number): GameEvent[] {
  const told = record.events.filter((e) => eventFor(e, seat) !== null);
  const first = toldBy(record, seat) - told.length + 1;
  return told.flatMap((event, at) => (first + at > seen ? (eventFor(event, "spectator") ?? []) : []));
}

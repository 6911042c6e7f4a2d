/** The events of a match that its last page tells. */
import type { LoggedEvent } from "@consigliere/contract/play";
import type { GameWords } from "../../games/game-words.ts";

type Words = Pick<GameWords, "weight" | "moment">;

/** So many moments are told. */
const MOST = 3;

/** The ranks of events that are worth more than a line, and of those worth a headline. */
const NEWS = 2;
const HEADLINE = 3;

/** The end itself, and that it began, are no turning points. */
const BEGINNING_AND_END: readonly string[] = [
  "match-started",
  "seat-eliminated",
  "game-ended",
  "match-ended",
];

/**
 * The greatest moment of each third of the match, in the order of the events; where a third has none, another takes its
 * place. Of equals one of a kind that is not told yet, then the later, which had more at stake.
 */
export function turningPointsOf(told: readonly LoggedEvent[], words: Words): readonly LoggedEvent[] {
  const third = Math.ceil(told.length / MOST);
  const thirds = Array.from({ length: MOST }, (_, index) => told.slice(index * third, (index + 1) * third));
  const points: LoggedEvent[] = [];
  for (const among of [...thirds, told, told]) {
    if (points.length === MOST) break;
    const types = new Set(points.map(({ event }) => event.type));
    const rest = among.filter((one) => !points.includes(one));
    const greatest = greatestOf(rest, words, types);
    if (greatest !== null) points.push(greatest);
  }
  return points.toSorted((one, other) => one.n - other.n);
}

/** The last event that was great enough to decide the match; null: none. */
export function decisiveOf(told: readonly LoggedEvent[], words: Words): LoggedEvent | null {
  return told.findLast(({ event }) => isGreat(event, words)) ?? null;
}

function greatestOf(
  told: readonly LoggedEvent[],
  words: Words,
  types: ReadonlySet<string>,
): LoggedEvent | null {
  const rank = ({ event }: LoggedEvent) => 2 * words.weight(event) + (types.has(event.type) ? 0 : 1);
  return told
    .filter(({ event }) => isGreat(event, words))
    .reduce<LoggedEvent | null>((best, one) => (best === null || rank(one) >= rank(best) ? one : best), null);
}

function isGreat(event: LoggedEvent["event"], words: Words): boolean {
  if (BEGINNING_AND_END.includes(event.type)) return false;
  const [weight, moment] = [words.weight(event), words.moment(event)];
  if (moment === null) return weight >= HEADLINE;
  // Events worth but a line, such as taking a coin, decide nothing; the final count does.
  return weight >= NEWS || moment === "reckoning";
}

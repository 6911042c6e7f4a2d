/** What is told of a whole match on one page. */
import type { LoggedEvent } from "@consigliere/contract/play";
import type { GameWords } from "../../games/game-words.ts";

type Words = Pick<GameWords, "weight" | "moment">;

/** So many moments are told. */
const MOST = 3;

/** The end itself, and that it began, are no turning points. */
const BEGINNING_AND_END: readonly string[] = ["match-started", "game-ended", "match-ended", "final-scored"];

/**
 * The greatest moment of each third of the match, in the order of the events; fewer where a third has none. Of equals the
 * later, which had more at stake.
 */
export function turningPointsOf(told: readonly LoggedEvent[], words: Words): readonly LoggedEvent[] {
  const third = Math.ceil(told.length / MOST);
  return Array.from({ length: MOST }, (_, part) =>
    greatestOf(told.slice(part * third, (part + 1) * third), words),
  ).filter((one) => one !== null);
}

/** What happened last that was great enough to decide it; null in a match without such a thing. */
export function decisiveOf(told: readonly LoggedEvent[], words: Words): LoggedEvent | null {
  return told.findLast(({ event }) => isGreat(event, words)) ?? null;
}

function greatestOf(told: readonly LoggedEvent[], words: Words): LoggedEvent | null {
  return told
    .filter(({ event }) => isGreat(event, words))
    .reduce<LoggedEvent | null>(
      (best, one) => (best === null || words.weight(one.event) >= words.weight(best.event) ? one : best),
      null,
    );
}

function isGreat(event: LoggedEvent["event"], words: Words): boolean {
  if (BEGINNING_AND_END.includes(event.type)) return false;
  return words.weight(event) >= 3 || words.moment(event) !== null;
}

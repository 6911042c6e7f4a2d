/** The paper's layout: the choice of the headline, and the binding of the log into issues. */
import type { LoggedEvent } from "@consigliere/contract/play";
import type { Turn } from "@consigliere/games/story";
import type { GameWords } from "../games/game-words.ts";

export interface FrontPage {
  readonly headline: LoggedEvent;
  /** The weightiest of the other news, in the order of the events. */
  readonly news: readonly LoggedEvent[];
  /** The other events that are worth a line. */
  readonly briefs: readonly LoggedEvent[];
  /** The number of news items in all. */
  readonly headlines: number;
}

/** The number of items in front; the rest is folded away. */
const LEAD_ITEMS = 3;

type Weigh = GameWords["weight"];

/**
 * The front page over `frames`: the weightiest event leads, the reader's own before those of others, and the latest of
 * equals. Null without any.
 */
export function frontPageOf(frames: readonly LoggedEvent[], weight: Weigh): FrontPage | null {
  const headline = frames.reduce<LoggedEvent | undefined>(
    (best, frame) => (best === undefined || weight(frame.event) >= weight(best.event) ? frame : best),
    undefined,
  );
  if (headline === undefined) return null;
  const others = frames.filter((frame) => frame !== headline);
  const news = others
    .filter(({ event }) => weight(event) >= 2)
    .sort((one, other) => weight(other.event) - weight(one.event) || one.n - other.n);
  const leads = news.slice(0, LEAD_ITEMS);
  return {
    headline,
    news: leads.sort((one, other) => one.n - other.n),
    briefs: others.filter((frame) => weight(frame.event) > 0 && !leads.includes(frame)),
    headlines: news.length + 1,
  };
}

/** The events of one turn, or those before the first. */
export interface Chapter {
  readonly turn: Turn | null;
  /** The events as they were told, from the first on. */
  readonly events: readonly LoggedEvent[];
}

export interface Issue {
  /** The day it came out, in the reader's time zone. */
  readonly day: string;
  /** The latest turn first. */
  readonly chapters: readonly Chapter[];
}

/**
 * Events, newest first, bound into one issue for each day, and within it by turns. A turn belongs to the day on which
 * it began. `dayOf` names the day of a time.
 */
export function issuesOf(
  events: readonly LoggedEvent[],
  turnOf: GameWords["turn"],
  dayOf: (time: string) => string,
): Issue[] {
  const issues: { day: string; chapters: Chapter[] }[] = [];
  const bind = (newestFirst: readonly LoggedEvent[], turn: Turn | null) => {
    const told = newestFirst.toReversed();
    const [first] = told;
    if (first === undefined) return;
    const day = dayOf(first.at);
    const issue = issues.at(-1);
    const chapter = { turn, events: told };
    if (issue?.day === day) issue.chapters.push(chapter);
    else issues.push({ day, chapters: [chapter] });
  };
  let open: LoggedEvent[] = [];
  for (const event of events) {
    open.push(event);
    const turn = turnOf(event.event);
    if (turn === null) continue;
    bind(open, turn);
    open = [];
  }
  bind(open, null);
  return issues;
}

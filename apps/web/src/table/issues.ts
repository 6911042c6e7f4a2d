/** The paper's make-up: what becomes the headline, and how the log is bound into issues. */
import type { LoggedEvent, RecapFrame } from "@consigliere/contract/play";
import type { GameWords } from "../games/game-words.ts";

export interface FrontPage {
  readonly headline: LoggedEvent;
  /** What else is news, in the order of the events. */
  readonly news: readonly LoggedEvent[];
  /** What is worth a line. */
  readonly briefs: readonly LoggedEvent[];
}

type Weigh = Pick<GameWords, "weight">["weight"];

/** The front page over `frames`: the weightiest event leads, the latest of equals. Null without any. */
export function frontPageOf(frames: readonly RecapFrame[], weight: Weigh): FrontPage | null {
  const headline = frames.reduce<RecapFrame | undefined>(
    (best, frame) => (best === undefined || weight(frame.event) >= weight(best.event) ? frame : best),
    undefined,
  );
  if (headline === undefined) return null;
  const others = frames.filter((frame) => frame !== headline);
  return {
    headline,
    news: others.filter(({ event }) => weight(event) >= 2),
    briefs: others.filter(({ event }) => weight(event) === 1),
  };
}

export interface Issue {
  /** The day it came out, in the reader's time zone. */
  readonly day: string;
  readonly at: string;
  readonly events: readonly LoggedEvent[];
}

/** Events, newest first, bound into one issue for each day. `dayOf` names the day of a time. */
export function issuesOf(events: readonly LoggedEvent[], dayOf: (time: string) => string): Issue[] {
  const issues: { day: string; at: string; events: LoggedEvent[] }[] = [];
  for (const event of events) {
    const day = dayOf(event.at);
    const issue = issues.at(-1);
    if (issue?.day === day) issue.events.push(event);
    else issues.push({ day, at: event.at, events: [event] });
  }
  return issues;
}

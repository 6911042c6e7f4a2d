import type { Moment, Position } from "@consigliere/games/coach/course";

/** One picture of an example: the table at a moment, and what of it is drawn. */
export interface Picture {
  /** The type of the event after which the table is shown: the first such event that no picture before has shown. */
  readonly after?: string;
  /** Members that the event must have. */
  readonly with?: Readonly<Record<string, unknown>>;
  /** The step of seat 0 that is asked just then. With neither the table is shown as it stood at first. */
  readonly asked?: string;
  /**
   * The pieces that are drawn, each with all that lies on it, by class and attributes: `.fb-mob[data-seat="1"]`; with
   * `!` before what is left out of them. `.scene` is what the table stages for the event, `.act-banner` what is pending.
   */
  readonly shows: readonly string[];
}

/** A rule in two or three pictures. Its sentences stand in the rulebook, below `<!-- example: id -->`. */
export interface Example {
  readonly position: Position;
  readonly pictures: readonly Picture[];
}

/** The moment of each picture. @throws Error when there is none */
export function shownMoments({ position, pictures }: Example, moments: readonly Moment[]): Moment[] {
  let at = 0;
  return pictures.map(({ after, with: members = {}, asked }) => {
    const fits = ({ event, step }: Moment) =>
      asked !== undefined
        ? step === asked
        : after === undefined || (event?.type === after && has(event, members));
    const found = moments.findIndex((moment, index) => index >= at && fits(moment));
    const moment = moments[found];
    if (moment === undefined) throw new Error(`${position.id}: there is no moment after ${after ?? asked}`);
    at = found + 1;
    return moment;
  });
}

function has(event: object, members: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(members).every(([name, value]) => (event as Record<string, unknown>)[name] === value);
}

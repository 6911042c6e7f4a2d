import type { LessonPosition, Moment } from "@consigliere/games/lessons/course";

/** One picture of an example: the table at a moment, and the drawn parts of it. */
export interface Picture {
  /** The type of the event after which the table is shown: the first such event that no earlier picture has shown. */
  readonly after?: string;
  /** Members that the event must have. */
  readonly with?: Readonly<Record<string, unknown>>;
  /** The step of seat 0 that is asked at that moment. With neither, the table is shown as it was at first. */
  readonly asked?: string;
  /**
   * The pieces that are drawn, each with everything on it, by class and attributes: `.fb-mob[data-seat="1"]`; with `!`
   * before parts that are left out of them. `.scene` is the table's scene for the event, `.act-banner` the pending act.
   */
  readonly shows: readonly string[];
}

/** A rule in two or three pictures. Its sentences are in the rulebook, below `<!-- example: id -->`. */
export interface Example {
  readonly position: LessonPosition;
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

/** Reading a draft: the decisions still open, and the meaning of a click on a thing of the board. */
import type { OptionData, OptionId, QuestionData, SomeOfData } from "@consigliere/contract/question";
import { type Draft, innerOf, isChosen, type Path } from "./draft.ts";
import { overrunAt, pick } from "./draft-changes.ts";
import { type Overrun, type TallyState, talliesOf } from "./tallies.ts";

/** One of the nested questions that can be answered with the present draft. */
export interface OptionPlace {
  readonly path: Path;
  readonly question: QuestionData;
  readonly draft: Draft;
}

/** The open places of the present draft, outermost first. Forms are replaced by their parts. */
export function openPlaces(question: QuestionData, draft: Draft, path: Path = []): OptionPlace[] {
  const inner = innerOf(question, draft).flatMap((at) =>
    openPlaces(at.question, at.draft, [...path, at.step]),
  );
  return question.form === "form" ? inner : [{ path, question, draft }, ...inner];
}

/** Whether enough was chosen at a place itself. */
export function isDecided({ question, draft }: OptionPlace): boolean {
  if (question.form === "one") return draft.form === "one" && draft.chosen !== null;
  if (question.form === "some") return draft.form === "some" && missing(question, draft.chosen) === 0;
  return true;
}

/** The number of further choices that a "some of" question needs. */
function missing(question: SomeOfData, chosen: readonly OptionId[]): number {
  return Math.max(0, question.min - chosen.length);
}

/** The place to decide next; the innermost one if everything has been decided. */
export function currentPlace(question: QuestionData, draft: Draft): OptionPlace | undefined {
  const places = openPlaces(question, draft);
  return places.find((place) => !isDecided(place)) ?? places.at(-1);
}

/** The missing part of an answer: a number of choices, or more or less of a tally. */
export type Wanting =
  | { readonly choices: number; readonly isMore: boolean }
  | { readonly choices: null; readonly tally: TallyState };

/** The missing part of a draft: first a choice, in the order of the questions; null: nothing. */
export function wantingIn(question: QuestionData, draft: Draft): Wanting | null {
  const places = openPlaces(question, draft);
  for (const { question: asked, draft: given } of places) {
    if (given.form === "one" && given.chosen === null) return { choices: 1, isMore: false };
    if (asked.form !== "some" || given.form !== "some") continue;
    const choices = missing(asked, given.chosen);
    if (choices > 0) return { choices, isMore: given.chosen.length > 0 };
  }
  const tallies = places.flatMap((place) => talliesOf(place.question, place.draft));
  const tally = tallies.find(({ count, min, max }) => count < (min ?? count) || count > (max ?? count));
  return tally === undefined ? null : { choices: null, tally };
}

/** The present state of an option. */
export interface Mark {
  readonly state: "open" | "chosen" | "blocked";
  readonly path: Path;
  /** An option that must be picked first, for instance the mob of a mobster. */
  readonly via: OptionId | null;
  /** The key of the reason if the rules block it. */
  readonly reason: string | null;
  /** The tally that would be exceeded, which also blocks it. */
  readonly over: Overrun | null;
  /** From 1, if several are chosen in an order. */
  readonly rank: number | null;
  /** Whether a further question comes with the option. */
  readonly hasFurther: boolean;
}

/** Every option that can be picked with the present draft, or that can give the reason why not. */
export type Marks = ReadonlyMap<OptionId, Mark>;

/** The state of every option, for a board. Innermost places come last so that they win. */
export function marksOf(question: QuestionData, draft: Draft): Marks {
  const marks = new Map<OptionId, Mark>();
  for (const place of openPlaces(question, draft)) {
    // At the root, one click must not decide two things.
    if (place.path.length > 0) for (const [id, mark] of marksBehind(place)) marks.set(id, mark);
    for (const option of optionsOf(place.question)) {
      const over = overrunAt(question, draft, place.path, option.id);
      marks.set(option.id, markOf(option, place, { via: null, over }));
    }
  }
  return marks;
}

/** The options behind the options of a place, as far as only one way leads to each. */
function marksBehind(place: OptionPlace): Map<OptionId, Mark> {
  const found = new Map<OptionId, Mark>();
  const ambiguous = new Set<OptionId>();
  if (place.question.form !== "one" || place.draft.form !== "one") return found;
  for (const option of place.question.options) {
    if (option.with === undefined || option.blocked !== undefined || option.id === place.draft.chosen)
      continue;
    for (const inner of optionsOf(option.with)) {
      if (found.has(inner.id)) ambiguous.add(inner.id);
      found.set(inner.id, markOf(inner, { ...place, draft: NOTHING }, { via: option.id, over: null }));
    }
  }
  for (const id of ambiguous) found.delete(id);
  return found;
}

const NOTHING: Draft = { form: "one", chosen: null, further: null };

function optionsOf(question: QuestionData): readonly OptionData[] {
  return question.form === "one" || question.form === "some" ? question.options : [];
}

function markOf(
  option: OptionData,
  { path, draft }: OptionPlace,
  { via, over }: Pick<Mark, "via" | "over">,
): Mark {
  const isBlocked = option.blocked !== undefined || over !== null;
  const rank = draft.form === "some" ? draft.chosen.indexOf(option.id) + 1 : 0;
  return {
    state: isBlocked ? "blocked" : isChosen(draft, option.id) ? "chosen" : "open",
    path,
    via,
    reason: option.blocked ?? null,
    over,
    rank: rank > 0 ? rank : null,
    hasFurther: option.with !== undefined,
  };
}

/** The draft after a click on the thing for `id`; unchanged if it means nothing now. `given`: as in `pick`. */
export function pickMarked(question: QuestionData, draft: Draft, id: OptionId, given?: Draft): Draft {
  const mark = marksOf(question, draft).get(id);
  if (mark === undefined || mark.state === "blocked") return draft;
  if (mark.via === null) return pick(question, draft, mark.path, id, given);
  const opened = pick(question, draft, mark.path, mark.via);
  return pick(question, opened, [...mark.path, mark.via], id);
}

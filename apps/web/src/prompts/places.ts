/** Reading a draft: what is still to be decided, and what a click on a thing of the board would mean. */
import type { OptionData, OptionId, QuestionData, SomeOfData } from "@consigliere/contract/question";
import { type Draft, type Path, pick } from "./draft.ts";

/** One of the questions within a question that can be answered as the draft stands. */
export interface Place {
  readonly path: Path;
  readonly question: QuestionData;
  readonly draft: Draft;
}

/** The places that are open as the draft stands, outermost first. Forms are passed through to their parts. */
export function openPlaces(question: QuestionData, draft: Draft, path: Path = []): Place[] {
  if (question.form === "form") {
    return question.parts.flatMap(({ name, question: inner }) => {
      const part = draft.form === "form" ? draft.parts[name] : undefined;
      return part === undefined ? [] : openPlaces(inner, part, [...path, name]);
    });
  }
  const here: Place = { path, question, draft };
  if (question.form !== "one" || draft.form !== "one" || draft.chosen === null || draft.further === null) {
    return [here];
  }
  const inner = question.options.find((o) => o.id === draft.chosen)?.with;
  return inner ? [here, ...openPlaces(inner, draft.further, [...path, draft.chosen])] : [here];
}

/** Whether enough was chosen at a place itself. */
export function isDecided({ question, draft }: Place): boolean {
  if (question.form === "one") return draft.form === "one" && draft.chosen !== null;
  if (question.form === "some") return draft.form === "some" && missing(question, draft.chosen) === 0;
  return true;
}

/** How many more choices a "some of" question wants. */
export function missing(question: SomeOfData, chosen: readonly OptionId[]): number {
  return Math.max(0, question.min - chosen.length);
}

/** The place to decide next; the innermost one when everything has been decided. */
export function currentPlace(question: QuestionData, draft: Draft): Place | undefined {
  const places = openPlaces(question, draft);
  return places.find((place) => !isDecided(place)) ?? places.at(-1);
}

/** What an option is at the moment. */
export interface Mark {
  readonly state: "open" | "chosen" | "blocked";
  readonly path: Path;
  /** An option that must be picked first: the mob of a mobster, for instance. */
  readonly via: OptionId | null;
  /** The key of the reason; only when blocked. */
  readonly reason: string | null;
  /** From 1, where several are chosen in an order. */
  readonly rank: number | null;
  /** Whether a further question comes with the option. */
  readonly hasFurther: boolean;
}

/** Every option that can be picked as the draft stands, or that says why it cannot. */
export type Marks = ReadonlyMap<OptionId, Mark>;

/** What every option is for a board, innermost places last so that they win. */
export function marksOf(question: QuestionData, draft: Draft): Marks {
  const marks = new Map<OptionId, Mark>();
  for (const place of openPlaces(question, draft)) {
    // At the root a click must not decide two things at once.
    if (place.path.length > 0) for (const [id, mark] of marksBehind(place)) marks.set(id, mark);
    for (const option of optionsOf(place.question)) marks.set(option.id, markOf(option, place, null));
  }
  return marks;
}

/** The options behind the options of a place, as far as only one way leads to each. */
function marksBehind(place: Place): Map<OptionId, Mark> {
  const found = new Map<OptionId, Mark>();
  const ambiguous = new Set<OptionId>();
  if (place.question.form !== "one" || place.draft.form !== "one") return found;
  for (const option of place.question.options) {
    if (option.with === undefined || option.blocked !== undefined || option.id === place.draft.chosen)
      continue;
    for (const inner of optionsOf(option.with)) {
      if (found.has(inner.id)) ambiguous.add(inner.id);
      found.set(inner.id, markOf(inner, { ...place, draft: NOTHING }, option.id));
    }
  }
  for (const id of ambiguous) found.delete(id);
  return found;
}

const NOTHING: Draft = { form: "one", chosen: null, further: null };

function optionsOf(question: QuestionData): readonly OptionData[] {
  return question.form === "one" || question.form === "some" ? question.options : [];
}

function markOf(option: OptionData, { path, draft }: Place, via: OptionId | null): Mark {
  const rank = draft.form === "some" ? draft.chosen.indexOf(option.id) + 1 : 0;
  const isChosen = rank > 0 || (draft.form === "one" && draft.chosen === option.id);
  const state = option.blocked !== undefined ? "blocked" : isChosen ? "chosen" : "open";
  return {
    state,
    path,
    via,
    reason: option.blocked ?? null,
    rank: rank > 0 ? rank : null,
    hasFurther: option.with !== undefined,
  };
}

/** The draft after a click on the thing that stands for `id`; unchanged when it means nothing now. */
export function pickMarked(question: QuestionData, draft: Draft, id: OptionId): Draft {
  const mark = marksOf(question, draft).get(id);
  if (mark === undefined || mark.state === "blocked") return draft;
  if (mark.via === null) return pick(question, draft, mark.path, id);
  const opened = pick(question, draft, mark.path, mark.via);
  return pick(question, opened, [...mark.path, mark.via], id);
}

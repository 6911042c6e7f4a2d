/** The words of the bar of a question, and its key, at each state of the answer. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { OptionId } from "@consigliere/contract/question";
import { chosenNames, type SayPrompt } from "./chosen-names.ts";
import type { Draft } from "./draft.ts";
import { wantingIn } from "./places.ts";
import type { PromptWords } from "./prompt-words.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";
import { isLoose, keysOf, type Lies } from "./whereabouts.ts";

type Asked = Pick<AnswerDraft, "prompt" | "draft" | "answer" | "isEmpty" | "suggested" | "current">;

export interface BarFacts {
  /** The question, in one sentence. */
  readonly title: string;
  readonly words: Pick<PromptWords, "option" | "part" | "tally" | "hint">;
  readonly say: SayPrompt;
  /** The permanent cost of an answer; null: nothing unusual. */
  readonly lossOf: (answer: AnswerValue) => string | null;
  /** The effect of an answer, as a verb for its key: "Sign it"; null: it is just given. */
  readonly verbOf: (answer: AnswerValue) => string | null;
  readonly lies: Lies;
  /** Whether cards in hand are part of the game. */
  readonly hasHand: boolean;
  /** A sealed answer is being changed. */
  readonly isChanging: boolean;
}

export interface BarState {
  /**
   * Nothing is chosen; something is; the answer is complete; and it costs something for good; it is sealed, and may be
   * changed or not.
   */
  readonly is: "asking" | "choosing" | "ready" | "costly" | "sealed" | "final";
  /** The ask alone; once the answer is complete, the act. */
  readonly heading: string;
  /** Sentences behind it. */
  readonly notes: readonly string[];
  /** Everything that is chosen, as far as neither heading nor key says it; empty: nothing more. */
  readonly summary: string;
  /** The answers that are only words. */
  readonly keys: readonly OptionId[];
  /** The key that gives the answer; null: the press on an option does. */
  readonly confirm: { readonly label: string; readonly answer: AnswerValue | null } | null;
}

/** More than this is too long for a key, in Latin letters. */
const LONG_KEY = 40;
/** From this length on, a question has its own line, in Latin letters. */
export const LONG = 64;

const QUIET = { notes: [], summary: "", keys: [], confirm: null } as const;

/** The state of a question's bar. A sealed answer has no key of its own here: it is changed as a whole. */
export function barState(asked: Asked, facts: BarFacts): BarState {
  const { prompt, answer, isEmpty } = asked;
  if (prompt.sealed !== null && !facts.isChanging) return sealedState(asked, facts);
  if (isEmpty) return askingState(asked, facts);
  if (answer === null) return choosingState(asked, facts);
  const loss = facts.lossOf(answer);
  return loss === null ? readyState(asked, facts, answer) : costlyState(asked, facts, { answer, loss });
}

function sealedState({ prompt, draft }: Asked, { words, say }: BarFacts): BarState {
  const answer = chosenNames(draft, words, say).join(" · ");
  const heading = answer === "" ? say("sealed") : say("sealedAs", { answer });
  return prompt.isRevisable
    ? { ...QUIET, is: "sealed", heading }
    : { ...QUIET, is: "final", heading, notes: [say("sealedFinal")] };
}

function askingState(asked: Asked, facts: BarFacts): BarState {
  const { prompt, answer } = asked;
  const hasKey = prompt.sealed === null && (answer !== null || prompt.question.form !== "one");
  const wants = hasKey && answer === null ? wantsOf(asked, facts) : [];
  const nothing = facts.hasHand && hasNothingElse(prompt, facts.lies) ? [facts.say("nothingAnswers")] : [];
  return {
    ...QUIET,
    is: "asking",
    heading: facts.title,
    notes: [...optionalOf(asked, facts), ...wants, ...nothing],
    keys: keysOf(prompt, facts.lies),
    confirm: hasKey ? { label: labelOf(asked, facts), answer } : null,
  };
}

function choosingState(asked: Asked, facts: BarFacts): BarState {
  const { words, say, title } = facts;
  const hint = asked.current === undefined ? null : words.hint(asked.current.path);
  const heading = hint ?? title;
  return {
    ...QUIET,
    is: "choosing",
    heading,
    notes: [...optionalOf(asked, facts), ...(hint === null ? wantsOf(asked, facts) : [])],
    summary: chosenNames(asked.draft, words, say, asked.suggested)
      .filter((name) => !heading.includes(name))
      .join(" · "),
    confirm: { label: labelOf(asked, facts), answer: null },
  };
}

function readyState(asked: Asked, facts: BarFacts, answer: AnswerValue): BarState {
  const { title, words, say } = facts;
  const { prompt } = asked;
  const names = chosenNames(asked.draft, words, say, asked.suggested);
  const summary = names.join(" · ");
  const [first = title, ...rest] = names;
  // The parts of a form, by their names, are no heading.
  const isForm = prompt.question.form === "form";
  const isWhole = summary !== "" && widthOf(summary) <= LONG && !hasParts(asked.draft);
  const isFinal = !prompt.isRevisable && prompt.clock === "window";
  const label = labelOf(asked, facts);
  return {
    ...QUIET,
    is: "ready",
    heading: label === summary || isForm ? title : isWhole ? summary : first,
    notes: isFinal ? [say("final")] : [],
    summary: isWhole ? "" : (isForm ? names : rest).join(" · "),
    confirm: { label, answer },
  };
}

function hasParts(draft: Draft): boolean {
  return draft.form === "form" || (draft.form === "one" && draft.further !== null && hasParts(draft.further));
}

function costlyState(
  asked: Asked,
  facts: BarFacts,
  { answer, loss }: { readonly answer: AnswerValue; readonly loss: string },
): BarState {
  const summary = chosenNames(asked.draft, facts.words, facts.say).join(" · ");
  const isKey = facts.verbOf(answer) === null && widthOf(summary) <= LONG_KEY;
  return {
    ...QUIET,
    is: "costly",
    heading: loss,
    notes: optionalOf(asked, facts),
    summary: isKey ? "" : summary,
    confirm: { label: isKey ? summary : labelOf(asked, facts), answer },
  };
}

function optionalOf({ prompt }: Asked, { say }: BarFacts): readonly string[] {
  return prompt.optional ? [say("optional")] : [];
}

/** The words on the key that gives the answer: its verb; what is only a word says itself what happens. */
function labelOf({ prompt, draft, answer }: Asked, { verbOf, words, lies, say }: BarFacts): string {
  const verb = verbOf(answer ?? begun(draft));
  if (verb !== null) return verb;
  if (prompt.clock === "window" && prompt.isRevisable) return say("seal");
  return typeof answer === "string" && isLoose(lies(answer)) ? words.option(answer) : say("confirm");
}

/** In Latin letters; a Japanese one counts as two. */
export function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (letter >= "\u2e80" ? 2 : 1), 0);
}

/** The part missing before an answer may be given: "Choose 2 more." */
function wantsOf({ prompt, draft }: Asked, { words, say }: BarFacts): readonly string[] {
  const wanting = wantingIn(prompt.question, draft);
  if (wanting === null) return [];
  // One is what a question asks for anyway; the parts of a form stand on the table, the open one lit.
  if (wanting.choices === 1 && (!wanting.isMore || prompt.question.form === "form")) return [];
  if (wanting.choices !== null)
    return [say(wanting.isMore ? "chooseMore" : "choose", { count: wanting.choices })];
  const { tally, count, min, max } = wanting.tally;
  const values = { tally: words.tally(tally), count, min: min ?? 0, max: max ?? 0 };
  return [max !== null && count > max ? say("tooMuch", values) : say("tally.least", values)];
}

/** The draft so far: enough to know the effect of its answer. */
function begun(draft: Draft): AnswerValue {
  return draft.form === "form" ? {} : (draft.chosen ?? "");
}

/** Whether a card could have answered, but none of those in hand can. */
function hasNothingElse({ question, clock }: Asked["prompt"], lies: Lies): boolean {
  if (question.form !== "one" || clock !== "window") return false;
  const open = question.options.filter(({ blocked }) => blocked === undefined);
  // One answer in words is left; an option with a further question would be more than that.
  return open.length <= 1 && open.every((option) => isLoose(lies(option.id)) && option.with === undefined);
}

/** What the bar of a question says, and its key, at each state of the answer. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { OptionId } from "@consigliere/contract/question";
import { chosenNames, type SayPrompt } from "./chosen-names.ts";
import type { Draft } from "./draft.ts";
import { wantingIn } from "./places.ts";
import type { PromptWords } from "./prompt-words.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";
import { keysOf, type Lies } from "./whereabouts.ts";

type Asked = Pick<AnswerDraft, "prompt" | "draft" | "answer" | "isEmpty" | "current">;

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

/** The state of a question's bar. A sealed answer has no key of its own here: it is changed as a whole. */
export function barState(asked: Asked, facts: BarFacts): BarState {
  const { prompt, draft, answer, isEmpty } = asked;
  const { title, say, words, verbOf } = facts;
  const names = chosenNames(draft, words, say);
  const summary = names.join(" · ");
  const verb = verbOf(answer ?? begun(draft)) ?? say(prompt.clock === "window" ? "seal" : "confirm");
  const keys = keysOf(prompt, facts.lies);
  const quiet = { notes: [], summary: "", keys: [], confirm: null };
  if (prompt.sealed !== null && !facts.isChanging) {
    const heading = summary === "" ? say("sealed") : say("sealedAs", { answer: summary });
    return prompt.isRevisable
      ? { ...quiet, is: "sealed", heading }
      : { ...quiet, is: "final", heading, notes: [say("sealedFinal")] };
  }
  const wants = answer === null ? wantsOf(asked, facts) : null;
  const optional = prompt.optional ? [say("optional")] : [];
  if (isEmpty) {
    const isGiven = prompt.sealed !== null;
    const hasKey = answer !== null || prompt.question.form !== "one";
    const confirm = hasKey && !isGiven ? { label: verb, answer } : null;
    const only = hasNothingElse(prompt, facts.lies) ? [say("nothingAnswers")] : [];
    const notes = [...optional, ...(confirm === null ? [] : (wants ?? [])), ...only];
    return { is: "asking", heading: title, notes, summary: "", keys, confirm };
  }
  if (answer === null) return choosing();
  const loss = facts.lossOf(answer);
  if (loss !== null) return costly(loss);
  const isFinal = !prompt.isRevisable && prompt.clock === "window";
  const [first = title] = names;
  const isWhole = widthOf(summary) <= LONG;
  return {
    ...quiet,
    is: "ready",
    heading: isWhole ? summary : first,
    notes: isFinal ? [...optional, say("final")] : optional,
    summary: isWhole ? "" : names.slice(1).join(" · "),
    confirm: { label: verb, answer },
  };

  function choosing(): BarState {
    const hint = asked.current === undefined ? null : words.hint(asked.current.path);
    return {
      ...quiet,
      is: "choosing",
      heading: hint ?? title,
      notes: [...optional, ...(hint === null ? (wants ?? []) : [])],
      summary,
      confirm: { label: verb, answer },
    };
  }

  function costly(loss: string): BarState {
    const isKey = verbOf(answer ?? "") === null && widthOf(summary) <= LONG_KEY;
    return {
      ...quiet,
      is: "costly",
      heading: loss,
      notes: optional,
      summary: isKey ? "" : summary,
      confirm: { label: isKey ? summary : verb, answer },
    };
  }
}

/** In Latin letters; a Japanese one counts as two. */
export function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (letter >= "\u2e80" ? 2 : 1), 0);
}

/** The parts missing before an answer may be given: "Choose 2 more."; null: none that can be named. */
function wantsOf({ prompt, draft }: Asked, { words, say }: BarFacts): readonly string[] | null {
  const wanting = wantingIn(prompt.question, draft);
  if (wanting === null) return null;
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
  return open.length <= 1 && open.every((option) => lies(option.id) === "sheet" && option.with === undefined);
}

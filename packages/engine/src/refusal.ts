/**
 * Checks whether an answer to a question is legal and, if not, says why. It is separate from the search for answers,
 * which no page needs.
 */
import type { AnswerValue } from "./answer.ts";
import { isRecord } from "./json.ts";
import type { FormPart, OptionData, OptionId, Path, QuestionData, SomeOfData } from "./question.ts";
import { countOf } from "./tally.ts";

/** Why an answer is not legal. `path` leads to the part at fault: option ids and names of form parts. */
export interface Refusal {
  readonly reason:
    | "wrong-shape"
    | "unknown-option"
    | "blocked-option"
    | "repeated-option"
    | "too-few"
    | "too-many"
    | "out-of-range"
    | "under-limit"
    | "over-limit";
  readonly path: Path;
  /** The reason key of the blocked option that was chosen. */
  readonly blocked?: string;
  /** The tally that is under or over the limit of the question at `path`. */
  readonly tally?: string;
}

/** Null if `value` is legal for `question`, otherwise the reason why not. Never throws, whatever `value` is. */
export function refusalOf(question: QuestionData, value: unknown, path: Path = []): Refusal | null {
  return refusalOfForm(question, value, path) ?? refusalOfLimits(question, value as AnswerValue, path);
}

function refusalOfForm(question: QuestionData, value: unknown, path: Path): Refusal | null {
  switch (question.form) {
    case "one":
      return refusalOfChosen(question.options, value, path);
    case "some":
      return refusalOfSome(question, value, path);
    case "order": {
      const { length } = question.options;
      return refusalOfSome({ ...question, form: "some", min: length, max: length }, value, path);
    }
    case "amount": {
      if (typeof value !== "number" || !Number.isInteger(value)) return { reason: "wrong-shape", path };
      const { min, max, step } = question;
      const fits = value >= min && value <= max && (value - min) % step === 0;
      return fits ? null : { reason: "out-of-range", path };
    }
    case "form":
      return refusalOfParts(question.parts, value, path);
  }
}

function refusalOfChosen(options: readonly OptionData[], value: unknown, path: Path): Refusal | null {
  const id = idOf(value);
  if (id === null) return { reason: "wrong-shape", path };
  const here = [...path, id];
  const option = options.find((o) => o.id === id);
  if (option === undefined) return { reason: "unknown-option", path: here };
  if (option.blocked !== undefined) return { reason: "blocked-option", path: here, blocked: option.blocked };
  if (isRecord(value) !== (option.with !== undefined)) return { reason: "wrong-shape", path: here };
  return option.with && isRecord(value) ? refusalOf(option.with, value["with"], here) : null;
}

/** The id of the chosen option; null if the value does not have the shape of a choice. */
function idOf(chosen: unknown): OptionId | null {
  if (typeof chosen === "string") return chosen;
  if (!isRecord(chosen) || Object.keys(chosen).length !== 2 || !Object.hasOwn(chosen, "with")) return null;
  return Object.hasOwn(chosen, "choose") && typeof chosen["choose"] === "string" ? chosen["choose"] : null;
}

function refusalOfSome({ options, min, max }: SomeOfData, value: unknown, path: Path): Refusal | null {
  if (!Array.isArray(value)) return { reason: "wrong-shape", path };
  for (const chosen of value) {
    const refusal = refusalOfChosen(options, chosen, path);
    if (refusal !== null) return refusal;
  }
  if (new Set(value.map(idOf)).size !== value.length) return { reason: "repeated-option", path };
  if (value.length < min) return { reason: "too-few", path };
  if (value.length > max) return { reason: "too-many", path };
  return null;
}

function refusalOfParts(parts: readonly FormPart[], value: unknown, path: Path): Refusal | null {
  if (!isRecord(value) || Object.keys(value).length !== parts.length) return { reason: "wrong-shape", path };
  for (const { name, question } of parts) {
    const here = [...path, name];
    if (!Object.hasOwn(value, name)) return { reason: "wrong-shape", path: here };
    const refusal = refusalOf(question, value[name], here);
    if (refusal !== null) return refusal;
  }
  return null;
}

function refusalOfLimits(question: QuestionData, value: AnswerValue, path: Path): Refusal | null {
  for (const [tally, { min, max }] of Object.entries(question.limits ?? {})) {
    const count = countOf(question, value, tally);
    if (min !== undefined && count < min) return { reason: "under-limit", path, tally };
    if (max !== undefined && count > max) return { reason: "over-limit", path, tally };
  }
  return null;
}

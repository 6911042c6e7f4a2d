import type { AnswerValue } from "@consigliere/contract/answer";

/** The options that an answer names, from the outside in; amounts unchanged. */
export function optionsIn(value: AnswerValue): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap((one) => optionsIn(one as AnswerValue));
  return Object.values(value).flatMap((one) => optionsIn(one as AnswerValue));
}

import { isOpen } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { refusalOf } from "@consigliere/engine/refusal";

/** Prompts with more answers than this are answered at the table only. */
const MOST_ANSWER_LINKS = 6;

/** The legal answers of a prompt that takes one plain option; none for prompts that need a screen. */
export function simpleAnswers({ question }: Pick<Prompt, "question">): string[] {
  if (question.form !== "one") return [];
  const open = question.options.filter(isOpen);
  const isSimple = open.length <= MOST_ANSWER_LINKS && open.every((option) => option.with === undefined);
  return isSimple ? open.map(({ id }) => id).filter((id) => refusalOf(question, id) === null) : [];
}

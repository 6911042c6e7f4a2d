import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";

/** The only answer left, if no other is possible and there is no further question; null: there is a choice. */
export function onlyAnswer({ question }: Pick<Prompt, "question">): OptionId | null {
  if (question.form !== "one") return null;
  const [only, another] = question.options.filter(({ blocked }) => blocked === undefined);
  return only === undefined || another !== undefined || only.with !== undefined ? null : only.id;
}

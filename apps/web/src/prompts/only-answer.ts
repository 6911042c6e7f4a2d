import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";

/** The one answer that is left, where no other may be given and nothing is asked along with it; null: there is a choice. */
export function onlyAnswer({ question }: Pick<Prompt, "question">): OptionId | null {
  if (question.form !== "one") return null;
  const [only, another] = question.options.filter(({ blocked }) => blocked === undefined);
  return only === undefined || another !== undefined || only.with !== undefined ? null : only.id;
}

import type { Prompt } from "@consigliere/contract/prompt";

interface Seen<Asked> {
  readonly table: { readonly prompts: readonly Asked[] } | null;
}

/** The current question to the reader of a match. */
export function promptIn<Asked extends Pick<Prompt, "optional" | "sealed">>({
  table,
}: Seen<Asked>): Asked | undefined {
  return table?.prompts.find(({ optional, sealed }) => !optional && sealed === null);
}

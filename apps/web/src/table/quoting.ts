import type { LoggedEvent } from "@consigliere/contract/play";
import type { AtTable } from "./at-table.ts";

/**
 * Begins a letter about an event; null: the reader writes none, or looks from a chair where events have other numbers.
 */
export function quoting({
  may,
  chair,
  paper,
}: Pick<AtTable, "may" | "chair" | "paper">): ((event: LoggedEvent) => void) | null {
  return may.letters && chair.as === undefined ? paper.writeAbout : null;
}

import type { MatchLook, TableView } from "@consigliere/contract/play";
import type { ShownTable } from "./use-shown-table.ts";

/** A match with its table. */
export interface LaidMatch extends MatchLook {
  readonly table: TableView;
}

/**
 * A match as far as its board shows it. The paper does not run ahead of the board, and a match that is over goes on
 * until its last event has been shown: nothing of the outcome is on the page before, nor what a scene is about to tell.
 */
export function asShown(
  look: LaidMatch,
  { told: at, view, event, isBehind }: Pick<ShownTable, "told" | "view" | "event" | "isBehind">,
): LaidMatch {
  const { match, table, recap } = look;
  if (!isBehind) return look;
  const told = table.outcome === null || event === null ? at : at - 1;
  const past = {
    ...look,
    ...(recap !== undefined && {
      recap: { ...recap, frames: recap.frames.filter(({ n }) => n <= told) },
    }),
  };
  if (table.outcome === null) return { ...past, table: { ...table, told } };
  return {
    ...past,
    match: { ...match, status: "playing", endedAt: null, secret: null, outcome: null, nextMatch: null },
    table: { ...table, told, view: view as TableView["view"], outcome: null },
  };
}

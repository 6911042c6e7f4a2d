import type { MatchView } from "@consigliere/contract/play";

export interface Noticed {
  readonly name: string;
  /** The reader is asked, and the match is not settled by somebody's objection. */
  readonly isAsked: boolean;
  /** Changes when there is something else to read. */
  readonly stage: string;
}

/** The correction of the rules that is shown at the table: one that waits for the reader first. Null: there is none. */
export function noticedIn(
  { corrections = [], viewer }: Pick<MatchView, "corrections" | "viewer">,
  mayAnswer: boolean,
): Noticed | null {
  const stage = corrections.map(({ name, objected }) => `${name} ${objected.length > 0}`).join();
  const asked = corrections.find(
    ({ objected, silent }) =>
      mayAnswer && viewer !== null && objected.length === 0 && silent.includes(viewer),
  );
  const shown = asked ?? corrections.at(-1);
  return shown === undefined ? null : { name: shown.name, isAsked: asked !== undefined, stage };
}

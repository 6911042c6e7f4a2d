/** How somebody would stand by the answer in the making, in a word and in a sentence. */
import { yieldOf } from "@consigliere/games/nothing-personal/odds";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import { pick } from "../../prompts/draft-changes.ts";
import { pickMarked } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { BoardProps } from "../game-ui.ts";
import { type Change, changesOf, influenceOn } from "./preview.ts";

export interface OfferVerdict {
  readonly is: "mine" | "other" | "tie" | "nobody" | "feds";
  /** The family that would have the most markers, alone or first of several. */
  readonly leader: number | null;
  readonly weight: number;
}

export function verdictOn(man: ManView, changes: readonly Change[], viewer: number | null): OfferVerdict {
  const { leaders, weight } = influenceOn(man, changes);
  const [first, second] = leaders;
  const leader = first ?? null;
  if (weight >= man.limit) return { is: "feds", leader, weight };
  if (leader === null) return { is: "nobody", leader, weight };
  if (second !== undefined) return { is: "tie", leader, weight };
  return { is: leader === viewer ? "mine" : "other", leader, weight };
}

/** "Sal would be yours: …" */
export function verdictLabel(
  { words, viewer }: Pick<BoardProps, "words" | "viewer">,
  man: ManView,
  changes: readonly Change[],
): string {
  const { is, leader, weight } = verdictOn(man, changes, viewer);
  return words.text(`preview.${is}`, {
    name: words.short(man.id),
    n: weight,
    limit: man.limit,
    ...yieldOf(man),
    leader: leader === null ? "" : words.name(leader),
  });
}

/** Of several parts of a form that may name the same gangster, the next one that a press answers; null: only one. */
export function askedPath({ current }: AnswerDraft, option: string) {
  const question = current?.question;
  const isAsked =
    (question?.form === "one" || question?.form === "some") &&
    question.options.some(({ id }) => id === option);
  return current !== undefined && isAsked ? current.path : null;
}

/** The result of a press on `option`, with everything chosen already. */
export function changesIf(
  board: Pick<BoardProps, "view" | "viewer"> & { readonly draft: AnswerDraft },
  option: string,
): Change[] {
  const { draft } = board;
  const { question } = draft.prompt;
  const path = askedPath(draft, option);
  const next =
    path === null ? pickMarked(question, draft.draft, option) : pick(question, draft.draft, path, option);
  return changesOf({ ...board, draft: { ...draft, draft: next } });
}

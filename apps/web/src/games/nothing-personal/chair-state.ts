/** How a chair stands to the question: what a press on it chooses, why it cannot, and what would come of it. */
import type { OptionId } from "@consigliere/contract/question";
import { optionId } from "@consigliere/games/nothing-personal/option-ids";
import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import type { Mark } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { BoardContext } from "./board-context.ts";
import { isCall } from "./call.ts";
import type { Change } from "./preview.ts";
import { askedPath, changesIf } from "./verdict.ts";

const TALKS: readonly string[] = ["talk", "solicited"];
/** The parts of an offer itself lie so deep; a promise asks further. */
const IN_TALK = 2;

export interface ChairState {
  readonly place: PlaceId;
  /** Null: it is vacant. */
  readonly man: ManView | null;
  /** Null: nothing is asked of it. */
  readonly mark: Mark["state"] | null;
  /** The option that a press chooses; null: a press opens the close-up. */
  readonly option: OptionId | null;
  readonly reason: string | null;
  /** The effect of the drafted answer on his markers. */
  readonly changes: readonly Change[];
  /** The same, and what a press would add; null: a press adds nothing. */
  readonly wouldBe: readonly Change[] | null;
}

export function chairState(board: BoardContext, place: PlaceId): ChairState {
  const { draft, view, words } = board;
  const man = view.board.find((one) => one.place === place) ?? null;
  const option = optionAt(draft, place, man);
  const mark = option === undefined ? undefined : draft?.marks.get(option);
  const isTarget = mark?.state === "open" || mark?.state === "chosen";
  const onHim = (changes: readonly Change[]) => changes.filter(({ gangster }) => gangster === man?.id);
  const isOpen = mark?.state === "open" && option !== undefined && draft !== null;
  const added = isOpen ? onHim(changesIf({ ...board, draft }, option)) : [];
  return {
    place,
    man,
    mark: mark?.state ?? null,
    option: isTarget ? (option ?? null) : null,
    reason: mark?.reason == null ? null : words.blocked(mark.reason),
    changes: onHim(board.changes),
    wouldBe: added.length > 0 ? added : null,
  };
}

/** The option that a press on a chair would choose; undefined: none. */
function optionAt(draft: AnswerDraft | null, place: PlaceId, man: ManView | null) {
  const ids = [
    ...(man === null ? [] : [optionId("gangster", man.id)]),
    optionId("move", place as never),
    optionId("place", place),
  ];
  // In a talk a promise that was begun asks for them, one after another.
  if (draft !== null && TALKS.includes(draft.prompt.topic))
    return ids.find((id) => (askedPath(draft, id) ?? []).length > IN_TALK);
  // Of several cards of a call, a press is for the one that asks.
  const asked =
    draft !== null && isCall(draft.prompt.topic)
      ? ids.find((id) => askedPath(draft, id) !== null)
      : undefined;
  if (asked !== undefined) return asked;
  // Another use of the card is chosen in the hand, never by pressing whom it would fit.
  return ids.find((id) => draft?.marks.get(id)?.via === null);
}

/** Chooses what is asked next, if it is that. */
export function pickAt(draft: AnswerDraft, option: OptionId): void {
  const path = askedPath(draft, option);
  if (path === null) draft.pickMarked(option);
  else draft.pick(path, option);
}

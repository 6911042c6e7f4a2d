/** How a chair stands to the question: what a press on it chooses, why it cannot, and what would come of it. */
import type { OptionId } from "@consigliere/contract/question";
import { optionId, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import { isDecided } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { sparingOf } from "./bargain.ts";
import type { BoardContext } from "./board-context.ts";
import { amountOf, chosenAt, type Press, partAt, partsIn } from "./parts.ts";
import type { Change } from "./preview.ts";
import { isCall, isTalk } from "./topics.ts";
import { askedPath, changesIf } from "./verdict.ts";

/** The parts of an offer itself lie so deep; a promise asks further. */
const IN_TALK = 2;

export interface ChairState {
  readonly place: PlaceId;
  /** Null: it is vacant. */
  readonly man: ManView | null;
  /** Null: nothing is asked of it. */
  readonly asked: Press | null;
  /** The effect of the drafted answer on his markers. */
  readonly changes: readonly Change[];
  /** The same, and what a press would add; null: a press adds nothing. */
  readonly wouldBe: readonly Change[] | null;
}

export function chairState(board: BoardContext, place: PlaceId): ChairState {
  const { draft, view } = board;
  const man = view.board.find((one) => one.place === place) ?? null;
  const asked = draft === null ? null : askedOf(draft, board.viewer, place, man);
  const onHim = (changes: readonly Change[]) => changes.filter(({ gangster }) => gangster === man?.id);
  const added =
    draft !== null && asked?.state === "open" ? onHim(changesIf({ ...board, draft }, asked.id)) : [];
  return { place, man, asked, changes: onHim(board.changes), wouldBe: added.length > 0 ? added : null };
}

function askedOf(
  draft: AnswerDraft,
  viewer: number | null,
  place: PlaceId,
  man: ManView | null,
): Press | null {
  const { topic } = draft.prompt;
  const ids = [
    ...(man === null ? [] : [optionId("gangster", man.id)]),
    optionId("move", place as never),
    optionId("place", place),
  ];
  const begun = isTalk(topic) ? ids.find((id) => isAskedInTalk(draft, id)) : undefined;
  const own = man === null ? null : (markersOf(draft, man) ?? countOf(draft, man));
  if (own !== null) return own;
  if (isTalk(topic) && begun === undefined) return man && sparingOf(draft, man, viewer);
  // Of several cards of a call, a press is for the one that asks.
  const called = isCall(topic) ? ids.find((id) => askedPath(draft, id) !== null) : undefined;
  // Another use of the card is chosen in the hand, never by pressing whom it would fit.
  const id = begun ?? called ?? ids.find((one) => draft.marks.get(one)?.via === null);
  const mark = id === undefined ? undefined : draft.marks.get(id);
  return id === undefined || mark === undefined ? null : { ...mark, id, press: () => pickAt(draft, id) };
}

/** Where one marker is asked for, presses on a man go through his; null: none of his may be chosen. */
function markersOf(draft: AnswerDraft, { id }: ManView): Press | null {
  for (const { question, draft: given } of partsIn(draft)) {
    if (question.form !== "one") continue;
    const free = question.options.filter((one) => one.blocked === undefined).map((one) => one.id);
    const his = free.filter((one) => whatOf("marker", one)?.gangster === id);
    const at = his.findIndex((one) => chosenAt(given).includes(one));
    const next = his[(at + 1) % his.length];
    if (next === undefined) continue;
    return { id: next, state: at < 0 ? "open" : "chosen", reason: null, press: () => pickAt(draft, next) };
  }
  return null;
}

/** So many of something for each of them: a press adds one, and after the last one none are left. */
function countOf(draft: AnswerDraft, { id }: ManView): Press | null {
  const at = partAt(draft, id);
  if (at?.question.form !== "amount") return null;
  const given = amountOf(at.draft);
  const { most } = draft.amountsAt(at.path);
  return {
    id,
    state: given > 0 ? "chosen" : most > 0 ? "open" : "blocked",
    reason: null,
    press: () => draft.setAmount(at.path, given < most ? given + 1 : 0),
  };
}

/** Whether a promise that was begun asks for it. */
function isAskedInTalk(draft: AnswerDraft, id: OptionId): boolean {
  const isOpen = draft.current !== undefined && !isDecided(draft.current);
  return isOpen && (askedPath(draft, id) ?? []).length > IN_TALK;
}

/** Chooses what is asked next, if it is that. Of the two offers of a sit-down, the one to that family, or else a free one. */
export function pickAt(draft: AnswerDraft, option: OptionId): void {
  const offers = draft.prompt.topic === "sit-down" ? partsIn(draft) : [];
  const isFor = (id: OptionId) => offers.find((offer) => chosenAt(offer.draft).includes(id));
  const path = askedPath(draft, option) ?? (isFor(option) ?? isFor("nothing"))?.path;
  if (path === undefined) draft.pickMarked(option);
  else draft.pick(path, option);
}

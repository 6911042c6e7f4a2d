/** How a chair stands to the question: what a press on it chooses, why it cannot, and what would come of it. */
import type { OptionId } from "@consigliere/contract/question";
import { optionId, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import type { Path } from "../../prompts/draft.ts";
import { isDecided, type Mark } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { spare, sparingOf } from "./bargain.ts";
import type { BoardContext } from "./board-context.ts";
import { amountOf, chosenAt, partAt, partsIn } from "./parts.ts";
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
  readonly mark: Mark["state"] | null;
  /** The option that a press chooses; null: a press opens the close-up. */
  readonly option: OptionId | null;
  /** The key of the reason why it cannot be chosen. */
  readonly reason: string | null;
  /** The effect of the drafted answer on his markers. */
  readonly changes: readonly Change[];
  /** The same, and what a press would add; null: a press adds nothing. */
  readonly wouldBe: readonly Change[] | null;
}

export function chairState(board: BoardContext, place: PlaceId): ChairState {
  const { draft, view } = board;
  const man = view.board.find((one) => one.place === place) ?? null;
  const spared = sparingAt(board, place);
  const option = spared === null ? optionAt(draft, place, man) : spared.man;
  const mark = option === undefined ? undefined : markAt(draft, option, spared);
  const isTarget = mark?.state === "open" || mark?.state === "chosen";
  const onHim = (changes: readonly Change[]) => changes.filter(({ gangster }) => gangster === man?.id);
  const isOpen = mark?.state === "open" && option !== undefined && draft !== null;
  const added = isOpen ? onHim(changesIf({ ...board, draft }, option)) : [];
  return {
    place,
    man,
    mark: mark?.state ?? null,
    option: isTarget ? (option ?? null) : null,
    reason: mark?.reason ?? null,
    changes: onHim(board.changes),
    wouldBe: added.length > 0 ? added : null,
  };
}

/** The option that a press on a chair would choose; undefined: none. */
function optionAt(draft: AnswerDraft | null, place: PlaceId, man: ManView | null) {
  const marker = draft === null || man === null ? null : markerOf(draft, man);
  if (marker !== null) return marker;
  // So many of something for each of them: a press adds one.
  if (draft !== null && man !== null && partAt(draft, man.id)?.question.form === "amount") return man.id;
  const ids = [
    ...(man === null ? [] : [optionId("gangster", man.id)]),
    optionId("move", place as never),
    optionId("place", place),
  ];
  // One after another.
  if (draft !== null && isTalk(draft.prompt.topic)) return ids.find((id) => isAskedInTalk(draft, id));
  // Of several cards of a call, a press is for the one that asks.
  const asked =
    draft !== null && isCall(draft.prompt.topic)
      ? ids.find((id) => askedPath(draft, id) !== null)
      : undefined;
  if (asked !== undefined) return asked;
  // Another use of the card is chosen in the hand, never by pressing whom it would fit.
  return ids.find((id) => draft?.marks.get(id)?.via === null);
}

/** The promise about whoever sits in a chair, while an offer is made and no promise asks for somebody; null: none. */
function sparingAt({ draft, view, viewer }: BoardContext, place: PlaceId) {
  const man = view.board.find((one) => one.place === place);
  if (draft === null || man === undefined || !isTalk(draft.prompt.topic)) return null;
  const id = optionId("gangster", man.id);
  const sparing = isAskedInTalk(draft, id) ? null : sparingOf(draft, man, viewer);
  return sparing && { ...sparing, man: id };
}

/** Where one marker is asked for, those on a man: presses on him go through them; null: none of his may be chosen. */
function markerOf(draft: AnswerDraft, { id }: ManView): OptionId | null {
  for (const { question, draft: given } of partsIn(draft)) {
    if (question.form !== "one") continue;
    const his = question.options.filter((one) => one.blocked === undefined).map((one) => one.id);
    const markers = his.filter((one) => whatOf("marker", one)?.gangster === id);
    const at = markers.findIndex((one) => chosenAt(given).includes(one));
    const next = markers[(at + 1) % markers.length];
    if (next !== undefined) return next;
  }
  return null;
}

/** Whether a promise that was begun asks for it. */
function isAskedInTalk(draft: AnswerDraft, id: OptionId): boolean {
  const isOpen = draft.current !== undefined && !isDecided(draft.current);
  return isOpen && (askedPath(draft, id) ?? []).length > IN_TALK;
}

function markAt(draft: AnswerDraft | null, option: OptionId, spared: ReturnType<typeof sparingAt>) {
  if (spared !== null) return { state: spared.kind === undefined ? "open" : "chosen", reason: null } as const;
  const marked = whatOf("marker", option)?.gangster;
  if (draft !== null && marked !== undefined) {
    const isChosen = partsIn(draft).some((part) =>
      chosenAt(part.draft).some((id) => whatOf("marker", id)?.gangster === marked),
    );
    return { state: isChosen ? "chosen" : "open", reason: null } as const;
  }
  const at = draft === null ? undefined : partAt(draft, option);
  // Of a man who gets so many of something.
  if (draft === null || at?.question.form !== "amount") return draft?.marks.get(option);
  const given = amountOf(at.draft);
  const isOpen = given > 0 || draft.amountsAt(at.path).most > 0;
  return { state: given > 0 ? "chosen" : isOpen ? "open" : "blocked", reason: null } as const;
}

/** A press on a chair that answers. */
export function pressAt(board: BoardContext, place: PlaceId, option: OptionId): void {
  const spared = sparingAt(board, place);
  if (board.draft === null) return;
  if (spared === null) pickAt(board.draft, option);
  else spare(board.draft, spared, spared.man);
}

/** Chooses what is asked next, if it is that; counts one more, and after the last one none. */
export function pickAt(draft: AnswerDraft, option: OptionId): void {
  const counted = partAt(draft, option);
  if (counted?.question.form === "amount") {
    const given = amountOf(counted.draft);
    draft.setAmount(counted.path, given < draft.amountsAt(counted.path).most ? given + 1 : 0);
    return;
  }
  const path = askedPath(draft, option) ?? freeOffer(draft, option);
  if (path === undefined) draft.pickMarked(option);
  else draft.pick(path, option);
}

/** Of the two offers of a sit-down, the one to that family, or else the next one. */
function freeOffer(draft: AnswerDraft, seat: OptionId): Path | undefined {
  const offers = draft.prompt.topic === "sit-down" ? partsIn(draft) : [];
  const isFor = (id: OptionId) => offers.find((offer) => chosenAt(offer.draft).includes(id));
  return (isFor(seat) ?? isFor("nothing"))?.path;
}

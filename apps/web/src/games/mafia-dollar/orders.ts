/** The orders that a gangster can get, by the things that are pressed for them. */
import type { OptionData, OptionId } from "@consigliere/contract/question";
import type { GangsterId } from "@consigliere/games/mafia-dollar/cards";
import { optionId, readOption } from "@consigliere/games/mafia-dollar/option-ids";
import type { SeatView, WarehouseView } from "@consigliere/games/mafia-dollar/view";
import { isDecided, type Mark } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { canPress } from "../board/piece.ts";

const ORDERS = ["collect", "hit", "rob", "move-out", "hand-over", "go-home"] as const;

/** The orders of one of my gangsters, possible or not; empty while none are asked for, and for gangsters of others. */
export function ordersFor(draft: AnswerDraft | null, card: GangsterId): readonly OptionData[] {
  const question = draft?.prompt.topic === "action" ? draft.prompt.question : undefined;
  if (question?.form !== "one") return [];
  const ids: readonly OptionId[] = ORDERS.map((type) => optionId(type, card));
  return question.options.filter(({ id }) => ids.includes(id));
}

export const isPossible = ({ blocked }: OptionData) => blocked === undefined;

const isChosen = (draft: AnswerDraft | null, id: OptionId) => draft?.marks.get(id)?.state === "chosen";

/** The one who is being ordered: by the draft, else as pressed, else the only one who can be. */
export function orderedIn(
  draft: AnswerDraft | null,
  { gangsters }: SeatView,
  pressed: GangsterId | null,
): GangsterId | null {
  const able = gangsters.map(({ card }) => card).filter((card) => ordersFor(draft, card).some(isPossible));
  const inDraft = able.find((card) => ordersFor(draft, card).some(({ id }) => isChosen(draft, id)));
  return inDraft ?? able.find((card) => card === pressed) ?? (able.length === 1 ? (able[0] ?? null) : null);
}

/** The order that a press on a thing gives. */
export interface Aimed {
  readonly order: OptionId;
  /** The part of the order's form that the thing answers; null: it is the whole answer. */
  readonly part: string | null;
  readonly mark: Pick<Mark, "state" | "rank" | "reason">;
}

/** The order that a gangster can be given for the thing of an option; null: none. */
export function aimedAt(draft: AnswerDraft, card: GangsterId, thing: OptionId): Aimed | null {
  for (const order of ordersFor(draft, card).filter(isPossible)) {
    const part = order.with?.form === "form" ? (order.with.parts[0] ?? null) : null;
    const question = part?.question ?? order.with;
    const option = question?.form === "one" ? question.options.find(({ id }) => id === thing) : undefined;
    if (option === undefined) continue;
    const isGiven = isChosen(draft, order.id) && isChosen(draft, thing);
    const state = option.blocked !== undefined ? "blocked" : isGiven ? "chosen" : "open";
    return {
      order: order.id,
      part: part?.name ?? null,
      mark: { state, rank: null, reason: option.blocked ?? null },
    };
  }
  return null;
}

/** Gives an order by its thing, or takes it back. */
export function give(draft: AnswerDraft, { order, part, mark }: Aimed, thing: OptionId): void {
  if (mark.state === "chosen") {
    draft.clear();
    return;
  }
  if (!isChosen(draft, order)) draft.pick([], order);
  draft.pick(part === null ? [order] : [order, part], thing);
}

const THINGS: readonly string[] = ["gangster", "warehouse", "racket", "pile", "seat", "item"];
/** Decisions that begin with an offer, a market or a bid, unless another word is chosen. */
const BEGINS: Readonly<Record<string, string>> = { trade: "offer", "open-market": "open-market", bid: "bid" };
/** Orders and things with a place for a racket. */
const STOWED: readonly string[] = ["collect", "racket"];

/**
 * The option that goes without saying where something is to be decided next: how a letter begins, the only thing that is
 * possible, or the fullest warehouse for a racket, until another is pressed.
 */
export function impliedIn(
  { prompt, current }: AnswerDraft,
  warehouses: readonly WarehouseView[],
): OptionId | undefined {
  if (current === undefined || isDecided(current) || current.question.form !== "one") return undefined;
  const open = current.question.options.filter(isPossible).map(({ id }) => id);
  const [first] = current.path;
  if (first === undefined) return open.find((id) => id === BEGINS[prompt.topic]);
  const fullest = STOWED.includes(readOption(first).form) ? fullestOf(warehouses) : undefined;
  const stash = open.find((id) => id === `warehouse:${fullest?.card}`);
  const [only] = open.length === 1 ? open : [];
  return stash ?? (only !== undefined && THINGS.includes(readOption(only).form) ? only : undefined);
}

/** The warehouse with the most rackets; the first of equals. */
export function fullestOf(warehouses: readonly WarehouseView[]): WarehouseView | undefined {
  return warehouses.toSorted((a, b) => b.racketCount - a.racketCount)[0];
}

/** How many things of a family can be pressed now. */
export function reachOf(
  { gangsters, warehouses }: SeatView,
  draft: AnswerDraft | null,
  ordered: GangsterId | null,
): number {
  if (draft === null) return 0;
  const things = [
    ...gangsters.map(({ card }) => optionId("gangster", card)),
    ...warehouses.map(({ card }) => optionId("warehouse", card)),
  ];
  const markOf = (id: string) =>
    (ordered === null ? null : aimedAt(draft, ordered, id)?.mark) ?? draft.marks.get(id);
  return things.filter((id) => canPress(markOf(id))).length;
}

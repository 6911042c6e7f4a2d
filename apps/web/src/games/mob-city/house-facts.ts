"use client";

import { type BuildingId, blockOf, planOf, typeOf } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { BuildingView } from "@consigliere/games/mob-city/view";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { groupWords } from "./labels.ts";
import { isInk, markAt, type Step, sentTo } from "./steps.ts";

/** Whether buildings are bought at a step. */
export function isForSale({ path }: Step, draft: AnswerDraft | null): boolean {
  return draft?.prompt.topic === "buy" || path[0] === "buy";
}

/** Whether a group has something to guard or to take there; where nobody owns it, the vault pays little. */
export function isUseful({ owner, closed }: BuildingView, viewer: number | null): boolean {
  return owner !== null && (owner === viewer || !closed);
}

/** All that is known of a building but its name: its kind and block, what it costs or earns, whose it is, and who stands there. */
export function useHouseFacts({ id, owner, income, business, closed, bombed }: BuildingView): string[] {
  const board = useBoard();
  const { t, view, words, draft, steps, viewer } = board;
  const { cost, fine } = planOf(id);
  const isBuying = owner === null && steps.some((step) => isForSale(step, draft));
  const state = closed ? "closed" : bombed ? "bombed" : business === "speakeasy" ? "pours" : null;
  const stands = (seat: number, group: string) => t("stands", { name: words.heading(seat), group });
  const here = view.tokens.filter(({ building }) => building === id);
  const coming = viewer === null || isInk(draft) ? [] : sentTo(steps, id);
  return [
    words.text(`type.${typeOf(id)}`),
    words.text(`block.${blockOf(id)}`),
    ...(draft?.prompt.topic === "fine-pay" && closed ? [t("fined", { money: fine })] : []),
    ...(isBuying ? [t("costs", { money: cost })] : []),
    t("income", { money: income }),
    owner === null
      ? t("ownedByNobody")
      : t("ownedBy", { name: words.name(owner), mine: String(owner === viewer) }),
    ...(state === null ? [] : [t(`state.${state}`)]),
    ...here.map(({ seat, group }) => stands(seat, groupWords(board, seat, group))),
    ...coming.map((group) => stands(viewer ?? 0, t("group", { group: groupSign(group) }))),
  ];
}

export interface Barred {
  readonly reason: string;
  /** So many dollars are missing; null: it is not for money. */
  readonly lacks: number | null;
}

/** Why a building cannot be chosen for what is asked now; null: it can, or nothing is asked. */
export function useWhyBarred(building: BuildingId): Barred | null {
  const { t, view, viewer, words, draft, step } = useBoard();
  const mark = step === null ? undefined : markAt(step, building);
  if (draft === null || step === null || mark === undefined) return null;
  const short = (reason: string, lacks: number) => ({
    reason: `${reason} ${t("short", { money: lacks })}`,
    lacks,
  });
  if (mark.state === "open") {
    const over = draft.overrunAt(step.path, optionId(step.form, building));
    return over && short(t("tooMuch"), over.count - over.max);
  }
  if (mark.most !== null) return { reason: t("pourMost", { count: mark.most }), lacks: null };
  if (mark.state !== "blocked" || mark.reason === null) return null;
  const cash = viewer === null ? null : view.captains[viewer]?.cash;
  const reason = words.blocked(mark.reason);
  return mark.reason === "too-dear" && cash != null
    ? short(reason, planOf(building).cost - cash)
    : { reason, lacks: null };
}

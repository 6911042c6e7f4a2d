"use client";

import { blockOf, planOf, typeOf } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import type { BuildingView } from "@consigliere/games/mob-city/view";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { groupWords } from "./labels.ts";
import { isInk, type Step, sentTo } from "./steps.ts";

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
  const groups = view.tokens
    .filter(({ building }) => building === id)
    .map(({ seat, group }) =>
      t("stands", { name: words.heading(seat), group: groupWords(board, seat, group) }),
    );
  const coming = sentTo(steps, id).map((group) =>
    t("stands", {
      name: viewer === null ? "" : words.heading(viewer),
      group: t("group", { group: groupSign(group) }),
    }),
  );
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
    ...groups,
    ...(isInk(draft) ? [] : coming),
  ];
}

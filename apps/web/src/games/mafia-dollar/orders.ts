/** The orders that one of my gangsters can get now, or the reasons why not. */
import type { GangsterId } from "@consigliere/games/mafia-dollar/cards";
import { isGangster } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView } from "@consigliere/games/mafia-dollar/view";
import type { Mark } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

const ORDERS = ["move-out", "collect", "hit", "rob", "hand-over", "go-home"] as const;
export type OrderType = (typeof ORDERS)[number];

export interface Order {
  readonly type: OrderType;
  readonly id: string;
  readonly mark: Mark;
}

/** Empty if no orders are asked for, and for gangsters of others. */
export function ordersFor(draft: AnswerDraft | null, { card }: GangsterView): Order[] {
  if (draft === null || !isGangster(card)) return [];
  return ORDERS.flatMap((type) => {
    const id = optionId(type, card as GangsterId);
    const mark = draft.marks.get(id);
    return mark === undefined ? [] : [{ type, id, mark }];
  });
}

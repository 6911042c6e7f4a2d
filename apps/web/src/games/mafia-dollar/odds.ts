/** What a skill check would be like (rules 2.4): shown before it is ordered. */
import { cardOfKind, type ItemType } from "@consigliere/games/mafia-dollar/cards";
import { readOption } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView, View, WarehouseView } from "@consigliere/games/mafia-dollar/view";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

/** What a gangster adds to the die in a hit. */
export function hitModifier({ card, items }: GangsterView): number {
  return cardOfKind(card, "gangster").attack + bonusOf(items, "weapon");
}

/** What a gangster adds to the die in a robbery. */
export function robberyModifier({ card, items }: GangsterView, { dog }: Pick<WarehouseView, "dog">): number {
  return cardOfKind(card, "gangster").robbery + bonusOf(items, "tool") - (dog === null ? 0 : 1);
}

function bonusOf(items: GangsterView["items"], type: ItemType): number {
  const item = items.map((id) => cardOfKind(id, "item")).find(({ subtype }) => subtype === type);
  return item?.bonus ?? 0;
}

/** The chance of a check with an eight-sided die that must come to more than 8, in percent. */
export function chanceOf(modifier: number): number {
  return Math.round((Math.min(Math.max(modifier, 0), 8) / 8) * 100);
}

/** The order that is being put together: who does what. */
interface OrderInHand {
  readonly type: string;
  readonly gangster: GangsterView;
}

/** The order chosen in the draft while its target is still open; null when there is none. */
export function orderInHand(draft: AnswerDraft | null, view: View): OrderInHand | null {
  if (draft === null || draft.draft.form !== "one" || draft.draft.chosen === null) return null;
  const { form, what } = readOption(draft.draft.chosen);
  const gangster = view.seats.flatMap((seat) => seat.gangsters).find((one) => one.card === what);
  return gangster === undefined ? null : { type: form, gangster };
}

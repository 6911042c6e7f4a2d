/** The chances of a skill check (rules 2.4), from public facts. */
import { cardOfKind, type ItemType } from "./cards.ts";
import type { GangsterView, WarehouseView } from "./view.ts";

/** The total of a check must be higher than this. */
export const SIDES = 8;

/** The modifier of a gangster in a hit. */
export function hitModifier({ card, items }: GangsterView): number {
  return cardOfKind(card, "gangster").attack + bonusOf(items, "weapon");
}

/** The modifier of a gangster in a robbery. */
export function robberyModifier({ card, items }: GangsterView, { dog }: Pick<WarehouseView, "dog">): number {
  return cardOfKind(card, "gangster").robbery + bonusOf(items, "tool") - (dog === null ? 0 : 1);
}

/** The number of rackets that a gangster can bring at once. */
export function loadOf({ items }: Pick<GangsterView, "items">): number {
  return 1 + bonusOf(items, "vehicle");
}

function bonusOf(items: GangsterView["items"], type: ItemType): number {
  const item = items.map((id) => cardOfKind(id, "item")).find(({ subtype }) => subtype === type);
  return item?.bonus ?? 0;
}

/** The number of die faces with which a check succeeds. */
export function winsWith(modifier: number): number {
  return Math.min(Math.max(modifier, 0), SIDES);
}

/** The chance of a check, in percent. */
export function chanceOf(modifier: number): number {
  return Math.round((winsWith(modifier) / SIDES) * 100);
}

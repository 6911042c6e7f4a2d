/** What a skill check would be like (rules 2.4), from what everybody sees. */
import { cardOfKind, type ItemType } from "./cards.ts";
import type { GangsterView, WarehouseView } from "./view.ts";

/** A check must come to more than this. */
export const SIDES = 8;

/** What a gangster adds to the die in a hit. */
export function hitModifier({ card, items }: GangsterView): number {
  return cardOfKind(card, "gangster").attack + bonusOf(items, "weapon");
}

/** What a gangster adds to the die in a robbery. */
export function robberyModifier({ card, items }: GangsterView, { dog }: Pick<WarehouseView, "dog">): number {
  return cardOfKind(card, "gangster").robbery + bonusOf(items, "tool") - (dog === null ? 0 : 1);
}

/** How many rackets a gangster can bring at once. */
export function loadOf({ items }: Pick<GangsterView, "items">): number {
  return 1 + bonusOf(items, "vehicle");
}

function bonusOf(items: GangsterView["items"], type: ItemType): number {
  const item = items.map((id) => cardOfKind(id, "item")).find(({ subtype }) => subtype === type);
  return item?.bonus ?? 0;
}

/** How many faces of the die make a check succeed. */
export function winsWith(modifier: number): number {
  return Math.min(Math.max(modifier, 0), SIDES);
}

/** The chance of a check, in percent. */
export function chanceOf(modifier: number): number {
  return Math.round((winsWith(modifier) / SIDES) * 100);
}

/** Auto-arm (spec 7.4): the carriers of a group's weapons. */
import { handsOf, mayCarry, weaponOrder } from "../battle.ts";
import {
  type CardId,
  type CharId,
  characterOf,
  isCharacter,
  isWeapon,
  type WeaponId,
  weaponOf,
} from "../cards.ts";
import type { Arming } from "../sealed.ts";

/** The arms of one group: a carrier for every weapon, or null if no hand is free for it. */
export function autoArm(group: readonly CardId[]): Arming {
  const characters = group.filter(isCharacter);
  const weapons = group.filter(isWeapon).sort(weaponOrder);
  const held = new Map<CharId, number>();
  const arming: Arming = {};
  for (const weapon of weapons) {
    const carrier = bestCarrier(characters, weapon, held);
    arming[weapon] = carrier;
    if (carrier !== null) held.set(carrier, (held.get(carrier) ?? 0) + 1);
  }
  return arming;
}

/** The weapon goes to the first class that has a carrier for it, and within a class by line-up. */
function bestCarrier(
  characters: readonly CharId[],
  weapon: WeaponId,
  held: ReadonlyMap<CharId, number>,
): CharId | null {
  const { bonus } = weaponOf(weapon);
  const classOf =
    bonus === null ? grenadierClass : (kind: Kind, hands: number) => gunnerClass(kind, hands, bonus);
  const ranked = characters
    .filter((character) => mayCarry(character, weapon) && (held.get(character) ?? 0) < handsOf(character))
    .map((character) => ({ character, rank: classOf(characterOf(character).kind, held.get(character) ?? 0) }))
    .filter(({ rank }) => rank !== null);
  const best = Math.min(...ranked.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY));
  return ranked.find(({ rank }) => rank === best)?.character ?? null;
}

type Kind = ReturnType<typeof characterOf>["kind"];

/** Guns: a Torpedo's first hand, a Lieutenant if it beats the Colt, Soldier, a Torpedo's second hand, Moll. */
function gunnerClass(kind: Kind, held: number, bonus: number): number | null {
  if (kind === "torpedo") return held === 0 ? 0 : 3;
  if (kind === "lieutenant") return bonus >= 2 ? 1 : null;
  if (kind === "soldier") return 2;
  return kind === "moll" ? 4 : null;
}

/** Grenades: Assassin, empty-handed Moll, empty-handed Soldier, then Torpedo and Lieutenant with a free hand. */
function grenadierClass(kind: Kind): number {
  return (["assassin", "moll", "soldier", "torpedo", "lieutenant"] satisfies Kind[]).indexOf(kind);
}

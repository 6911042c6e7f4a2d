/** The places of people in a gunfight, as shown: during an event, those whom it strikes still stand. */
import { type CharId, isCharacter, type WeaponId } from "@consigliere/games/mob-city/cards";
import type { MobCityEvent } from "@consigliere/games/mob-city/events";
import type { FightView, View } from "@consigliere/games/mob-city/view";

export interface CastGroup {
  readonly group: number;
  readonly people: readonly CharId[];
}

export interface CastSide {
  readonly seat: number;
  readonly groups: readonly CastGroup[];
}

export interface Cast {
  readonly fight: FightView;
  /** The viewer's side comes last. */
  readonly sides: readonly CastSide[];
  /** In the order in which they act. */
  readonly order: readonly CharId[];
  /** The person who has just fallen. */
  readonly dropped: readonly WeaponId[];
}

/** Those whom an event strikes. */
export function struckBy(told: MobCityEvent | null): readonly CharId[] {
  if (told === null) return [];
  if (told.type === "fight-grenade") return told.targets;
  return "target" in told ? [told.target] : [];
}

/** The gunfight under way, or the one that has just ended. */
export const fightIn = (view: View, before: View | null): FightView | null =>
  view.fight ?? before?.fight ?? null;

/** The gunfight of `view`, which `told` has led to from `before`; null: nobody fights. */
export function castOf(
  view: View,
  told: MobCityEvent | null = null,
  before: View | null = null,
): Cast | null {
  const fight = fightIn(view, before);
  if (fight === null) return null;
  const was = before?.fight?.building === fight.building ? before.fight : null;
  const struck = struckBy(told);
  // As they stood: the dead have left their group.
  const groups = (struck.length > 0 ? was?.groups : undefined) ?? fight.groups;
  const standing = groups.flatMap(({ cards }) => cards);
  const fallen = struck.filter((card) => !standing.includes(card));
  const victim = told !== null && "victim" in told ? told.victim : null;
  const first = groups.find(({ seat }) => seat === victim);
  const seats = [...new Set(groups.map(({ seat }) => seat))].sort(
    (a, b) => Number(a === view.viewer) - Number(b === view.viewer),
  );
  return {
    fight,
    sides: seats.map((seat) => ({
      seat,
      groups: groups
        .filter((one) => one.seat === seat)
        .map((one) => ({
          group: one.group,
          people: [...one.cards.filter(isCharacter), ...(one === first ? fallen : [])],
        })),
    })),
    order: (struck.length > 0 ? was?.present : undefined) ?? fight.present,
    dropped: was === null ? [] : fight.ground.filter((weapon) => !was.ground.includes(weapon)),
  };
}

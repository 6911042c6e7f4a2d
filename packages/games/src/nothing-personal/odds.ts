/** The yield of a man in his place, and the chance of his moves (5.1, 5.3), by public facts. */
import { type GangsterId, gangsterOf } from "./cards.ts";
import { MOVE_FACES, type MoveFace } from "./dice.ts";
import { isPosition, POSITIONS, type PositionId } from "./positions.ts";
import type { ManView } from "./view.ts";

/** The respect and dollars that he yields in his place; an associate yields nothing. */
export function yieldOf({ id, place, respect }: ManView): {
  readonly respect: number;
  readonly money: number;
} {
  const chair = isPosition(place) ? POSITIONS[place] : { respect: 0, money: 0 };
  return { respect: respect + chair.respect, money: gangsterOf(id).money + chair.money };
}

/** The faces that make a move along an arrow succeed; null: his respect is rolled first (R25). */
export function facesToMove(gangster: GangsterId, to: PositionId): MoveFace[] | null {
  const { respect, ability } = gangsterOf(gangster);
  if (ability === "wild-values") return null;
  const { number } = POSITIONS[to];
  return MOVE_FACES.filter((face) => {
    if (face === "ring") return true;
    const total = Number(face) + respect + (ability === "eager" ? 1 : 0);
    return ability === "long-odds" ? total >= number : total > number;
  });
}

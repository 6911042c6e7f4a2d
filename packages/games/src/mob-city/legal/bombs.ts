/** W4: grenades thrown at buildings (5.3 B). */
import { type Choice, choice, type Question, someOf } from "@consigliere/engine/question";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import {
  type BlockId,
  type BuildingId,
  buildingsOf,
  GROUPS,
  type GroupNo,
  isGrenade,
  planOf,
  type WeaponId,
} from "../cards.ts";
import { backsIn, groupsAt } from "../groups.ts";
import { optionId } from "../option-ids.ts";
import type { Settings } from "../settings.ts";
import { buildingOf, captainOf, type State } from "../state.ts";
import { refused } from "./reasons.ts";

/** By public facts: rivals' buildings where a group of the captain may hold a grenade. */
export function bombable(state: State, block: BlockId, seat: Seat): BuildingId[] {
  return buildingsOf(block).filter((building) => {
    const { owner } = buildingOf(state, building);
    if (owner === null || owner === seat) return false;
    return groupsAt(state, seat, building).some(({ cards }) => cards.length >= 2 && backsIn(cards) >= 1);
  });
}

/** The captains who are asked in a block, whatever cards they hold. */
export function bombers(state: State, block: BlockId): Seat[] {
  return seatsOf(state.seatCount).filter((seat) => bombable(state, block, seat).length > 0);
}

/**
 * The grenade that a captain would throw at a building: from the lowest of these groups there, the earliest in line-up.
 */
export function grenadeAt(
  state: State,
  seat: Seat,
  building: BuildingId,
  groups: readonly GroupNo[] = GROUPS,
): WeaponId | null {
  const there = groupsAt(state, seat, building).filter(({ group }) => groups.includes(group));
  return there.flatMap(({ cards }) => cards).find(isGrenade) ?? null;
}

export function bombQuestion(state: State, block: BlockId, seat: Seat): Question<BuildingId[]> {
  const buildings = bombable(state, block, seat);
  const choices = buildings.map((building): Choice<BuildingId> => {
    const id = optionId("building", building);
    return grenadeAt(state, seat, building) === null ? refused(id, "no-grenade") : choice(id, building);
  });
  return someOf(choices, { min: 0, max: buildings.length });
}

const BIG = 3_000;
const UNFEARED = 4;

/** The targets of a standing order (7.2); null: ask. */
export function bombsByOrder(
  state: State,
  block: BlockId,
  { seat, order }: { readonly seat: Seat; readonly order: Settings["bomb"] },
): BuildingId[] | null {
  if (order === "ask") return null;
  if (order === "never" || captainOf(state, seat).notoriety > UNFEARED) return [];
  return bombable(state, block, seat).filter(
    (building) =>
      buildingOf(state, building).business === "speakeasy" &&
      planOf(building).income >= BIG &&
      grenadeAt(state, seat, building) !== null,
  );
}

/** W9: Molls shown at open buildings (5.3 E). */
import { type Choice, choice, type Question, someOf } from "@consigliere/engine/question";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { type BlockId, type BuildingId, buildingsOf, type CharId, isCharacter, isMoll } from "../cards.ts";
import { backsIn, groupsAt } from "../groups.ts";
import { optionId } from "../option-ids.ts";
import type { MollPolicy } from "../sealed.ts";
import { buildingOf, captainOf, type State } from "../state.ts";
import { isOpenBuilding } from "../town.ts";
import { refused } from "./reasons.ts";

/** By public facts: open buildings where a group of the captain may hold a Moll. */
export function enchantable(state: State, block: BlockId, seat: Seat): BuildingId[] {
  const isNarrow = state.options.mollScope === "speakeasy";
  return buildingsOf(block).filter((building) => {
    if (!isOpenBuilding(state, building)) return false;
    if (isNarrow && buildingOf(state, building).business !== "speakeasy") return false;
    return groupsAt(state, seat, building).some(({ cards }) => backsIn(cards) >= 1);
  });
}

/** The captains who are asked in a block, whatever cards they hold. */
export function hosts(state: State, block: BlockId): Seat[] {
  return seatsOf(state.seatCount).filter((seat) => enchantable(state, block, seat).length > 0);
}

/** The Moll that a captain would show at a building: from the lowest group there, the earliest in line-up. */
export function mollAt(state: State, seat: Seat, building: BuildingId): CharId | null {
  const cards = groupsAt(state, seat, building).flatMap((group) => group.cards);
  return cards.filter(isCharacter).find(isMoll) ?? null;
}

export function mollQuestion(state: State, block: BlockId, seat: Seat): Question<BuildingId[]> {
  const buildings = enchantable(state, block, seat);
  const choices = buildings.map((building): Choice<BuildingId> => {
    const id = optionId("building", building);
    return mollAt(state, seat, building) === null ? refused(id, "no-moll") : choice(id, building);
  });
  return someOf(choices, { min: 0, max: buildings.length });
}

const FEARED = 5;

/** The buildings where a captain shows Molls by an order (7.2) or by default (7.4). */
export function mollsByPolicy(
  state: State,
  block: BlockId,
  { seat, policy }: { readonly seat: Seat; readonly policy: MollPolicy },
): BuildingId[] {
  return enchantable(state, block, seat).filter((building) => {
    if (mollAt(state, seat, building) === null || policy === "never") return false;
    const { owner } = buildingOf(state, building);
    if (policy === "always" || owner === seat) return true;
    return policy === "auto" && (owner === null || captainOf(state, seat).notoriety >= FEARED);
  });
}

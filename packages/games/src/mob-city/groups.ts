/** Groups, as their captain sees them and as everybody sees them: wages, backs, Lieutenants. */
import type { Seat } from "@consigliere/engine/seat";
import {
  type BuildingId,
  type CardId,
  type CharId,
  GROUPS,
  type GroupNo,
  isCharacter,
  isLieutenant,
  wageOf,
} from "./cards.ts";
import { type Captain, captainOf, groupOf, type State } from "./state.ts";

/** The Lieutenant on top of a group, visible to everybody; null: there is none. */
export function lieutenantIn(group: readonly CardId[]): CharId | null {
  return group.filter(isCharacter).find(isLieutenant) ?? null;
}

/** The number of face-down cards in a group. */
export function backsIn(group: readonly CardId[]): number {
  return group.filter((card) => !isLieutenant(card)).length;
}

/** The wages of all cards of a captain, in dollars a day. */
export function billOf(captain: Captain): number {
  return captain.groups.flat().reduce((sum, card) => sum + wageOf(card), 0);
}

/** 5.1.2: the reason why a card may not be placed in a group of its captain. */
export function whyNotPlaced(
  group: readonly CardId[],
  card: CardId,
): "has-lieutenant" | "weapon-needs-company" | null {
  if (isLieutenant(card)) return lieutenantIn(group) === null ? null : "has-lieutenant";
  return isCharacter(card) || group.length > 0 ? null : "weapon-needs-company";
}

/** The captain and group that hold a card; null: it is in no group. */
export function holderOf(
  state: Pick<State, "captains">,
  card: CardId,
): { seat: Seat; group: GroupNo } | null {
  for (const [seat, captain] of state.captains.entries()) {
    const index = captain.groups.findIndex((group) => group.includes(card));
    const group = GROUPS[index];
    if (group !== undefined) return { seat, group };
  }
  return null;
}

/** The groups of a captain whose token stands at a building, ascending. */
export function groupsAt(
  state: Pick<State, "captains" | "tokens">,
  seat: Seat,
  building: BuildingId,
): { readonly group: GroupNo; readonly cards: CardId[] }[] {
  return GROUPS.filter((group) =>
    state.tokens.some((t) => t.seat === seat && t.group === group && t.building === building),
  ).map((group) => ({ group, cards: groupOf(state, seat, group) }));
}

/** Takes cards out of a captain's groups. */
export function removeCards(state: State, seat: Seat, cards: readonly CardId[]): void {
  const captain = captainOf(state, seat);
  captain.groups = captain.groups.map((group) => group.filter((card) => !cards.includes(card)));
}

/** Takes weapons without any character left beside them out of a group, and returns them. */
export function takeOrphans(state: State, seat: Seat, group: GroupNo): CardId[] {
  const cards = groupOf(state, seat, group);
  if (cards.some(isCharacter)) return [];
  const orphans = [...cards];
  removeCards(state, seat, orphans);
  return orphans;
}

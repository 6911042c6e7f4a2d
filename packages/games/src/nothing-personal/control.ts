/** Control of gangsters, and its direct consequences (5.1). Reads the state and changes nothing. */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { AbilityId } from "./abilities.ts";
import { type GangsterId, gangsterOf, limitFor } from "./cards.ts";
import type { Owner } from "./marker-place.ts";
import { isPosition, type PlaceId, POSITIONS } from "./positions.ts";
import { active, everyone, type Man, onBoard, type Placed, type State } from "./state.ts";

/** Markers of one owner, including the one on the coin. */
export function markersOf(man: Man, owner: Owner): number {
  const ordinary = owner === "neutral" ? man.neutral : (man.markers[owner] ?? 0);
  return ordinary + (man.coin === owner ? 1 : 0);
}

/** All markers on him. */
export function weightOn(man: Man): number {
  const ordinary = man.markers.reduce((sum, n) => sum + n, man.neutral);
  return ordinary + (man.coin === null ? 0 : 1);
}

/** The seats with the most markers; none if neutral has as many (6.1). */
export function leaders({ seatCount }: Pick<State, "seatCount">, man: Man): Seat[] {
  const counts = seatsOf(seatCount).map((seat) => markersOf(man, seat));
  const most = Math.max(...counts, markersOf(man, "neutral"));
  if (most === 0 || markersOf(man, "neutral") === most) return [];
  return seatsOf(seatCount).filter((seat) => counts[seat] === most);
}

/** The only leader, or nobody. */
export function outright(state: Pick<State, "seatCount">, man: Man): Seat | null {
  const [first, second] = leaders(state, man);
  return first !== undefined && second === undefined ? first : null;
}

/** The number of active gangsters that a seat controls outright. */
export function controlled(state: State, seat: Seat): number {
  return active(state).filter(({ man }) => outright(state, man) === seat).length;
}

export function has({ id }: Man, ability: AbilityId): boolean {
  return gangsterOf(id).ability === ability;
}

/** The active gangsters with an ability, from the Capo down. */
export function activeWith(state: State, ability: AbilityId): Man[] {
  return active(state).flatMap(({ man }) => (has(man, ability) ? man : []));
}

const HARD_TO_JAIL = 12;
const SNITCHED = 10;

/** The number of markers that draws the Feds (5.1). */
export function fedsLimit({ seatCount }: State, man: Man): number {
  if (has(man, "hard-to-jail")) return HARD_TO_JAIL;
  return limitFor(seatCount) - (has(man, "feds-magnet") ? 2 : 0);
}

/** 6.5: ten markers, or twelve. */
export function canBeSnitched(man: Man): boolean {
  return weightOn(man) >= (has(man, "hard-to-jail") ? HARD_TO_JAIL : SNITCHED);
}

/** Printed respect with what an ability adds to it (6.3 `sweethearts`); a wild card's own is rolled. */
export function respectOf(state: State, id: GangsterId): number {
  const { respect, ability } = gangsterOf(id);
  const areTogether = onBoard(state, "bonnie-parker") && onBoard(state, "clyde-barrow");
  return respect + (ability === "sweethearts" && areTogether ? 2 : 0);
}

/** The respect that he is worth there: card and chair. */
export function worthAt(state: State, id: GangsterId, place: PlaceId): number {
  return respectOf(state, id) + (isPosition(place) ? POSITIONS[place].respect : 0);
}

/** Beating him brings no respect (5.3). A wild card is never shameful. */
export function isShameful(state: State, id: GangsterId, place: PlaceId): boolean {
  return gangsterOf(id).ability !== "wild-values" && worthAt(state, id, place) <= 0;
}

/** The seat that decides ties (5.1). */
export function tieMaker(state: State): Seat {
  const [eberle] = activeWith(state, "tiebreaker");
  return (eberle === undefined ? null : outright(state, eberle)) ?? state.ring;
}

/** The active gangsters with at least two leaders, from the Capo down. */
export function tied(state: State): Placed[] {
  return active(state).filter(({ man }) => leaders(state, man).length > 1);
}

/** 5.5: the Feds or a Snitch may take him before the round is over. */
export function isNearPrison(state: State, man: Man): boolean {
  const weight = weightOn(man);
  return weight >= fedsLimit(state, man) - 2 || weight >= SNITCHED;
}

/** 5.5: somebody is near the limit or may be snitched. */
export function isAnybodyHot(state: State): boolean {
  return everyone(state).some(({ man }) => {
    const weight = weightOn(man);
    const limit = fedsLimit(state, man);
    return (weight >= limit - 2 && weight < limit) || weight >= SNITCHED;
  });
}

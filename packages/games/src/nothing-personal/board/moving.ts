/** Gangsters who change places with everything on them. */

import type { GangsterId } from "../cards.ts";
import type { PlaceId } from "../positions.ts";
import { type Man, manIn, manOf, placeOf, type State } from "../state.ts";
import { vacate } from "./markers.ts";
import type { NpTable } from "./table.ts";

function whereIs(state: State, id: GangsterId): PlaceId {
  const place = placeOf(state, id);
  if (place === null) throw new Error(`${id} is not on the board`);
  return place;
}

/** Two gangsters exchange their places. */
export function swapPlaces(
  table: NpTable,
  first: GangsterId,
  second: GangsterId,
  why: "swap" | "move",
): void {
  const { state } = table;
  const [a, b] = [whereIs(state, first), whereIs(state, second)];
  const [manA, manB] = [manOf(state, first), manOf(state, second)];
  state.board[a] = manB;
  state.board[b] = manA;
  table.emit({ type: "gangster-moved", gangster: first, from: a, to: b, why });
  table.emit({ type: "gangster-moved", gangster: second, from: b, to: a, why });
}

/** To a vacant place. The old place becomes vacant. */
export function moveTo(table: NpTable, id: GangsterId, to: PlaceId, why: "coachman" | "chair"): void {
  const { state } = table;
  const from = whereIs(state, id);
  if (manIn(state, to) !== null) throw new Error(`${to} is taken`);
  const man = manOf(state, id);
  vacate(state, from);
  // The coachman does not react to the chair that he leaves (6.3).
  state.vacated = state.vacated.filter((chair) => chair !== to && (why === "chair" || chair !== from));
  state.board[to] = man;
  table.emit({ type: "gangster-moved", gangster: id, from, to, why });
}

/** Puts a gangster on a vacant place. */
export function seatMan(state: State, man: Man, to: PlaceId): void {
  if (manIn(state, to) !== null) throw new Error(`${to} is taken`);
  state.board[to] = man;
}

/** The city: blocks, districts, the income of buildings, and the floor of notoriety (spec 2.3, 5.0). */
import { at, type Seat } from "@consigliere/engine/seat";
import { type BlockCount, type District, type MapPosition, placesOf } from "./cards/maps.ts";
import {
  type BlockId,
  type BuildingId,
  buildingsOf,
  type Grade,
  gradeOf,
  MAX_NOTORIETY,
  planOf,
  townEventOf,
} from "./cards.ts";
import { buildingOf, captainOf, type State, type Token } from "./state.ts";

type Town = Pick<State, "map" | "buildings">;

/** Every building on the map in resolution order. */
export function buildingsOnMap(state: Pick<State, "map">): BuildingId[] {
  return state.map.flatMap(({ block }) => buildingsOf(block));
}

export function blockAt(state: Pick<State, "map">, index: number): { position: MapPosition; block: BlockId } {
  return at(state.map, index);
}

/** The districts that the tile at a position belongs to. */
export function districtsOf(state: Pick<State, "map">, position: MapPosition): readonly District[] {
  const places = placesOf(state.map.length as BlockCount);
  return places.find((place) => place.position === position)?.districts ?? [];
}

/** The buildings of a captain in resolution order. */
export function ownedBy(state: Town, seat: Seat): BuildingId[] {
  return buildingsOnMap(state).filter((id) => buildingOf(state, id).owner === seat);
}

/** The lowest notoriety of a captain: its buildings guarantee one each. */
export function floorOf(state: Town, seat: Seat): number {
  return Math.max(1, ownedBy(state, seat).length);
}

export function raiseNotoriety(state: State, seat: Seat): void {
  const captain = captainOf(state, seat);
  captain.notoriety = Math.min(MAX_NOTORIETY, captain.notoriety + 1);
}

export function lowerNotoriety(state: State, seat: Seat): void {
  const captain = captainOf(state, seat);
  captain.notoriety = Math.max(floorOf(state, seat), captain.notoriety - 1);
}

/** The grade that a building pours today; null when it is no running speakeasy. */
export function pouredGrade(state: Pick<State, "buildings" | "captains">, id: BuildingId): Grade | null {
  const { owner, business } = buildingOf(state, id);
  if (owner === null || business === "plain") return null;
  const { whiskey } = captainOf(state, owner);
  return whiskey && gradeOf(whiskey);
}

/** The effect of the day's event on speakeasies. */
export type Trade = "boom" | "slump";

export function tradeOf({ events: { today } }: Pick<State, "events">): Trade | null {
  const kind = today === null ? null : townEventOf(today).kind;
  return kind === "boom" || kind === "slump" ? kind : null;
}

const TRADE_FACTORS: Readonly<Record<Trade, number>> = { boom: 2, slump: 0.5 };

/** The income of a building with that plain income, in dollars; `grade` is null for regular business. */
export function earnings(income: number, grade: Grade | null, trade: Trade | null): number {
  return grade === null ? income : income * grade * (trade === null ? 1 : TRADE_FACTORS[trade]);
}

/** Today's income of a building before any Moll, in dollars (5.0). */
export function baseIncome(state: State, id: BuildingId): number {
  if (buildingOf(state, id).closed) return 0;
  return earnings(planOf(id).income, pouredGrade(state, id), tradeOf(state));
}

/** Neither closed nor bombed: Molls and extortion are possible. */
export function isOpenBuilding(state: Town, id: BuildingId): boolean {
  const { closed, bombed } = buildingOf(state, id);
  return !closed && !bombed;
}

/** The tokens at a building. */
export function tokensAt(state: Pick<State, "tokens">, building: BuildingId): Token[] {
  return state.tokens.filter((token) => token.building === building);
}

/** The captains with a token at a building, each once, in Grace order. */
export function captainsAt(
  state: Pick<State, "tokens" | "grace" | "seatCount">,
  building: BuildingId,
): Seat[] {
  const there = tokensAt(state, building);
  return Array.from({ length: state.seatCount }, (_, turn) => (state.grace + turn) % state.seatCount).filter(
    (seat) => there.some((token) => token.seat === seat),
  );
}

/** Whether the event is of this kind and strikes the block at `index`. Raids and crackdowns are bound to a district. */
export function strikes(state: State, index: number, kind: "raid" | "crackdown"): boolean {
  const { today } = state.events;
  if (today === null) return false;
  const event = townEventOf(today);
  if (event.kind !== kind || event.district === null) return false;
  return districtsOf(state, blockAt(state, index).position).includes(event.district);
}

export function isTruce(state: Pick<State, "events">): boolean {
  const { today } = state.events;
  return today !== null && townEventOf(today).kind === "truce";
}

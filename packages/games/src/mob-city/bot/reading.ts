/** The bot's reading of its view. */
import { at, type Seat } from "@consigliere/engine/seat";
import type { District } from "../cards/maps.ts";
import { type BuildingId, blockOf, type CardId, gradeOf, planOf, townEventOf } from "../cards.ts";
import type { BuildingView, View } from "../view.ts";
import type { Temper } from "./temper.ts";

export interface Reading {
  readonly view: View;
  readonly me: Seat;
  readonly cash: number;
  readonly notoriety: number;
  /** Group 1 first. */
  readonly groups: readonly (readonly CardId[])[];
  readonly owned: readonly BuildingView[];
  /** The multiplier of income at an own speakeasy; 1 without whiskey. */
  readonly grade: number;
  readonly temper: Temper;
}

export function read(view: View, me: Seat, temper: Temper): Reading {
  const { cash, notoriety, whiskey } = at(view.captains, me);
  return {
    view,
    me,
    cash: cash ?? 0,
    notoriety,
    groups: view.mine?.groups ?? [],
    owned: view.buildings.filter(({ owner }) => owner === me),
    grade: whiskey === null ? 1 : gradeOf(whiskey),
    temper,
  };
}

/** The last possible day of the match. */
export function lastDay({ view: { day, events } }: Reading): number {
  return day + events.left - (events.today === null ? 1 : 0);
}

/** The district of a raid or crackdown that I know about and am not safe from. */
export function forecastQuestion({ view, me }: Reading, kind: "raid" | "crackdown"): District | null {
  const event = view.mine?.tip ?? null;
  if (event === null || view.police === me) return null;
  const { kind: actual, district } = townEventOf(event);
  return actual === kind ? district : null;
}

export function isIn(view: View, building: BuildingId, district: District | null): boolean {
  if (district === null) return false;
  const tile = view.map.find(({ block }) => block === blockOf(building));
  return tile?.districts.includes(district) === true;
}

/** The number of cards of other captains at a building. */
export function rivalCards({ view, me }: Reading, building: BuildingId): number {
  return view.tokens
    .filter((token) => token.building === building && token.seat !== me)
    .reduce((sum, { seat, group }) => {
      const there = view.captains[seat]?.groups[group - 1];
      return sum + (there === undefined ? 0 : there.faceDown + (there.lieutenant === null ? 0 : 1));
    }, 0);
}

export function plainIncome(building: BuildingId): number {
  return planOf(building).income;
}

/** The effect of the draft on the viewer's books, before it is confirmed; in dollars. */
import {
  type BuildingId,
  blockOf,
  type EventId,
  gradeOf,
  planOf,
  townEventOf,
  wageOf,
  whiskeyPrice,
} from "@consigliere/games/mob-city/cards";
import { earnings } from "@consigliere/games/mob-city/town";
import type { View } from "@consigliere/games/mob-city/view";
import { sum } from "@consigliere/games/sum";

export interface Drafted {
  readonly buys: readonly BuildingId[];
  /** Null: nothing is said of speakeasies now. */
  readonly pours: readonly BuildingId[] | null;
  /** The wages of today come first: they are not paid yet. */
  readonly isPayday: boolean;
}

export interface Forecast {
  readonly cash: number;
  /** The cash left once the draft is paid. */
  readonly left: number;
  /** The event of the day, where the viewer knows it: shown to all, or bought as a tip. */
  readonly event: EventId | null;
  /** Income of all own buildings under that event, or on a day without one. */
  readonly income: number;
  /** The same of one. */
  readonly incomeOf: (id: BuildingId) => number;
  /** The wages of all own people, due tomorrow. */
  readonly wages: number;
  /** The cost of the day's raid. If the event is unknown, the most that a raid can cost: fines for all speakeasies. */
  readonly fines: number;
}

/** The event of the day as far as the viewer knows it; null: not yet. */
export const eventIn = ({ events, mine }: View): EventId | null => events.today ?? mine?.tip ?? null;

/** Whether the day's raid or crackdown strikes at a building, as far as the viewer knows, and the police do not spare them. */
export function strikes(
  view: View,
  viewer: number | null,
  { id, kind }: { readonly id: BuildingId; readonly kind: "raid" | "crackdown" },
): boolean {
  const event = eventIn(view);
  const known = event === null ? null : townEventOf(event);
  if (known?.kind !== kind || known.district === null || view.police === viewer) return false;
  return view.map.find(({ block }) => block === blockOf(id))?.districts.includes(known.district) === true;
}

/** Null for people without a seat. */
export function forecastOf(
  view: View,
  viewer: number | null,
  { buys, pours, isPayday }: Drafted,
): Forecast | null {
  const captain = viewer === null ? undefined : view.captains[viewer];
  if (captain === undefined || captain.cash === null || view.mine === null) return null;
  const grade = captain.whiskey === null ? 1 : gradeOf(captain.whiskey);
  const owned = view.buildings.filter(({ owner }) => owner === viewer);
  const pouring = pours ?? owned.filter(({ business }) => business === "speakeasy").map(({ id }) => id);
  const all = [...owned.map(({ id }) => id), ...buys];
  const event = eventIn(view);
  const known = event === null ? null : townEventOf(event);
  const trade = known?.kind === "boom" || known?.kind === "slump" ? known.kind : null;
  const isRaided = (id: BuildingId) => strikes(view, viewer, { id, kind: "raid" });
  const incomeOf = (id: BuildingId) => {
    const isPouring = pouring.includes(id) && grade !== 1;
    if (isPouring && isRaided(id)) return 0;
    return earnings(planOf(id).income, isPouring ? grade : null, trade);
  };
  const spent = sum(buys.map((id) => planOf(id).cost));
  const extra = pours === null ? 0 : Math.max(0, pours.length - 1) * whiskeyPrice(grade === 1 ? 2 : grade);
  const wages = sum(view.mine.groups.flat().map(wageOf));
  return {
    cash: captain.cash,
    left: captain.cash - (isPayday ? wages : 0) - spent - extra,
    income: sum(all.map(incomeOf)),
    incomeOf,
    wages,
    event,
    fines: sum(pouring.map((id) => (known === null || isRaided(id) ? planOf(id).fine : 0))),
  };
}

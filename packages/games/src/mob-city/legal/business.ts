/** Buying, pouring and sending (5.2 B, S, D). */
import type { AnswerValue } from "@consigliere/engine/answer";
import {
  type Choice,
  choice,
  form,
  limited,
  map,
  oneOf,
  type Question,
  someOf,
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { type BuildingId, type GroupNo, gradeOf, planOf, whiskeyPrice } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import { buildingOf, captainOf, filledGroups, type State } from "../state.ts";
import { buildingsOnMap, ownedBy, tokensAt } from "../town.ts";
import { type Reason, refused } from "./reasons.ts";

export function whyNotBought(state: State, seat: Seat, building: BuildingId): Reason | null {
  const { cash, shopTokens } = captainOf(state, seat);
  if (buildingOf(state, building).owner !== null) return "owned";
  if (shopTokens === 0) return "no-token";
  return planOf(building).cost > cash ? "too-dear" : null;
}

/** The buildings that a captain may buy now. */
export function purchases(state: State, seat: Seat): BuildingId[] {
  return buildingsOnMap(state).filter((building) => whyNotBought(state, seat, building) === null);
}

/** As many buildings as the shop tokens and dollars allow, in the order of buying. */
export function buyQuestion(state: State, seat: Seat): Question<BuildingId[]> {
  const { cash, shopTokens } = captainOf(state, seat);
  const buildings = buildingsOnMap(state).map((building): Choice<BuildingId> => {
    const reason = whyNotBought(state, seat, building);
    const id = optionId("building", building);
    return reason === null ? choice(id, building, { dollars: planOf(building).cost }) : refused(id, reason);
  });
  return limited(someOf(buildings, { min: 0, max: shopTokens }), { dollars: { max: cash } });
}

/** The price of this many speakeasies beyond the whiskey card, which covers the first, in dollars. */
export function speakeasyCost(count: number, price: number): number {
  return Math.max(0, count - 1) * price;
}

/** The number of speakeasies that a captain can run today; 0 without whiskey. */
export function speakeasyLimit(state: State, seat: Seat): number {
  const { whiskey, cash } = captainOf(state, seat);
  if (whiskey === null) return 0;
  const affordable = 1 + Math.floor(cash / whiskeyPrice(gradeOf(whiskey)));
  return Math.min(affordable, ownedBy(state, seat).length);
}

/** The buildings that pour today, and the target of each group. */
export interface Business {
  readonly speakeasies: readonly BuildingId[];
  readonly sends: readonly { readonly group: GroupNo; readonly building: BuildingId }[];
}

function partOf(group: GroupNo): string {
  return `group-${group}`;
}

/** Null: neither whiskey to pour nor groups to send. */
export function businessQuestion(state: State, seat: Seat): Question<Business> | null {
  const groups = filledGroups(captainOf(state, seat));
  const limit = speakeasyLimit(state, seat);
  if (groups.length === 0 && limit === 0) return null;
  const anywhere = oneOf(buildingsOnMap(state).map((id) => choice(optionId("building", id), id)));
  const pouring = someOf(
    ownedBy(state, seat).map((id) => choice(optionId("pour", id), id)),
    { min: 0, max: limit },
  );
  const parts: Record<string, Question<unknown>> = {
    ...(limit > 0 ? { speakeasies: pouring } : {}),
    ...Object.fromEntries(groups.map((group) => [partOf(group), anywhere])),
  };
  return map(form<Record<string, unknown>>(parts), (answers) => ({
    speakeasies: (answers["speakeasies"] ?? []) as BuildingId[],
    sends: groups.map((group) => ({ group, building: answers[partOf(group)] as BuildingId })),
  }));
}

/** 5.5: no speakeasies, and every group goes where `defaultDispatch` says, one after another. */
export function businessFallback(state: State, seat: Seat): AnswerValue {
  const groups = filledGroups(captainOf(state, seat));
  const tokens = [...state.tokens];
  const sends = groups.map((group) => {
    const building = defaultDispatch({ ...state, tokens }, seat);
    tokens.push({ seat, group, building });
    return [partOf(group), optionId("building", building)];
  });
  return {
    ...(speakeasyLimit(state, seat) > 0 ? { speakeasies: [] } : {}),
    ...Object.fromEntries(sends),
  };
}

/**
 * 5.5: the own building with the highest plain income. For a captain who owns none, the first unowned building without
 * tokens; otherwise the first building of the map.
 */
export function defaultDispatch(state: State, seat: Seat): BuildingId {
  const [dearest] = ownedBy(state, seat).sort((a, b) => planOf(b).income - planOf(a).income);
  const all = buildingsOnMap(state);
  const quiet = all.find((id) => buildingOf(state, id).owner === null && tokensAt(state, id).length === 0);
  const building = dearest ?? quiet ?? all[0];
  if (building === undefined) throw new Error("a map without buildings");
  return building;
}

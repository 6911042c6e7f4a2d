/** The sealed plan of a captain's day (7.3, `business: sealed`). */
import type { AnswerValue } from "@consigliere/engine/answer";
import {
  amount,
  type Choice,
  choice,
  choiceThen,
  form,
  map,
  oneOf,
  type Question,
  someOf,
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { type BuildingId, GROUPS, WAGE } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import { CONDITIONS, type Plan, type PlanEntry } from "../sealed.ts";
import { buildingOf, captainOf, filledGroups, type State } from "../state.ts";
import { buildingsOnMap } from "../town.ts";

type Wanted = Plan["speakeasies"];

/** Nobody knows yet what will be legal when the plan's turn comes. Entries that are illegal then are skipped. */
export function planQuestion(state: State, seat: Seat): Question<Plan> {
  const captain = captainOf(state, seat);
  const all = buildingsOnMap(state);
  const ofNobody = all.filter((id) => buildingOf(state, id).owner === null);
  const ownable = all.filter((id) => buildingOf(state, id).owner === seat || ofNobody.includes(id));
  const groups = filledGroups(captain);
  const parts: Record<string, Question<unknown>> = {
    buy: listOf("building", ofNobody),
    reserve: amount(0, captain.cash, WAGE),
    ...(captain.whiskey === null ? {} : { speakeasies: pouring(ownable) }),
    ...Object.fromEntries(groups.map((group) => [`group-${group}`, sending(all)])),
  };
  return map(form<Record<string, unknown>>(parts), (answers) => ({
    buy: answers["buy"] as BuildingId[],
    reserve: answers["reserve"] as number,
    speakeasies: (answers["speakeasies"] ?? []) as Wanted,
    sends: GROUPS.map((group) => (answers[`group-${group}`] ?? []) as PlanEntry[]),
  }));
}

function listOf(form: "building" | "pour", buildings: readonly BuildingId[]): Question<BuildingId[]> {
  return someOf(
    buildings.map((id) => choice(optionId(form, id), id)),
    { min: 0, max: buildings.length, ordered: true },
  );
}

function pouring(buildings: readonly BuildingId[]): Question<Wanted> {
  return oneOf<Wanted>([
    choice("all", "all"),
    choiceThen("list", listOf("pour", buildings), (list): Wanted => list),
  ]);
}

function sending(buildings: readonly BuildingId[]): Question<PlanEntry[]> {
  const condition = oneOf(CONDITIONS.map((id) => choice(optionId("condition", id), id)));
  const entries = buildings.map(
    (building): Choice<PlanEntry> =>
      choiceThen(optionId("building", building), condition, (met) => ({ building, condition: met })),
  );
  return someOf(entries, { min: 0, max: buildings.length, ordered: true });
}

/** 5.5: buys nothing, pours nothing, and sends every group by default. */
export function planFallback(state: State, seat: Seat): AnswerValue {
  const captain = captainOf(state, seat);
  const groups = filledGroups(captain).map((group) => [`group-${group}`, []]);
  return {
    buy: [],
    reserve: 0,
    ...(captain.whiskey === null ? {} : { speakeasies: { choose: "list", with: [] } }),
    ...Object.fromEntries(groups),
  };
}

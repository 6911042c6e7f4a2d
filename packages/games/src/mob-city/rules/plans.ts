/** 7.3, `business: sealed`: all captains seal a plan for the day, and the plans run in Grace order. */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { type BuildingId, GROUPS, type GroupNo, planOf } from "../cards.ts";
import { defaultDispatch, speakeasyCost, whyNotBought } from "../legal/business.ts";
import { planFallback, planQuestion } from "../legal/plans.ts";
import type { Plan, PlanEntry } from "../sealed.ts";
import { buildingOf, captainOf, groupOf, type State } from "../state.ts";
import { ownedBy, tokensAt } from "../town.ts";
import { buy, dispatch, openSpeakeasies, priceOfPouring } from "./dealings.ts";
import type { MobTable } from "./table.ts";

export function* sealPlans(table: MobTable): Rules {
  const { state, seatCount } = table;
  const plans = yield* table.askAll(
    seatsOf(seatCount).map((seat) => ({
      seat,
      topic: "business-plan",
      question: planQuestion(state, seat),
      about: { day: state.day },
      fallback: planFallback(state, seat),
    })),
    { announce: (seat) => ({ everyone: { type: "plan-answered", seat } }) },
  );
  for (const [seat, plan] of plans) state.sealed.plans[seat] = plan;
  state.phase = { at: "payday", turn: 0, away: false };
}

/** Skips entries that are illegal or too expensive, or whose condition fails, when their turn comes. */
export function carryOutPlan(table: MobTable, seat: Seat, plan: Plan): void {
  const { state } = table;
  for (const building of plan.buy) {
    const left = captainOf(state, seat).cash - planOf(building).cost;
    if (whyNotBought(state, seat, building) === null && left >= plan.reserve) buy(table, seat, building);
    else skip(table, seat, "buy", building);
  }
  if (captainOf(state, seat).whiskey !== null) pour(table, seat, plan);
  for (const group of GROUPS) {
    if (groupOf(state, seat, group).length > 0)
      send(table, seat, { group, entries: plan.sends[group - 1] ?? [] });
  }
}

function skip(
  table: MobTable,
  seat: Seat,
  part: "buy" | "speakeasy" | "dispatch",
  building: BuildingId,
): void {
  table.emitTo(seat, { type: "plan-entry-skipped", seat, part, building }, null);
}

function pour(table: MobTable, seat: Seat, { speakeasies, reserve }: Plan): void {
  const { state } = table;
  const owned = ownedBy(state, seat);
  const byIncome = [...owned].sort((a, b) => planOf(b).income - planOf(a).income); // P-14
  const wanted = speakeasies === "all" ? byIncome : speakeasies;
  const price = priceOfPouring(state, seat);
  const open: BuildingId[] = [];
  for (const building of wanted) {
    const left = captainOf(state, seat).cash - speakeasyCost(open.length + 1, price);
    const isAffordable = left >= (open.length === 0 ? 0 : reserve);
    if (owned.includes(building) && isAffordable) open.push(building);
    else if (speakeasies !== "all") skip(table, seat, "speakeasy", building);
  }
  openSpeakeasies(table, seat, open);
}

function send(
  table: MobTable,
  seat: Seat,
  { group, entries }: { readonly group: GroupNo; readonly entries: readonly PlanEntry[] },
): void {
  const { state } = table;
  for (const entry of entries) {
    if (isMet(state, seat, entry)) {
      dispatch(table, seat, { group, building: entry.building });
      return;
    }
    skip(table, seat, "dispatch", entry.building);
  }
  dispatch(table, seat, { group, building: defaultDispatch(state, seat) });
}

function isMet(state: State, seat: Seat, { building, condition }: PlanEntry): boolean {
  const { owner } = buildingOf(state, building);
  switch (condition) {
    case "any":
      return true;
    case "mine":
      return owner === seat;
    case "unowned":
      return owner === null;
    case "no-rival":
      return tokensAt(state, building).every((token) => token.seat === seat);
  }
}

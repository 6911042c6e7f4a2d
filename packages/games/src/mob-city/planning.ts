/** What a captain may plan ahead: the bid and the business of the day. */
import type { PlanBook, PlannableQuestion } from "@consigliere/engine/plan";
import type { Seat } from "@consigliere/engine/seat";
import type { MobCityEvent } from "./events.ts";
import { bidQuestion } from "./legal/bids.ts";
import { businessQuestion, buyQuestion } from "./legal/business.ts";
import { planQuestion } from "./legal/plans.ts";
import type { State } from "./state.ts";

export const plans: PlanBook<State, MobCityEvent> = { questions, disturbs };

/** Before the business of the day nothing of the next day. */
const BEFORE_BUSINESS = ["tip", "pool", "hire", "hire-lists", "police", "whiskey", "plans", "payday"];

function questions(state: State, seat: Seat): PlannableQuestion[] {
  const { options, phase } = state;
  if (phase.at === "setup" || phase.at === "place") return [];
  const bid = { topic: "bid", question: bidQuestion(options.whiskeyDraft === "ranked").data };
  const business = businessOf(state, seat);
  return BEFORE_BUSINESS.includes(phase.at) ? [...business, bid] : [bid, ...business];
}

function businessOf(state: State, seat: Seat): PlannableQuestion[] {
  if (state.options.business === "sealed")
    return [{ topic: "business-plan", question: planQuestion(state, seat).data }];
  const business = businessQuestion(state, seat);
  return [
    { topic: "buy", question: buyQuestion(state, seat).data },
    ...(business === null ? [] : [{ topic: "business", question: business.data }]),
  ];
}

/** Whatever is done to its buildings and its people. */
function disturbs(event: MobCityEvent, seat: Seat, { buildings }: State): boolean {
  switch (event.type) {
    case "raid-closed":
    case "raid-fined":
    case "building-lost":
    case "group-arrested":
      return event.seat === seat;
    case "building-bombed":
      return event.seat !== seat && buildings[event.building]?.owner === seat;
    case "fight-shot":
    case "fight-killed-outright":
    case "fight-grenade":
      return event.victim === seat;
    case "fight-captured":
      return event.from === seat;
    default:
      return false;
  }
}

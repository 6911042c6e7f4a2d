/** The decisions that a captain may plan ahead: the bid and the business of the day. */
import type { Against, PlanBook, PlannableQuestion } from "@consigliere/engine/plan";
import type { Seat } from "@consigliere/engine/seat";
import type { MobCityEvent } from "./events.ts";
import { bidQuestion } from "./legal/bids.ts";
import { businessQuestion, buyQuestion } from "./legal/business.ts";
import { planQuestion } from "./legal/plans.ts";
import type { State } from "./state.ts";

/** Everything that is done to the captain's buildings, their income and its people. */
const against: Against<State, MobCityEvent> = {
  "raid-closed": (event, seat) => event.seat === seat,
  "raid-fined": (event, seat) => event.seat === seat,
  "building-lost": (event, seat) => event.seat === seat,
  "group-arrested": (event, seat) => event.seat === seat,
  "building-bombed": ({ seat: by, building }, seat, { state }) =>
    by !== seat && state.buildings[building]?.owner === seat,
  "extortion-paid": ({ from }, seat) => from === seat,
  "fight-started": ({ sides }, seat) => sides.some((side) => side.seat === seat),
  "fight-shot": ({ victim }, seat) => victim === seat,
  "fight-killed-outright": ({ victim }, seat) => victim === seat,
  "fight-grenade": ({ victim }, seat) => victim === seat,
  "fight-captured": ({ from }, seat) => from === seat,
};

export const plans: PlanBook<State, MobCityEvent> = { questions, against };

/** The phases before the business of the day. In them, nothing of the next day may be planned. */
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

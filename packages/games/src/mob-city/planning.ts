/** What a captain may plan ahead: the bid and the business of the day. */
import type { PlanBook } from "@consigliere/engine/plan";
import type { QuestionData } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { MobCityEvent } from "./events.ts";
import { bidQuestion } from "./legal/bids.ts";
import { businessQuestion, buyQuestion } from "./legal/business.ts";
import { planQuestion } from "./legal/plans.ts";
import { PLANNED } from "./options.ts";
import type { State } from "./state.ts";

export const plans: PlanBook<State, MobCityEvent> = { topics: PLANNED, question, disturbs };

function question(state: State, seat: Seat, topic: string): QuestionData | null {
  const { options, phase } = state;
  if (phase.at === "setup" || phase.at === "place") return null;
  const isSealed = options.business === "sealed";
  if (topic === "bid") return bidQuestion(options.whiskeyDraft === "ranked").data;
  if (topic === "business-plan") return isSealed ? planQuestion(state, seat).data : null;
  if (isSealed) return null;
  return topic === "buy" ? buyQuestion(state, seat).data : (businessQuestion(state, seat)?.data ?? null);
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

import { isRecord, type Json } from "@consigliere/engine/json";
import type { Deed, Step } from "./course.ts";

/** The id of a plan that a course leaves. */
const PLAN = "01890a5d-ac96-774b-bcce-b302099a8057";

/** The control that the coach points to, with the learner's settings so far. */
export function deedOf(step: Step, settings: Json): Deed {
  const before = isRecord(settings) ? settings : {};
  switch (step.does) {
    case "order":
      return { does: "order", settings: { ...before, orders: [step.order] } as unknown as Json };
    case "plan": {
      const steps = step.plan.map((one) => ({ ...one, when: "undisturbed" }));
      return {
        does: "plan",
        settings: { ...before, plan: { id: PLAN, steps, done: 0, void: null } } as unknown as Json,
      };
    }
    case "sleep":
      return { does: "sleep", settings };
    case "read":
      return { does: "read" };
    default:
      return { does: "answer", value: step.hint };
  }
}

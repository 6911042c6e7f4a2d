/** Plans as a browser needs them to write some. */
export {
  MOST_PLAN_STEPS,
  nextStep,
  type Plan,
  type PlanStep,
  type PlanVoid,
  planIn,
} from "@consigliere/engine/plan";

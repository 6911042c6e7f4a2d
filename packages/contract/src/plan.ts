/** Plans, with the parts that a browser needs to write some. */
export {
  MOST_PLAN_STEPS,
  nextStep,
  type Plan,
  type PlanStep,
  type PlanVoid,
  planIn,
} from "@consigliere/engine/plan";

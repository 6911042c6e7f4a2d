import type { AnswerValue } from "@consigliere/contract/answer";
import { MOST_PLAN_STEPS, type PlanStep } from "@consigliere/contract/plan";
import type { Report } from "./sandbox-worker.ts";
import type { Moment } from "./use-sandbox.ts";

/** The answers that a reader takes from a trial to the table; nothing of them is sent yet. */
export interface Left {
  /** For the question that is asked at the table. */
  readonly answer?: AnswerValue;
  /** For the reader's next decisions. */
  readonly plan?: readonly PlanStep[];
}

/** The own answers that can be taken to the table: to its question; or, while it asks nothing, as a plan. */
export function taken(
  { tried, plannable }: Pick<Report, "tried" | "plannable">,
  { viewer, asked, isOpen, isPlannable }: Omit<Moment, "view">,
): { readonly answer: AnswerValue | null; readonly plan: readonly PlanStep[] } {
  const own = tried.filter(({ seat }) => seat === viewer);
  const [first] = own;
  const answers = isOpen && first !== undefined && first.topic === asked?.topic;
  const steps = own
    .filter(({ topic }) => isPlannable && plannable.includes(topic))
    .map(({ topic, value }): PlanStep => ({ topic, answer: value, when: "undisturbed" }));
  return { answer: answers ? first.value : null, plan: steps.slice(0, MOST_PLAN_STEPS) };
}

/** Whether a deal does not begin at the question that the reader is asked. */
export function isSkipped(
  { tried, prompt }: Pick<Report, "tried" | "prompt">,
  { viewer, asked }: Pick<Moment, "viewer" | "asked">,
): boolean {
  const first = [...tried, ...(prompt === undefined ? [] : [prompt])].find(({ seat }) => seat === viewer);
  return asked?.seat === viewer && first !== undefined && first.topic !== asked.topic;
}

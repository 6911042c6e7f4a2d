/** The shape of a plan among the settings of a seat. */
import * as z from "zod";
import { MOST_PLAN_STEPS, type Plan } from "./plan.ts";

/** In characters of text: longer than any answer of a game, and than any event that voids a plan. */
const LONGEST = 4_000;

/** Any JSON of settings, with a limited size. */
const bounded = () => z.unknown().refine((value) => JSON.stringify(value ?? "").length <= LONGEST);

/** A plan of decisions on these topics. The prompt decides whether an answer is legal, when it comes. */
export function planSchema(topics: readonly string[]): z.ZodType<Plan> {
  const step = z.strictObject({
    topic: z.enum(topics as [string, ...string[]]),
    answer: bounded(),
    when: z.enum(["undisturbed", "legal"]),
  });
  return z.strictObject({
    id: z.string().min(8).max(40),
    steps: z.array(step).min(1).max(MOST_PLAN_STEPS),
    done: z.int().min(0).max(MOST_PLAN_STEPS).default(0),
    void: bounded().default(null),
  }) as unknown as z.ZodType<Plan>;
}

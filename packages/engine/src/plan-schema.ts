/** The shape of a plan among the settings of a seat. */
import * as z from "zod";
import { MOST_PLAN_STEPS, type Plan } from "./plan.ts";

/** Longer than any answer of a game, and than what voids a plan, in characters of its text. */
const LONGEST = 4_000;

/** Anything at all of the JSON that settings are, but not without end. */
const bounded = () => z.unknown().refine((value) => JSON.stringify(value ?? "").length <= LONGEST);

/** A plan of decisions on these topics. Whether an answer is legal is for the prompt to say, once it comes. */
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

/** The shape of a plan among the settings of a seat. */
import * as z from "zod";
import type { AnswerValue } from "./answer.ts";
import { MOST_PLAN_STEPS, type Plan } from "./plan.ts";

/** Longer than any answer of a game, in characters of its text. */
const LONGEST_ANSWER = 4_000;
const LONGEST_VOID = 8_000;

const answer = z.json().refine((value) => value !== null && JSON.stringify(value).length <= LONGEST_ANSWER, {
  error: "no answer",
}) as unknown as z.ZodType<AnswerValue>;

/** A plan of decisions on these topics. Whether an answer is legal is for the prompt to say, once it comes. */
export function planSchema(topics: readonly string[]): z.ZodType<Plan> {
  const step = z.strictObject({
    topic: z.enum(topics as [string, ...string[]]),
    answer,
    when: z.enum(["undisturbed", "legal"]),
  });
  return z.strictObject({
    id: z.string().regex(/^[\w-]{8,40}$/),
    steps: z.array(step).min(1).max(MOST_PLAN_STEPS),
    done: z.int().min(0).max(MOST_PLAN_STEPS).default(0),
    void: z
      .looseObject({ why: z.string().max(40) })
      .refine((value) => JSON.stringify(value).length <= LONGEST_VOID, { error: "too long" })
      .nullable()
      .default(null),
  }) as unknown as z.ZodType<Plan>;
}

import type { AnswerValue } from "@consigliere/engine/answer";
import * as z from "zod";

/** The shape of an answer; whether it is legal is for the prompt to say. */
export const answerValueSchema: z.ZodType<AnswerValue> = z
  .lazy(() =>
    z.union([
      z.string().max(200),
      z.number(),
      z.array(z.string().max(200)).max(200),
      z.strictObject({ choose: z.string().max(200), with: answerValueSchema }),
      z.record(z.string().max(100), answerValueSchema),
    ]),
  )
  .meta({
    id: "AnswerValue",
    description:
      "By the form of the question. one: the option id, or {choose, with} when the option asks further; " +
      "some, order: option ids in order; amount: a number; form: an answer by name of part.",
  });

export type { AnswerValue };

import type { AnswerValue, ChosenOption } from "@consigliere/engine/answer";
import * as z from "zod";

const optionId = z.string().max(200);
const chosenSchema = z.lazy(() =>
  z.union([optionId, z.strictObject({ choose: optionId, with: answerValueSchema })]),
);

/** The shape of an answer. The prompt decides whether it is legal. */
export const answerValueSchema: z.ZodType<AnswerValue> = z
  .lazy(() =>
    z.union([
      chosenSchema,
      z.number(),
      z.array(chosenSchema).max(200),
      z.record(z.string().max(100), answerValueSchema),
    ]),
  )
  .meta({
    id: "AnswerValue",
    description:
      "By the form of the question. one: the chosen option, by its id, or as {choose, with} when it asks " +
      "further; some, order: chosen options in order; amount: a number; form: an answer by name of part.",
  });

export type { AnswerValue, ChosenOption };

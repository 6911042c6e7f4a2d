/** Prompts as they travel to the seat that is asked. */
import type { Prompt } from "@consigliere/engine/prompt";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import * as z from "zod";
import { answerValueSchema } from "./answer.ts";
import { seatSchema } from "./values.ts";

const optionSchema: z.ZodType<OptionData> = z
  .lazy(() =>
    z.object({
      id: z.string(),
      blocked: z.string().exactOptional(),
      group: z.string().exactOptional(),
      with: questionSchema.exactOptional(),
    }),
  )
  .meta({ id: "Option" });

const options = z.array(optionSchema);

export const questionSchema: z.ZodType<QuestionData> = z
  .lazy(() =>
    z.discriminatedUnion("form", [
      z.object({ form: z.literal("one"), options }),
      z.object({
        form: z.literal("some"),
        options,
        min: z.int(),
        max: z.int(),
        ordered: z.boolean().exactOptional(),
        quotas: z.record(z.string(), z.int()).exactOptional(),
      }),
      z.object({ form: z.literal("order"), options }),
      z.object({ form: z.literal("amount"), min: z.int(), max: z.int(), step: z.int() }),
      z.object({
        form: z.literal("form"),
        parts: z.array(z.object({ name: z.string(), question: questionSchema })),
      }),
    ]),
  )
  .meta({ id: "Question" });

export const clockSchema = z.enum(["turn", "window"]);

export const promptSchema: z.ZodType<Prompt> = z
  .object({
    id: z.string(),
    seat: seatSchema,
    topic: z.string(),
    about: z.json(),
    question: questionSchema,
    fallback: answerValueSchema,
    clock: clockSchema,
    optional: z.boolean(),
    sealed: answerValueSchema.nullable(),
    isRevisable: z.boolean(),
  })
  .meta({ id: "Prompt", description: "A decision asked of the viewer's seat." });

export type { Prompt };

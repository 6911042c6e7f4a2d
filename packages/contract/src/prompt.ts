/** Prompts in the form in which the asked seat gets them. */
import type { Prompt } from "@consigliere/engine/prompt";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import * as z from "zod";
import { answerValueSchema } from "./answer.ts";
import { seatSchema } from "./values.ts";

const countsSchema = z.record(z.string(), z.int());

/** By tally. */
const limits = z
  .record(z.string(), z.object({ min: z.int().exactOptional(), max: z.int().exactOptional() }))
  .exactOptional();

const optionSchema: z.ZodType<OptionData> = z
  .lazy(() =>
    z.object({
      id: z.string(),
      blocked: z.string().exactOptional(),
      counts: countsSchema.exactOptional(),
      with: questionSchema.exactOptional(),
    }),
  )
  .meta({ id: "Option" });

const options = z.array(optionSchema);

const questionSchema: z.ZodType<QuestionData> = z
  .lazy(() =>
    z.discriminatedUnion("form", [
      z.object({ form: z.literal("one"), options, limits }),
      z.object({
        form: z.literal("some"),
        options,
        min: z.int(),
        max: z.int(),
        ordered: z.boolean().exactOptional(),
        limits,
      }),
      z.object({ form: z.literal("order"), options, limits }),
      z.object({
        form: z.literal("amount"),
        min: z.int(),
        max: z.int(),
        step: z.int(),
        counts: countsSchema.exactOptional(),
        limits,
      }),
      z.object({
        form: z.literal("form"),
        parts: z.array(z.object({ name: z.string(), question: questionSchema })),
        limits,
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

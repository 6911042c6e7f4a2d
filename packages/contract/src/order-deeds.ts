/** The past deeds of standing orders and plans, and the deeds open to them. */
import * as z from "zod";
import { answerValueSchema } from "./answer.ts";
import { endpoint, matchParams } from "./endpoint.ts";
import { promptSchema } from "./prompt.ts";
import { timeSchema } from "./values.ts";

/** An order as its game understands it. */
const orderSchema = z.object({
  kind: z.string(),
  when: z.record(z.string(), z.union([z.array(z.string()), z.literal(true), z.number()])),
  answers: z.array(answerValueSchema),
});

const orderDeedSchema = z
  .object({
    n: z.int().meta({ description: "The number of the event of mine with which it became visible." }),
    at: timeSchema,
    topic: z.string(),
    about: z.json(),
    value: answerValueSchema
      .nullable()
      .meta({ description: "The answer that was given for me; null: none." }),
    order: orderSchema
      .nullable()
      .meta({ description: "The order that answered; null: my settings answered, or nothing did." }),
    dropped: z
      .array(z.object({ order: orderSchema, answer: answerValueSchema, obstacle: z.string() }))
      .meta({ description: "The orders for this question that could not be carried out." }),
    planned: z
      .int()
      .exactOptional()
      .meta({ description: "The step of my plan, from 0, that answered; absent: none did." }),
  })
  .meta({ id: "OrderDeed" });
export type OrderDeed = z.infer<typeof orderDeedSchema>;

export const readOrderDeeds = endpoint("readOrderDeeds", {
  area: "play",
  summary: "What my standing orders did in this match, the newest first. Nobody else can read it.",
  access: "signed-in",
  params: matchParams,
  response: z.object({ deeds: z.array(orderDeedSchema) }),
  problems: ["match/unknown", "match/not-yours"],
});

const factSchema = z.union([
  z.boolean(),
  z.number(),
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.number()),
]);

const pastQuestionSchema = z
  .object({
    n: z.int().meta({ description: "The number of the event of mine with which my answer became visible." }),
    prompt: promptSchema.meta({ description: "The question as it was asked." }),
    facts: z
      .record(z.string(), factSchema)
      .meta({ description: "What my orders could have looked at, by the names of their conditions." }),
    value: answerValueSchema.meta({ description: "My answer." }),
  })
  .meta({ id: "PastQuestion" });
export type PastQuestion = z.infer<typeof pastQuestionSchema>;

export const readPastQuestions = endpoint("readPastQuestions", {
  area: "play",
  summary:
    "The last questions of this match that I answered myself and an order could have answered, the newest first. Nobody else can read them.",
  access: "signed-in",
  params: matchParams,
  response: z.object({ questions: z.array(pastQuestionSchema) }),
  problems: [
    ...(["match/unknown", "match/not-yours", "match/not-started", "match/cancelled", "match/busy"] as const),
  ],
});

export const readPlannable = endpoint("readPlannable", {
  area: "play",
  summary:
    "The questions that I can plan answers to (`plan` of my settings), as they would be asked now. Nobody else can read them.",
  access: "signed-in",
  params: matchParams,
  response: z.object({ prompts: z.array(promptSchema) }),
  problems: [
    ...(["match/unknown", "match/not-yours", "match/not-started", "match/cancelled", "match/busy"] as const),
  ],
});

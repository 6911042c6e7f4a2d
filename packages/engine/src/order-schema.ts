/** The shape of standing orders, from the kinds of a game. */
import * as z from "zod";
import type { AnswerValue } from "./answer.ts";
import { isRecord } from "./json.ts";
import type {
  OrderAnswers,
  OrderCondition,
  OrderKind,
  OrderKinds,
  StandingOrder,
} from "./standing-orders.ts";

const MOST_TURNS = 100;

/** Orders of these kinds, in the order in which they are checked; `most` at once. */
export function ordersSchema(kinds: OrderKinds, most: number): z.ZodType<StandingOrder[]> {
  const shapes = Object.entries(kinds).map(([name, kind]) => orderSchema(name, kind));
  return z.array(z.union(shapes)).max(most) as unknown as z.ZodType<StandingOrder[]>;
}

function orderSchema(name: string, { when, answers }: OrderKind): z.ZodType {
  const conditions = Object.entries(when).map(([fact, one]) => [fact, conditionSchema(one).optional()]);
  return z.strictObject({
    kind: z.literal(name),
    when: z.strictObject(Object.fromEntries(conditions)),
    answers: answersSchema(answers),
  });
}

function conditionSchema(condition: OrderCondition): z.ZodType {
  switch (condition.test) {
    case "any-of":
      return z.array(z.enum(condition.of)).min(1).max(condition.of.length);
    case "is-so":
      return z.literal(true);
    case "at-most":
      return z.int().min(condition.min).max(condition.max);
    case "own-turn":
      return z.int().min(1).max(MOST_TURNS);
  }
}

function answersSchema(answers: OrderAnswers): z.ZodType {
  return z
    .array("oneOf" in answers ? anyOf(answers.oneOf) : formSchema(answers.form))
    .min(1)
    .max(answers.preferences ?? 1);
}

function formSchema(form: Readonly<Record<string, readonly string[]>>): z.ZodType {
  return z.strictObject(Object.fromEntries(Object.entries(form).map(([part, ids]) => [part, z.enum(ids)])));
}

function anyOf(answers: readonly AnswerValue[]): z.ZodType {
  const ids = answers.filter((answer) => typeof answer === "string");
  const others = answers.filter((answer) => typeof answer !== "string").map(exactly);
  return z.union([z.enum(ids), ...others]);
}

function exactly(answer: AnswerValue): z.ZodType {
  if (Array.isArray(answer)) return z.tuple(answer.map((one) => exactly(one)) as [z.ZodType, ...z.ZodType[]]);
  if (!isRecord(answer)) return z.literal(answer as string | number);
  const parts = Object.entries(answer).map(([part, value]) => [part, exactly(value as AnswerValue)]);
  return z.strictObject(Object.fromEntries(parts));
}

/** Signed links that carry one answer to one prompt. Anyone with the link may give the answer, after confirming it. */
import { createHash } from "node:crypto";
import { answerValueSchema } from "@consigliere/contract/answer";
import * as z from "zod";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";

const actSchema = z.object({
  matchId: z.string(),
  userId: z.string(),
  promptId: z.string(),
  value: answerValueSchema,
  /** ISO time after which the link is invalid. */
  until: z.string(),
});
export type Act = z.infer<typeof actSchema>;

/** The token of an answer. */
export function actToken({ links }: Context, act: Act): string {
  const body = Buffer.from(JSON.stringify(act)).toString("base64url");
  return `${body}.${links.sign(signed(body))}`;
}

/** The answer in a token, whose time may be over. @throws Refusal `link/invalid` when the service has not signed it */
export function readActToken({ links }: Pick<Context, "links">, token: string): Act {
  const [body = "", signature = ""] = token.split(".");
  if (!links.verifies(signed(body), signature)) throw new Refusal("link/invalid");
  return actSchema.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
}

/** Whether the time of a link is over. */
export function isPast({ clock }: Pick<Context, "clock">, { until }: Act): boolean {
  return Date.parse(until) < clock().getTime();
}

/** The answer id of a link: following it twice answers once. */
export function answerIdOf(token: string): string {
  return `act-${createHash("sha256").update(token).digest("base64url").slice(0, 24)}`;
}

/** The signed text for a body. The prefix prevents the use of signatures made for another purpose. */
const signed = (body: string) => `act ${body}`;

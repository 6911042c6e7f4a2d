/** Signed links that carry one answer to one prompt. Whoever has the link may give the answer, once it is confirmed. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { answerValueSchema } from "@consigliere/contract/answer";
import * as z from "zod";
import type { House } from "../house.ts";
import { Refusal } from "../refusal.ts";

const actSchema = z.object({
  matchId: z.string(),
  userId: z.string(),
  promptId: z.string(),
  value: answerValueSchema,
  /** ISO time after which the link is no good. */
  until: z.string(),
});
export type Act = z.infer<typeof actSchema>;

/** The token of an answer. */
export function actToken({ settings }: House, act: Act): string {
  const body = Buffer.from(JSON.stringify(act)).toString("base64url");
  return `${body}.${signature(settings.linkSecret, body)}`;
}

/** The answer in a token. @throws Refusal `link/invalid` when it is damaged or too old */
export function readActToken({ settings, clock }: House, token: string): Act {
  const [body = "", signed = ""] = token.split(".");
  const expected = Buffer.from(signature(settings.linkSecret, body));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal("link/invalid");
  const act = actSchema.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  if (Date.parse(act.until) < clock().getTime()) throw new Refusal("link/invalid");
  return act;
}

/** The answer id of a link: following it twice answers once. */
export function answerIdOf(token: string): string {
  return `act-${createHash("sha256").update(token).digest("base64url").slice(0, 24)}`;
}

function signature(secret: string, body: string): string {
  return createHmac("sha256", secret).update(`act ${body}`).digest("base64url");
}

/**
 * A script that comes with an access token. It acts as the person who made the token, at the matches that the token
 * names.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import type { Person } from "./person.ts";

/** The prefix that identifies a token as ours, wherever it turns up. */
const START = "cgl";
const BETWEEN = ".";

/** The precision of the time of last use that its owner sees. Otherwise each look would write. */
const NOTED_EVERY_MS = 3_600_000;

/** The secret of a token in stored form: SHA-256, in hex. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** The text that a script sends. It contains the ids of its owner and of itself, so that one read finds it. */
export function tokenText(userId: string, id: string, secret: string): string {
  return [START, userId, id, secret].join(BETWEEN);
}

/** The token that a request brings as `Authorization: Bearer …`; null: none. */
export function bearerIn(headers: Headers): string | null {
  const [, token = null] = /^bearer\b *(.*)$/i.exec(headers.get("authorization") ?? "") ?? [];
  return token;
}

/**
 * The person for whom a token opens the match. A match that the token does not name is treated as unknown, without a
 * look at it. @throws Refusal `token/invalid`, `match/unknown`
 */
export async function personByToken(context: Context, text: string, matchId: string): Promise<Person> {
  const { accessTokens } = context.store;
  const [start, userId = "", id = "", secret = "", ...more] = text.split(BETWEEN);
  const isOurs = start === START && userId !== "" && id !== "" && more.length === 0;
  const token = isOurs ? await accessTokens.get(userId, id) : undefined;
  const isRight = timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(token?.secretHash ?? hashOf("")));
  if (token === undefined || !isRight) throw new Refusal("token/invalid");
  if (!token.matches.includes(matchId)) throw new Refusal("match/unknown");
  const now = context.clock();
  const noted = token.usedAt === undefined ? 0 : Date.parse(token.usedAt);
  if (now.getTime() - noted >= NOTED_EVERY_MS) {
    await accessTokens.setUsed(userId, id, now.toISOString());
  }
  return { userId, email: null, isByToken: true };
}

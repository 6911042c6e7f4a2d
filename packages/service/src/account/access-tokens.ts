/** Access tokens as their owner makes, sees and withdraws them. */
import {
  type AccessToken as AccessTokenView,
  MOST_TOKENS,
  type NewToken,
} from "@consigliere/contract/access-tokens";
import type { AccessToken } from "@consigliere/store/access-tokens";
import type { Context } from "../context.ts";
import { placeOf } from "../match/people.ts";
import { limit, type RateLimit } from "../rate-limit.ts";
import { Refusal } from "../refusal.ts";
import { hashOf, tokenText } from "./token-holder.ts";

const MADE_BY_PERSON: RateLimit = { name: "token-person", calls: 20, seconds: 3600 };

/** In bytes: twice as many as needed against guessing. */
const SECRET_BYTES = 32;
const ID_BYTES = 6;
const DAY_MS = 86_400_000;

/** The valid ones, newest first. */
export async function readTokens({ store }: Context, userId: string): Promise<AccessTokenView[]> {
  const tokens = await store.accessTokens.list(userId);
  return tokens.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map(shown);
}

/**
 * Makes a token for one's own seats, not for a borrowed one. The secret for its script is shown here and never again.
 * @throws Refusal as the contract says
 */
export async function makeToken(
  context: Context,
  userId: string,
  { name, matches, days }: NewToken,
): Promise<{ token: AccessTokenView; secret: string }> {
  const { store, chance, clock } = context;
  await limit(context, MADE_BY_PERSON, userId);
  const metas = await Promise.all(matches.map((id) => store.matches.meta(id)));
  if (metas.some((meta) => meta === undefined || placeOf(meta, userId).owns === null)) {
    throw new Refusal("match/unknown");
  }
  if ((await store.accessTokens.list(userId)).length >= MOST_TOKENS) throw new Refusal("token/too-many");
  const secret = chance.hex(SECRET_BYTES);
  const now = clock();
  const token: AccessToken = {
    id: chance.hex(ID_BYTES),
    name,
    matches,
    secretHash: hashOf(secret),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  };
  await store.accessTokens.put(userId, token);
  return { token: shown(token), secret: tokenText(userId, token.id, secret) };
}

/** A token as its owner sees it. Nobody sees the secret. */
function shown({ secretHash: _, matches, usedAt, ...token }: AccessToken): AccessTokenView {
  return { ...token, matches: [...matches], usedAt: usedAt ?? null };
}

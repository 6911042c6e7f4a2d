import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { editMatch } from "../match/edit.ts";
import { callerAt } from "../match/people.ts";
import { Refusal } from "../refusal.ts";

/** Enough that two links of a match are never the same one. */
const WORD_BYTES = 6;

/**
 * Makes a link for spectators, who see everything with a delay in minutes. The old link shows nothing any more.
 * @throws Refusal `match/unknown`, `match/not-host`, `match/over`, `match/cancelled`
 */
export async function inviteSpectators(
  context: Context,
  userId: string,
  matchId: string,
  delayMinutes: number,
): Promise<void> {
  const word = context.chance.hex(WORD_BYTES);
  await editMatch(context, matchId, (meta) => {
    checkHost(meta, userId);
    if (meta.status === "over") throw new Refusal("match/over");
    if (meta.status === "cancelled") throw new Refusal("match/cancelled");
    return { ...meta, spectators: { word, delayMinutes } };
  });
}

/** From now on nobody watches by a link. @throws Refusal `match/unknown`, `match/not-host` */
export async function dismissSpectators(context: Context, userId: string, matchId: string): Promise<void> {
  await editMatch(context, matchId, (meta) => {
    checkHost(meta, userId);
    const { spectators, ...rest } = meta;
    return spectators === undefined ? meta : rest;
  });
}

function checkHost(meta: MatchMeta, userId: string): void {
  callerAt(meta, userId);
  if (meta.host !== userId) throw new Refusal("match/not-host");
}

import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { callerAt, mySeat, type Place } from "./people.ts";

/** The stored facts of a match apart from its play. @throws Refusal `match/unknown` */
export async function metaOf({ store }: Pick<Context, "store">, matchId: string): Promise<MatchMeta> {
  const meta = await store.matches.meta(matchId);
  if (meta === undefined) throw new Refusal("match/unknown");
  return meta;
}

/**
 * The same, and the seat that the caller plays, owns or looks from.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/lent`
 */
export async function metaAt(
  context: Pick<Context, "store">,
  matchId: string,
  userId: string,
  as: keyof Place,
): Promise<{ readonly meta: MatchMeta; readonly seat: Seat }> {
  const meta = await metaOf(context, matchId);
  return { meta, seat: mySeat(callerAt(meta, userId), as) };
}

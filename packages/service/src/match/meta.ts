import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";

/** The stored facts of a match apart from its play. @throws Refusal `match/unknown` */
export async function metaOf({ store }: Pick<Context, "store">, matchId: string): Promise<MatchMeta> {
  const meta = await store.matches.meta(matchId);
  if (meta === undefined) throw new Refusal("match/unknown");
  return meta;
}

import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { metaOf } from "../match/meta.ts";
import { type OpenTable, openTable } from "../match/open.ts";
import { mySeat, viewerOf } from "../match/people.ts";
import { opensAtEnd } from "../match/public-form.ts";
import { Refusal } from "../refusal.ts";

/** A match, and from where somebody looks at it. */
export interface Chair {
  readonly meta: MatchMeta;
  readonly viewer: Viewer;
}

/**
 * From where `userId` looks at what has been: their own chair, or the chair `as` of a match that is open at its end.
 * @throws Refusal `match/unknown`, `match/not-started`, and those of {@link chairAt}
 */
export async function chairOf(
  context: Context,
  userId: string,
  matchId: string,
  as: Seat | undefined,
): Promise<Chair> {
  if (as !== undefined) {
    const table = await openTable(context, matchId, userId);
    return { meta: table.meta, viewer: chairAt(table, userId, as) };
  }
  const meta = await metaOf(context, matchId);
  const viewer = viewerOf(meta, userId);
  if (meta.startedAt === undefined) throw new Refusal("match/not-started");
  return { meta, viewer };
}

/**
 * The chair `as` of a match that is over, for somebody who sat at its table.
 * @throws Refusal `match/not-yours`, `match/not-over`, `match/not-open`, `match/seat-not-found`
 */
export function chairAt({ meta, run }: OpenTable, userId: string, as: Seat): Seat {
  mySeat(meta, userId);
  if (run.outcome === null) throw new Refusal("match/not-over");
  if (!opensAtEnd(meta)) throw new Refusal("match/not-open");
  if (meta.seats[as] === undefined) throw new Refusal("match/seat-not-found");
  return as;
}

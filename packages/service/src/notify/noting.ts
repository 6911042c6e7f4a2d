/** Notifications: noted at once, told after a grace period, all together. */

import type { MatchMeta } from "@consigliere/store/matches";
import type { Noted } from "@consigliere/store/memberships";
import type { Notification } from "@consigliere/store/notifications";
import type { Context } from "../context.ts";
import type { Membership } from "../match/contents.ts";
import { nudgesAbout } from "../match/nudges.ts";
import { isAwaited, peopleAt } from "../match/people.ts";
import type { Position } from "../match/position.ts";
import { decisionsOf } from "../match/record.ts";
import { CORRECTION, correctionKey, correctionsAskedOf } from "./correction.ts";
import { MATCH_END, MATCH_START, NUDGE, nudgeKey, REMATCH, YOUR_TURN } from "./kinds.ts";

type Occasion = Pick<Notification, "kind" | "key">;

/** Notifications of a match, based on the rows of its people. */
export type Noting = (rows: readonly Membership[]) => Noted[];

/** Notifications for everybody at the current table of the match. */
export function notesOfMatch(context: Context, meta: MatchMeta, position: Position): Noting {
  return notesFor(context, meta, ({ seat }) => occasionsFor(meta, position, seat));
}

/**
 * Tells that a rematch or a match of a club was called, or that a seat has become free, to everyone it waits for. The
 * caller knows already.
 */
export function notesOfCall(context: Context, meta: MatchMeta): Noting {
  const called: Occasion[] = [{ kind: REMATCH, key: REMATCH }];
  return notesFor(context, meta, ({ userId }) =>
    userId !== meta.host && isAwaited(meta, userId) ? called : [],
  );
}

function notesFor(
  { clock, settings }: Context,
  meta: MatchMeta,
  occasionsOf: (person: { readonly seat: number; readonly userId: string }) => readonly Occasion[],
): Noting {
  const now = clock();
  const at = now.toISOString();
  const dueAt = new Date(now.getTime() + settings.graceSeconds * 1000).toISOString();
  return (rows) =>
    peopleAt(meta).flatMap((person) => {
      const { userId } = person;
      const row = rows.find((each) => each.userId === userId);
      if (row === undefined || row.muted) return [];
      const fresh = occasionsOf(person).filter(({ key }) => !row.notifiedPrompts.includes(key));
      return fresh.map(({ kind, key }) => ({
        notification: { userId, kind, matchId: meta.id, key, at },
        dueAt,
      }));
    });
}

function occasionsFor(meta: MatchMeta, position: Position, seat: number): Occasion[] {
  if (position.outcome !== null) return [{ kind: MATCH_END, key: MATCH_END }];
  const asked = correctionsAskedOf(meta, position, seat).map(({ name }) => ({
    kind: CORRECTION,
    key: correctionKey(name),
  }));
  const decisions = decisionsOf(position, seat).flatMap((decision) => [
    { kind: YOUR_TURN, key: decision.promptId },
    ...nudgesAbout(meta, decision).map(({ at }) => ({ kind: NUDGE, key: nudgeKey(decision.promptId, at) })),
  ]);
  const isHost = peopleAt(meta).some((p) => p.seat === seat && p.userId === meta.host);
  // The host was there when the match started, and a borrower came later.
  return isHost || meta.seats[seat]?.loan !== undefined
    ? [...decisions, ...asked]
    : [{ kind: MATCH_START, key: MATCH_START }, ...decisions, ...asked];
}

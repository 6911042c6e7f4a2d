/** Compares dashboards and the queue of due work with what they should say about a match. */

import { canonicalJson } from "@consigliere/engine/json";
import type { Context } from "@consigliere/service/context";
import { isAutomatic } from "@consigliere/service/follow-up/automatic-time";
import { DEADLINE, decisionKey } from "@consigliere/service/follow-up/schedule";
import type { LogRecord, Membership, MembershipProjection } from "@consigliere/service/match/contents";
import { personIn } from "@consigliere/service/match/people";
import { openDecisions } from "@consigliere/service/match/record";
import { readersAt, rowOf } from "@consigliere/service/match/rows";
import type { MatchMeta } from "@consigliere/store/matches";

/** A value that differs from the records. */
export interface ProjectionFault {
  readonly what:
    | "row-missing"
    | "row-behind"
    | "row-differs"
    /** Somebody who does not sit there has it on their dashboard. */
    | "row-without-seat"
    | "deadline-missing"
    | "still-open"
    /** It could not be checked or followed up; the reason was reported. */
    | "broken";
  readonly seat: number | null;
  readonly userId: string | null;
  /** Members of the row that differ. */
  readonly members: readonly string[];
}

/** Everything about a match that does not follow from its records; nothing when all is well. */
export async function projectionFaults(
  context: Context,
  meta: MatchMeta,
  newest: LogRecord | null,
): Promise<ProjectionFault[]> {
  if (meta.status === "cancelled") return [];
  const rows = await Promise.all(readersAt(meta).map((owner) => rowFault(context, meta, newest, owner)));
  const deadlines = await missingDeadlines(context, meta, newest);
  return [...rows.flat(), ...deadlines, ...unclosed(meta, newest)];
}

interface Owner {
  readonly seat: number;
  readonly userId: string;
}

async function rowFault(
  context: Context,
  meta: MatchMeta,
  newest: LogRecord | null,
  { seat, userId }: Owner,
): Promise<ProjectionFault[]> {
  const found = await context.store.memberships.get(userId, meta.id);
  if (found === undefined) return [{ what: "row-missing", seat, userId, members: [] }];
  const expected = rowOf(meta, newest, { seat, userId });
  const members = differingMembers(expected, projected(found));
  if (members.length === 0) return [];
  const isBehind = found.updatedSeq < expected.updatedSeq || found.updatedRev < expected.updatedRev;
  return [{ what: isBehind ? "row-behind" : "row-differs", seat, userId, members }];
}

/** The row without its owner's own actions, the way they were reached, and the values that depend on that time. */
function projected(row: Membership) {
  const { seenEvents, seenAt, notifiedPrompts, unheard, muted, onlyBy, mention, ...projection } = row;
  const { lead, dueChangedAt, ...shown } = projection;
  return shown;
}

/** Only shown values are compared: a record that changes none of them leaves the row as it was. */
function differingMembers(expected: MembershipProjection, found: MembershipProjection): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])] as (keyof typeof found)[];
  return names
    .filter((name) => name !== "updatedSeq" && name !== "updatedRev")
    .filter((name) => canonicalJson(expected[name]) !== canonicalJson(found[name]));
}

async function missingDeadlines(
  context: Context,
  meta: MatchMeta,
  newest: LogRecord | null,
): Promise<ProjectionFault[]> {
  if (newest === null || meta.status !== "playing") return [];
  const position = newest.waiting;
  if (position.outcome !== null) return [];
  const faults = openDecisions(position).map(async (decision): Promise<ProjectionFault[]> => {
    const { seat, deadline } = decision;
    if (isAutomatic(meta, position, decision)) return [];
    const userId = personIn(meta.seats[seat]);
    const work = await context.store.due.get(DEADLINE, decisionKey(meta.id, seat));
    // If it is checked earlier, it is planned again then.
    const isPlanned = work !== undefined && (work.at <= deadline || work.leaseUntil !== undefined);
    return isPlanned ? [] : [{ what: "deadline-missing", seat, userId, members: [] }];
  });
  return (await Promise.all(faults)).flat();
}

function unclosed(meta: MatchMeta, newest: LogRecord | null): ProjectionFault[] {
  const isOver = newest !== null && newest.waiting.outcome !== null;
  if (isOver === (meta.status === "over")) return [];
  return [{ what: "still-open", seat: null, userId: null, members: ["status"] }];
}

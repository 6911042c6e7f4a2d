import { isDeepStrictEqual } from "node:util";
import { heldUpBy } from "@consigliere/contract/held-up-by";
import { toldTo } from "@consigliere/engine/event";
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Noted } from "@consigliere/store/memberships";
import type { Context } from "../context.ts";
import { deadlineOf } from "./clock.ts";
import type { LogRecord, Membership, MembershipProjection, RowChange, RowSummary } from "./contents.ts";
import { isAwaited, ownersAt, peopleAt, placeOf } from "./people.ts";
import { decisionsOf } from "./record.ts";
import { takenSeats } from "./seats.ts";

/** The ids of what a row's owner is asked: of open prompts, or of the match while its lobby waits for them. */
export function asksOf({ matchId, promptIds, myTurn }: MembershipProjection): string[] {
  return promptIds.length === 0 && myTurn ? [matchId] : [...promptIds];
}

/** The headline of a seat's row, from the row as it is; undefined: none. */
export type LeadOf = (seat: Seat, before: Membership | undefined) => Promise<Membership["lead"]>;

const AS_IT_IS: LeadOf = async (_, before) => before?.lead;

/** How often somebody else may be faster before the caller must try again later. */
const TRIES = 6;

/**
 * Writes everybody's dashboard row that changes, from the match and its newest record (null before the start). With the
 * rows it writes the notifications that follow. Returns the user ids of people who have been told of a decision that
 * is no longer asked. Safe to repeat, and safe when an older state comes later.
 */
export async function writeRows(
  context: Context,
  meta: MatchMeta,
  newest: LogRecord | null,
  noting: (rows: readonly Membership[]) => readonly Noted[] = () => [],
  leadOf: LeadOf = AS_IT_IS,
): Promise<readonly string[]> {
  const { memberships } = context.store;
  for (let tries = 0; tries < TRIES; tries++) {
    const rows = await Promise.all(
      readersAt(meta).map(async (owner) => {
        const before = await memberships.get(owner.userId, meta.id);
        const lead = await leadOf(owner.seat, before);
        const row = dated(rowOf(meta, newest, owner), before, context.clock());
        return changeOf(lead === undefined ? row : { ...row, lead }, before);
      }),
    );
    const changes = rows.flatMap(({ change }) => change ?? []);
    const noted = noting(rows.map(({ after }) => after));
    if (changes.length + noted.length > 0 && !(await memberships.project(changes, noted))) continue;
    const added = changes.filter(({ replaces }) => replaces === undefined);
    if (added.length > 0) {
      await removeThoseWhoLeft(
        context,
        meta,
        added.map(({ row }) => row.userId),
      );
    }
    return changes.filter(isSettled).map(({ row }) => row.userId);
  }
  throw new Error(`the rows of match ${meta.id} change too fast`);
}

function isSettled({ row, replaces }: RowChange): boolean {
  const told = replaces?.promptIds.filter((id) => replaces.notifiedPrompts.includes(id)) ?? [];
  return told.some((id) => !row.promptIds.includes(id));
}

/** The row, with the time at which its decision changed, if that is now. Two changes are a second apart at least. */
export function dated(
  row: MembershipProjection,
  before: MembershipProjection | undefined,
  now: Date,
): MembershipProjection {
  const { dueChangedAt: last } = before ?? {};
  if (row.deadline === undefined || (before !== undefined && isDeepStrictEqual(dueOf(row), dueOf(before))))
    return last === undefined ? row : { ...row, dueChangedAt: last };
  const next = Math.max(now.getTime(), last === undefined ? 0 : Date.parse(last) + 1000);
  return { ...row, dueChangedAt: new Date(next).toISOString() };
}

const dueOf = ({ promptIds, deadline, opponents }: MembershipProjection) => [
  promptIds[0],
  deadline,
  opponents,
];

/** The new row, and the part that must be written: nothing if the row already shows this or something later. */
function changeOf(
  row: MembershipProjection,
  replaces: Membership | undefined,
): { readonly after: Membership; readonly change: RowChange | null } {
  if (replaces === undefined) {
    const after = { ...row, seenEvents: 0, notifiedPrompts: [], muted: false };
    return { after, change: { row, replaces } };
  }
  const { seenEvents, seenAt, notifiedPrompts, unheard, muted, onlyBy, mention, ...shown } = replaces;
  const own = {
    seenEvents,
    notifiedPrompts,
    muted,
    ...(seenAt && { seenAt }),
    ...(unheard && { unheard }),
    ...(mention && { mention }),
    ...(onlyBy && { onlyBy }),
  };
  const isLater =
    row.updatedSeq > shown.updatedSeq ||
    (row.updatedSeq === shown.updatedSeq && row.updatedRev > shown.updatedRev);
  const place = { updatedSeq: shown.updatedSeq, updatedRev: shown.updatedRev };
  if (!isLater || isDeepStrictEqual({ ...row, ...place }, shown)) return { after: replaces, change: null };
  return { after: { ...row, ...own }, change: { row, replaces } };
}

/**
 * A person who leaves a table takes their row away. A row that did not exist may have been removed between our read of
 * the match and our write of the row.
 */
async function removeThoseWhoLeft(
  context: Context,
  meta: MatchMeta,
  added: readonly string[],
): Promise<void> {
  const now = await context.store.matches.meta(meta.id);
  if (now === undefined || now.rev === meta.rev) return;
  const gone = added.filter((userId) => placeOf(now, userId).looks === null);
  await Promise.all(gone.map((userId) => context.store.memberships.remove(userId, meta.id)));
}

/** Everybody with the match on their dashboard, including owners of lent seats. */
export function readersAt(meta: MatchMeta): { seat: Seat; userId: string }[] {
  const lenders = ownersAt(meta).filter(({ seat }) => meta.seats[seat]?.loan !== undefined);
  return [...peopleAt(meta), ...lenders];
}

interface Owner {
  readonly seat: number;
  readonly userId: string;
}

/** The row of a person at the table, without a headline: that depends on what they have looked at. */
export function rowOf(
  meta: MatchMeta,
  newest: LogRecord | null,
  { seat, userId }: Owner,
): MembershipProjection {
  // A match that was called off waits for nobody.
  const position = newest === null || meta.status === "cancelled" ? null : newest.waiting;
  const awaited = position?.awaited ?? [];
  const isPlaying = newest === null || placeOf(meta, userId).plays === seat;
  const mine = position === null || !isPlaying ? [] : decisionsOf(position, seat);
  const nameOf = (at: Seat) => {
    const { name = "", loan } = meta.seats[at] ?? {};
    // Nobody is told to wait for themselves.
    return at === seat && !isPlaying ? (loan?.to ?? name) : name;
  };
  const waitingFor = [...new Set(heldUpBy(awaited).map((d) => nameOf(d.seat)))];
  const summary: RowSummary = {
    joined: takenSeats(meta).length,
    seatCount: meta.seatCount,
    waitingFor,
    place: position?.outcome?.placements[seat] ?? null,
    told: newest === null ? 0 : toldTo(newest.told, seat),
  };
  const first = mine[0];
  const deadline = first && deadlineOf(meta, first);
  return {
    userId,
    matchId: meta.id,
    game: meta.game,
    ...(newest === null ? {} : { seat }),
    status: meta.status === "playing" && position?.outcome != null ? "over" : meta.status,
    myTurn: mine.length > 0 || isAwaited(meta, userId),
    promptIds: mine.map((d) => d.promptId),
    ...(first === undefined ? {} : { topic: first.topic, ...(deadline != null && { deadline }) }),
    summary: { ...summary },
    ...(meta.club !== undefined && { club: meta.club }),
    opponents: takenSeats(meta)
      .filter((s) => s !== meta.seats[seat])
      .map((s) => s.name),
    updatedSeq: newest?.seq ?? 0,
    updatedRev: meta.rev,
    updatedAt: changedAt(meta, newest, awaited[0]?.since),
  };
}

/**
 * The time of the match's last public change. The time of the newest record would reveal when somebody has sealed an
 * answer or changed a standing order.
 */
function changedAt(meta: MatchMeta, newest: LogRecord | null, since: string | undefined): string {
  if (newest === null) return meta.createdAt;
  return since ?? newest.at;
}

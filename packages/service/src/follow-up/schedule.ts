/** Schedules the work that follows from the decisions that a match waits for. */

import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { publishedAt } from "../match/beacon-round.ts";
import type { LogRecord } from "../match/contents.ts";
import type { AwaitedDecision, Position } from "../match/position.ts";
import { openDecisions } from "../match/record.ts";
import { scheduleBy } from "../schedule-by.ts";
import { automaticTime, isAutomatic, promisedTime } from "./automatic-time.ts";
import { nextLook } from "./reminders.ts";

export const DEADLINE = "deadline";
/** Answers of bots use the same work; stored work has the older name. */
export const AUTOMATIC_ANSWER = "standing-answer";
/** Only the first due action of each seat. Its record schedules the next. */
export const PROMISED_ACTION = "promised-action";
export const DEAL = "deal";
/** A lent seat goes back. */
export const RETURN = "return-seat";

/** A seat of a match whose decisions need a check. Stored work may also name the decision. */
export interface DecisionWork {
  readonly matchId: string;
  readonly seat: number;
}

/**
 * Schedules the deal for the time when the match's beacon has published, in case nobody looks at the table then. Safe
 * to repeat.
 */
export async function scheduleDeal(context: Context, { id, beacon }: MatchMeta): Promise<void> {
  if (beacon == null) return;
  const at = publishedAt(beacon).toISOString();
  await context.store.due.put({ kind: DEAL, key: id, at, payload: { matchId: id } });
}

/** Schedules the return of every lent seat. Safe to repeat. */
export async function scheduleReturns(context: Context, { id: matchId, seats }: MatchMeta): Promise<void> {
  const works = seats.flatMap(({ loan }, seat) => {
    const work = { kind: RETURN, key: decisionKey(matchId, seat), payload: { matchId, seat } };
    return loan === undefined ? [] : [{ ...work, at: loan.until }];
  });
  await Promise.all(works.map((work) => scheduleBy(context, work)));
}

/** Names the work for a seat's decisions: there is one of each kind at a time. */
export function decisionKey(matchId: string, seat: number): string {
  return `${matchId}#${seat}`;
}

interface Work {
  readonly kind: string;
  readonly seat: number;
  /** ISO time. */
  readonly at: string;
}

/**
 * Schedules deadlines and automatic answers. Work for a seat checks the seat's decisions when its time comes. So an
 * earlier check also serves every later decision, and almost nothing is written. Repeating it changes nothing, because
 * the times follow from the record.
 */
export async function scheduleDecisions(context: Context, meta: MatchMeta, newest: LogRecord): Promise<void> {
  const position = newest.waiting;
  const works = [
    ...openDecisions(position).flatMap((decision) => workFor(context, meta, position, decision)),
    ...firstPromises(context, meta, position).map(({ at, seat }) => ({ kind: PROMISED_ACTION, seat, at })),
  ];
  const { id: matchId } = meta;
  const due = works.map(({ kind, seat, at }) => {
    return { kind, key: decisionKey(matchId, seat), at, payload: { matchId, seat } };
  });
  await Promise.all(due.map((work) => scheduleBy(context, work)));
}

/** By seat, the promised action that is due first. */
function firstPromises(context: Context, meta: MatchMeta, { promised = [] }: Position) {
  const timed = promised.flatMap((action) => {
    const at = promisedTime(context, meta, action);
    return at === null ? [] : [{ ...action, at }];
  });
  return timed.filter(({ seat, at }, i) =>
    timed.every((other, j) => other.seat !== seat || at < other.at || (at === other.at && i <= j)),
  );
}

function workFor(context: Context, meta: MatchMeta, position: Position, decision: AwaitedDecision): Work[] {
  const { seat } = decision;
  if (!isAutomatic(meta, position, decision)) {
    const at = nextLook(meta, decision, context.clock());
    return at === null ? [] : [{ kind: DEADLINE, seat, at }];
  }
  const at = automaticTime(context, meta, decision);
  return at === null ? [] : [{ kind: AUTOMATIC_ANSWER, seat, at }];
}

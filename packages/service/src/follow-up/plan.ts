/** What is to be done at a time because of the decisions that a match waits for. */
import type { LogRecord, MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { publishedAt } from "../match/beacon-round.ts";
import { type AwaitedDecision, openDecisions, type Standing, standingOf } from "../match/record.ts";
import { planBy } from "../plan-by.ts";
import { automaticTime, isAutomatic, promisedTime } from "./automatic-time.ts";
import { nextLook } from "./reminders.ts";

export const DEADLINE = "deadline";
/** Of old only orders given in advance were answered so, hence the name in what is stored. */
export const AUTOMATIC_ANSWER = "standing-answer";
/** Of each seat the first that falls due; with its record the next is planned. */
export const PROMISED_ACTION = "promised-action";
export const DEAL = "deal";
/** A lent seat goes back. */
export const RETURN = "return-seat";

/** Whose decisions in which match are to be looked at. Of old it named the decision, too. */
export interface DecisionWork {
  readonly matchId: string;
  readonly seat: number;
}

/** Plans to deal when the match's beacon has spoken, should nobody look at the table then. Safe to repeat. */
export async function planDeal(context: Context, { id, beacon }: MatchMeta): Promise<void> {
  if (beacon == null) return;
  const at = publishedAt(beacon).toISOString();
  await context.store.due.put({ kind: DEAL, key: id, at, payload: { matchId: id } });
}

/** Plans the way back of every seat that is lent. Safe to repeat. */
export async function planReturns(context: Context, { id: matchId, seats }: MatchMeta): Promise<void> {
  const works = seats.flatMap(({ loan }, seat) => {
    const work = { kind: RETURN, key: decisionKey(matchId, seat), payload: { matchId, seat } };
    return loan === undefined ? [] : [{ ...work, at: loan.until }];
  });
  await Promise.all(works.map((work) => planBy(context, work)));
}

/** Names the work that waits because of a seat's decisions: of each kind there is one at a time. */
export function decisionKey(matchId: string, seat: number): string {
  return `${matchId}#${seat}`;
}

interface Plan {
  readonly kind: string;
  readonly seat: number;
  /** ISO time. */
  readonly at: string;
}

/**
 * Plans deadlines and automatic answers. Whatever is planned for a seat finds out when its time comes what the seat is
 * asked by then, so a look that is planned for earlier will do for every later decision, and nearly nothing is written.
 * Repeating it changes nothing: the times follow from the record.
 */
export async function planDecisions(context: Context, meta: MatchMeta, newest: LogRecord): Promise<void> {
  const standing = standingOf(newest);
  const plans = [
    ...openDecisions(standing).flatMap((decision) => planFor(context, meta, standing, decision)),
    ...firstPromises(context, meta, standing).map(({ at, seat }) => ({ kind: PROMISED_ACTION, seat, at })),
  ];
  const { id: matchId } = meta;
  const works = plans.map(({ kind, seat, at }) => {
    return { kind, key: decisionKey(matchId, seat), at, payload: { matchId, seat } };
  });
  await Promise.all(works.map((work) => planBy(context, work)));
}

/** By seat, the promised action that is the first to be taken. */
function firstPromises(context: Context, meta: MatchMeta, { promised = [] }: Standing) {
  const timed = promised.flatMap((action) => {
    const at = promisedTime(context, meta, action);
    return at === null ? [] : [{ ...action, at }];
  });
  return timed.filter(({ seat, at }, i) =>
    timed.every((other, j) => other.seat !== seat || at < other.at || (at === other.at && i <= j)),
  );
}

function planFor(context: Context, meta: MatchMeta, standing: Standing, decision: AwaitedDecision): Plan[] {
  const { seat } = decision;
  if (!isAutomatic(meta, standing, decision)) {
    const at = nextLook(meta, decision, context.clock());
    return at === null ? [] : [{ kind: DEADLINE, seat, at }];
  }
  const at = automaticTime(context, meta, decision);
  return at === null ? [] : [{ kind: AUTOMATIC_ANSWER, seat, at }];
}

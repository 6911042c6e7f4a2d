/** What is to be done at a time because of the decisions that a match waits for. */
import type { LogRecord, MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { publishedAt } from "../match/beacon-round.ts";
import { type AwaitedDecision, openDecisions, type Standing, standingOf } from "../match/record.ts";
import { automaticTime, isAutomatic, promisedTime } from "./automatic-time.ts";

export const DEADLINE = "deadline";
/** Of old only orders given in advance were answered so, hence the name in what is stored. */
export const AUTOMATIC_ANSWER = "standing-answer";
/** Of each seat the first that falls due; with its record the next is planned. */
export const PROMISED_ACTION = "promised-action";
export const DEAL = "deal";

/** Which decision of which match the work is about. */
export interface DecisionWork {
  readonly matchId: string;
  readonly seat: number;
  readonly promptId: string;
}

/** Plans to deal when the match's beacon has spoken, should nobody look at the table then. Safe to repeat. */
export async function planDeal(context: Context, { id, beacon }: MatchMeta): Promise<void> {
  if (beacon == null) return;
  const at = publishedAt(beacon).toISOString();
  await context.store.due.put({ kind: DEAL, key: id, at, payload: { matchId: id } });
}

/** Names the work that waits because of a seat's decision: of each kind there is one at a time. */
export function decisionKey(matchId: string, seat: number): string {
  return `${matchId}#${seat}`;
}

/**
 * Plans deadlines and automatic answers. Repeating it changes nothing: their times follow from the record. Nor does
 * it when the match has moved on from that record meanwhile.
 */
export async function planDecisions(context: Context, meta: MatchMeta, newest: LogRecord): Promise<void> {
  const standing = standingOf(newest);
  const { seq } = newest;
  await Promise.all([
    ...openDecisions(standing).map((decision) => planDecision(context, meta, { standing, seq }, decision)),
    ...firstPromises(context, meta, standing).map(({ at, seat, promptId }) => {
      const payload = { matchId: meta.id, seat, promptId };
      return context.store.due.put(
        { kind: PROMISED_ACTION, key: decisionKey(meta.id, seat), at, payload },
        seq,
      );
    }),
  ]);
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

async function planDecision(
  context: Context,
  meta: MatchMeta,
  { standing, seq }: { readonly standing: Standing; readonly seq: number },
  decision: AwaitedDecision,
): Promise<void> {
  const { seat, promptId } = decision;
  const work = { key: decisionKey(meta.id, seat), payload: { matchId: meta.id, seat, promptId } };
  if (!isAutomatic(meta, standing, decision)) {
    await context.store.due.put({ ...work, kind: DEADLINE, at: decision.deadline }, seq);
    return;
  }
  const at = automaticTime(context, meta, decision);
  if (at !== null) await context.store.due.put({ ...work, kind: AUTOMATIC_ANSWER, at }, seq);
}

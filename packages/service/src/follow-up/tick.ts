import type { ClaimedWork } from "@consigliere/store/due";
import type { Context } from "../context.ts";
import { dealt } from "../match/deal.ts";
import { NOTIFY } from "../notify/noting.ts";
import { sendOutbox } from "../notify/outbox.ts";
import { tellUser } from "../notify/tell-user.ts";
import { Refusal } from "../refusal.ts";
import { answerAutomatically, applyDeadline, takePromisedActions } from "./decision-work.ts";
import { AUTOMATIC_ANSWER, DEADLINE, DEAL, type DecisionWork, PROMISED_ACTION } from "./plan.ts";

const AT_A_TIME = 25;
/** Pieces of work in one tick; what is left over waits for the next. */
export const mostWorkInATick = 500;
const RETRY_MINUTES = [1, 2, 5, 15, 60];

/** With no tick for so long the house slept: what fell due meanwhile is nobody's fault but ours. */
const LONGEST_PAUSE_SECONDS = 15 * 60;

/** Seconds of a tick that belong to deliveries, so that much work never keeps them back. */
const SECONDS_FOR_DELIVERIES = 25;
/** Seconds that a handful in hand may take. */
const SECONDS_TO_FINISH = 10;

/**
 * Does what is due, then sends what is due. What is not begun while there is time waits for the next tick.
 * Called every minute; two at once do no harm.
 */
export async function tick(context: Context, secondsLeft: () => number = () => 60): Promise<void> {
  const awakeSince = await context.store.heartbeat.beat(context.clock(), LONGEST_PAUSE_SECONDS);
  const settings = {
    onUnreadable: (key: string, error: unknown) =>
      context.report({ what: "due work cannot be read", where: { key }, error }),
  };
  for (let done = 0; done < mostWorkInATick; done += AT_A_TIME) {
    const claims = await context.store.due.takeDue(context.clock(), AT_A_TIME, settings);
    if (done === 0) context.measure("DueLagSeconds", lagOf(context, claims));
    await Promise.all(claims.map((claim) => doWork(context, claim, awakeSince)));
    if (claims.length < AT_A_TIME || secondsLeft() < SECONDS_FOR_DELIVERIES) break;
  }
  await sendOutbox(context, () => secondsLeft() > SECONDS_TO_FINISH);
}

/** Seconds that the oldest work was due; 0 when none was. */
function lagOf({ clock }: Context, claims: readonly ClaimedWork[]): number {
  const now = clock().getTime();
  return Math.max(0, ...claims.map(({ at }) => (now - Date.parse(at)) / 1000));
}

async function doWork(context: Context, claim: ClaimedWork, awakeSince: string): Promise<void> {
  try {
    await workOf(context, claim, awakeSince);
    await context.store.due.complete(claim);
  } catch (error) {
    context.report({ what: "due work failed", where: { kind: claim.kind, key: claim.key }, error });
    const minutes = RETRY_MINUTES[Math.min(claim.attempts, RETRY_MINUTES.length) - 1] ?? 60;
    await context.store.due.reschedule(
      claim,
      new Date(context.clock().getTime() + minutes * 60_000).toISOString(),
    );
  }
}

async function workOf(context: Context, claim: ClaimedWork, awakeSince: string): Promise<void> {
  const { kind, payload } = claim;
  switch (kind) {
    case DEADLINE:
      return unlessGone(applyDeadline(context, payload as unknown as DecisionWork, awakeSince));
    case PROMISED_ACTION:
      return unlessGone(takePromisedActions(context, payload as unknown as DecisionWork));
    case AUTOMATIC_ANSWER:
      return unlessGone(answerAutomatically(context, payload as unknown as DecisionWork));
    case DEAL:
      return unlessGone(dealOrWait(context, claim));
    case NOTIFY:
      return tellUser(context, (payload as { userId: string }).userId);
    default:
      throw new Error(`nobody knows how to do ${kind}`);
  }
}

/** A beacon that has not spoken yet is asked again by the next tick, until it is missed and the match dealt without. */
async function dealOrWait(context: Context, claim: ClaimedWork): Promise<void> {
  if (await dealt(context, (claim.payload as { matchId: string }).matchId)) return;
  const soon = new Date(context.clock().getTime() + 1000).toISOString();
  await context.store.due.reschedule(claim, soon);
}

/** A match that is gone needs nothing done. */
async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal) || !["match/unknown", "match/cancelled"].includes(error.code))
      throw error;
  }
}

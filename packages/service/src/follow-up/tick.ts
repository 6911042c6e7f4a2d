import type { ClaimedWork } from "@consigliere/store/due";
import type { DueReader, Taken } from "@consigliere/store/queue";
import type { Context } from "../context.ts";
import { endLoan } from "../match/lending.ts";
import { dealt } from "../match/load.ts";
import { isDamaged } from "../match/stored-match.ts";
import { notifyUser } from "../notify/notify-user.ts";
import { notifyWebhook, sendWebhookTest } from "../notify/notify-webhook.ts";
import { sendDelivery } from "../notify/outbox.ts";
import { SETTLED, type SettledWork, tellSettled } from "../notify/settle.ts";
import { WEBHOOK, WEBHOOK_TEST } from "../notify/webhook/schedule.ts";
import { Refusal } from "../refusal.ts";
import { answerAutomatically, applyDeadline, takePromisedActions } from "./decision-work.ts";
import { applyCorrections, CORRECTIONS } from "./follow-corrections.ts";
import { AUTOMATIC_ANSWER, DEADLINE, DEAL, type DecisionWork, PROMISED_ACTION, RETURN } from "./schedule.ts";

const AT_A_TIME = 25;
/** The amount of work in one tick, if there is time for it; the rest waits for the next. */
const MOST_IN_A_TICK = 10_000;
const RETRY_MINUTES = [1, 2, 5, 15, 60];

/** Without a tick for this long, the service slept. Work that fell due meanwhile is our fault alone. */
const LONGEST_PAUSE_SECONDS = 15 * 60;

/** The seconds that one batch in progress may take. */
const SECONDS_TO_FINISH = 10;

/**
 * Does, tells and sends everything that is due, oldest first. Work that is not begun in time waits for the next tick.
 * Called every minute. Those of a busy instance overlap and share the work: each item is taken by one of them. Does no more
 * than about `most` items.
 */
export async function tick(
  context: Context,
  secondsLeft: () => number = () => 60,
  most = MOST_IN_A_TICK,
): Promise<void> {
  const { awakeSince } = await context.store.heartbeat.beat(context.clock(), LONGEST_PAUSE_SECONDS);
  const settings = {
    onUnreadable: (key: string, error: unknown) =>
      context.report({ what: "what is due cannot be read", where: { key }, error }),
  };
  for (let done = 0; done < most; done += AT_A_TIME) {
    const taken = await context.store.queue.take(context.clock(), AT_A_TIME, settings);
    if (done === 0) context.measure("DueLagSeconds", lagOf(context, taken));
    const { news = [], work = [] } = Object.groupBy(taken.work, ({ kind }) =>
      kind === WEBHOOK ? "news" : "work",
    );
    await Promise.all([
      ...work.map((claim) => doWork(context, claim, awakeSince)),
      ...taken.readers.map((reader) => tell(context, reader, awakeSince)),
      ...taken.deliveries.map((delivery) => sendDelivery(context, delivery)),
    ]);
    // Telling a player late restarts their clock. The news of the match names the new deadline, however long that took.
    await Promise.all(news.map((claim) => doWork(context, claim, awakeSince)));
    if (!taken.isMore || secondsLeft() < SECONDS_TO_FINISH) break;
  }
}

/** How many seconds overdue the oldest work was; 0 if there was none. */
function lagOf({ clock }: Context, { work, readers }: Taken): number {
  const now = clock().getTime();
  return Math.max(0, ...[...work, ...readers].map(({ at }) => (now - Date.parse(at)) / 1000));
}

async function doWork(context: Context, claim: ClaimedWork, awakeSince: string): Promise<void> {
  const { kind, key, attempts } = claim;
  try {
    const again = await workOf(context, claim, awakeSince);
    if (again === null) await context.store.due.complete(claim);
    else await context.store.due.reschedule(claim, again, 0);
  } catch (error) {
    if (!isDamaged(error)) context.report({ what: "due work failed", where: { kind, key }, error });
    await context.store.due.reschedule(claim, nextTry(context, attempts));
  }
}

/** Tells somebody their notifications. After a failure they are due again later. */
async function tell(
  context: Context,
  { userId, notifications, at, attempts }: DueReader,
  awakeSince: string,
): Promise<void> {
  try {
    await notifyUser(context, userId, Date.parse(at) < Date.parse(awakeSince));
  } catch (error) {
    context.report({ what: "somebody could not be told", where: { userId }, error });
    await context.store.notifications.putOff(notifications, nextTry(context, attempts + 1));
  }
}

/** ISO time of the next try after this number of attempts. */
function nextTry({ clock }: Context, attempts: number): string {
  const minutes = RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length) - 1] ?? 60;
  return new Date(clock().getTime() + minutes * 60_000).toISOString();
}

/** Does one item of work. Returns the ISO time at which to do it again, or null when it is done. */
async function workOf(context: Context, claim: ClaimedWork, awakeSince: string): Promise<string | null> {
  const { kind, payload } = claim;
  const decision = payload as unknown as DecisionWork;
  switch (kind) {
    case DEADLINE:
      return unlessGone(applyDeadline(context, decision, awakeSince));
    case PROMISED_ACTION:
      return unlessGone(takePromisedActions(context, decision));
    case AUTOMATIC_ANSWER:
      return unlessGone(answerAutomatically(context, decision));
    case DEAL:
      return unlessGone(dealOrWait(context, decision.matchId));
    case CORRECTIONS:
      return unlessGone(applyCorrections(context, decision.matchId, awakeSince));
    case RETURN:
      return returnSeat(context, decision);
    case SETTLED:
      await tellSettled(context, payload as unknown as SettledWork);
      return null;
    case WEBHOOK:
      await notifyWebhook(context, decision.matchId);
      return null;
    case WEBHOOK_TEST:
      await sendWebhookTest(context, decision.matchId);
      return null;
    default:
      throw new Error(`nobody knows how to do ${kind}`);
  }
}

/** It may have been given back meanwhile, and lent again for longer. */
async function returnSeat(context: Context, { matchId, seat }: DecisionWork): Promise<string | null> {
  const meta = await context.store.matches.meta(matchId);
  const until = meta?.seats[seat]?.loan?.until;
  if (until === undefined) return null;
  if (Date.parse(until) > context.clock().getTime()) return until;
  await endLoan(context, matchId, seat);
  return null;
}

/**
 * A beacon that has not published yet is asked again by the next tick, until its round counts as missed and the match
 * is dealt without it.
 */
async function dealOrWait(context: Context, matchId: string): Promise<string | null> {
  if (await dealt(context, matchId)) return null;
  return new Date(context.clock().getTime() + 1000).toISOString();
}

/** A match that is gone needs nothing done. */
async function unlessGone(work: Promise<string | null>): Promise<string | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal && ["match/unknown", "match/cancelled"].includes(error.code)) return null;
    throw error;
  }
}

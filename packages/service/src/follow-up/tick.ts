import type { ClaimedWork } from "@consigliere/store/due";
import type { House } from "../house.ts";
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
export async function tick(house: House, secondsLeft: () => number = () => 60): Promise<void> {
  const awakeSince = await house.store.heartbeat.beat(house.clock(), LONGEST_PAUSE_SECONDS);
  const settings = {
    onUnreadable: (key: string, error: unknown) =>
      house.report({ what: "due work cannot be read", where: { key }, error }),
  };
  for (let done = 0; done < mostWorkInATick; done += AT_A_TIME) {
    const claims = await house.store.due.takeDue(house.clock(), AT_A_TIME, settings);
    if (done === 0) house.measure("DueLagSeconds", lagOf(house, claims));
    await Promise.all(claims.map((claim) => doWork(house, claim, awakeSince)));
    if (claims.length < AT_A_TIME || secondsLeft() < SECONDS_FOR_DELIVERIES) break;
  }
  await sendOutbox(house, () => secondsLeft() > SECONDS_TO_FINISH);
}

/** Seconds that the oldest work was due; 0 when none was. */
function lagOf({ clock }: House, claims: readonly ClaimedWork[]): number {
  const now = clock().getTime();
  return Math.max(0, ...claims.map(({ at }) => (now - Date.parse(at)) / 1000));
}

async function doWork(house: House, claim: ClaimedWork, awakeSince: string): Promise<void> {
  try {
    await workOf(house, claim, awakeSince);
    await house.store.due.complete(claim);
  } catch (error) {
    house.report({ what: "due work failed", where: { kind: claim.kind, key: claim.key }, error });
    const minutes = RETRY_MINUTES[Math.min(claim.attempts, RETRY_MINUTES.length) - 1] ?? 60;
    await house.store.due.reschedule(
      claim,
      new Date(house.clock().getTime() + minutes * 60_000).toISOString(),
    );
  }
}

async function workOf(house: House, claim: ClaimedWork, awakeSince: string): Promise<void> {
  const { kind, payload } = claim;
  switch (kind) {
    case DEADLINE:
      return unlessGone(applyDeadline(house, payload as unknown as DecisionWork, awakeSince));
    case PROMISED_ACTION:
      return unlessGone(takePromisedActions(house, payload as unknown as DecisionWork));
    case AUTOMATIC_ANSWER:
      return unlessGone(answerAutomatically(house, payload as unknown as DecisionWork));
    case DEAL:
      return unlessGone(dealOrWait(house, claim));
    case NOTIFY:
      return tellUser(house, (payload as { userId: string }).userId);
    default:
      throw new Error(`nobody knows how to do ${kind}`);
  }
}

/** A beacon that has not spoken yet is asked again by the next tick, until it is missed and the match dealt without. */
async function dealOrWait(house: House, claim: ClaimedWork): Promise<void> {
  if (await dealt(house, (claim.payload as { matchId: string }).matchId)) return;
  const soon = new Date(house.clock().getTime() + 1000).toISOString();
  await house.store.due.reschedule(claim, soon);
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

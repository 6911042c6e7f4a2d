/** People who came too late to a table and wait: for a seat there, or else in the next match of its people. */
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { editMatch } from "../match/edit.ts";
import { callerAt, isRemoved, placeOf } from "../match/people.ts";
import { seated, seatFor } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";

/** More than there are seats to hope for. */
const LONGEST = 8;

/**
 * Lets somebody wait. They get the first seat that becomes free before the start, or one in the rematch. Twice is once.
 * @throws Refusal `match/…`, `match/unknown` to strangers without a valid invitation
 */
export async function waitForSeat(
  context: Context,
  { userId }: Profile,
  matchId: string,
  token: string | undefined,
): Promise<void> {
  const { queue = [] } = await editMatch(context, matchId, (meta) => {
    if (!lets(meta, token)) callerAt(meta, userId);
    if (meta.status === "cancelled") throw new Refusal("match/cancelled");
    if (isRemoved(meta, userId)) throw new Refusal("match/removed");
    const { queue = [] } = meta;
    if (placeOf(meta, userId).looks !== null || queue.includes(userId)) return meta;
    if (meta.nextMatch !== undefined) throw new Refusal("match/started");
    if (queue.length >= LONGEST) throw new Refusal("match/full");
    return servedQueue(context, { ...meta, queue: [...queue, userId] });
  });
  if (queue.includes(userId)) await context.store.profiles.change(userId, (now) => waitingAt(now, matchId));
}

/** The number of matches that a person's profile remembers; the oldest are forgotten. */
const MOST_REMEMBERED = 20;

function waitingAt(profile: Profile, matchId: string): Profile {
  const { waitedAt = [] } = profile;
  if (waitedAt.includes(matchId)) return profile;
  return { ...profile, waitedAt: [...waitedAt, matchId].slice(-MOST_REMEMBERED) };
}

/** The account waits in the guest's place, unless it sits at the table or waits there itself. */
export function waitingAs(meta: MatchMeta, guestId: string, userId: string): MatchMeta {
  const { queue } = meta;
  if (queue?.includes(guestId) !== true) return meta;
  const isThere = placeOf(meta, userId).looks !== null || queue.includes(userId) || isRemoved(meta, userId);
  const after = isThere
    ? queue.filter((one) => one !== guestId)
    : queue.map((one) => (one === guestId ? userId : one));
  return { ...meta, queue: after };
}

/** They wait no longer; no effect if they did not. @throws Refusal `match/unknown` */
export async function stopWaiting(context: Context, userId: string, matchId: string): Promise<void> {
  await editMatch(context, matchId, (meta) => {
    // Nobody else is told whether there is such a match.
    if (meta.queue?.includes(userId) !== true) throw new Refusal("match/unknown");
    return { ...meta, queue: meta.queue.filter((one) => one !== userId) };
  });
}

/** Whether an invitation lets people in now. */
export function lets({ inviteToken, inviteWithdrawn }: MatchMeta, token: string | undefined): boolean {
  return token === inviteToken && inviteWithdrawn !== true;
}

type Queued = Pick<MatchMeta, "seats" | "queue">;

/** The free seats go to those who wait, in the order in which they came. Before the start only. */
export async function servedQueue<M extends Queued & Pick<MatchMeta, "status">>(
  context: Context,
  meta: M,
): Promise<M> {
  return meta.status === "lobby" ? { ...meta, ...(await seatedFromQueue(context, meta)) } : meta;
}

/** Accounts that are gone are left out. */
export async function seatedFromQueue({ store }: Context, { seats, queue = [] }: Queued): Promise<Queued> {
  const isFree = (seat: SeatMeta) => seat.player === null;
  if (queue.length === 0 || !seats.some(isFree)) return { seats };
  const profiles = await store.profiles.getMany(queue);
  const waiting = queue.flatMap((userId) => profiles.find((one) => one.userId === userId) ?? []);
  const served = waiting.slice(0, seats.filter(isFree).length);
  return {
    seats: served.reduce((now, who) => seated(now, { ...seatFor(who), waited: true }), seats),
    queue: waiting.slice(served.length).map(({ userId }) => userId),
  };
}

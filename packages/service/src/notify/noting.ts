/** What people are to be told: noted at once, told after a grace period, all of it together. */
import type { MatchMeta } from "@consigliere/store/matches";
import type { Membership } from "@consigliere/store/memberships";
import type { Notification } from "@consigliere/store/notifications";
import type { Context } from "../context.ts";
import { peopleAt } from "../match/people.ts";
import { decisionsOf, type Standing } from "../match/record.ts";
import { channels } from "./channels.ts";
import { isAwaited, MATCH_END, MATCH_START, REMATCH, YOUR_TURN } from "./kinds.ts";

/** Due work: a user is to be told what is noted. */
export const NOTIFY = "notify";

/** Wake-ups are rounded up to this part of the grace period, so that several matches share one. */
const WAKE_STEPS_PER_GRACE = 4;

type Occasion = Pick<Notification, "kind" | "key">;

/** Notes for everybody at the table what they are to be told of the match as it stands. Safe to repeat. */
export function noteMatch(
  context: Context,
  meta: MatchMeta,
  standing: Standing,
  rows: readonly Membership[],
): Promise<void> {
  return noteForAll(context, { meta, rows }, ({ seat }) => occasionsFor(meta, standing, seat));
}

/** Notes for those whom a rematch waits for that it was called; whoever called it knows. Safe to repeat. */
export function noteRematch(context: Context, meta: MatchMeta, rows: readonly Membership[]): Promise<void> {
  const called: Occasion[] = [{ kind: REMATCH, key: REMATCH }];
  return noteForAll(context, { meta, rows }, ({ userId }) =>
    userId !== meta.host && isAwaited(meta, userId) ? called : [],
  );
}

async function noteForAll(
  context: Context,
  { meta, rows }: { readonly meta: MatchMeta; readonly rows: readonly Membership[] },
  occasionsOf: (person: { readonly seat: number; readonly userId: string }) => readonly Occasion[],
): Promise<void> {
  await Promise.all(
    peopleAt(meta).map(async (person) => {
      const { userId } = person;
      const row = rows.find((each) => each.userId === userId);
      if (row === undefined || row.muted) return;
      const fresh = occasionsOf(person).filter(({ key }) => !row.notifiedPrompts.includes(key));
      if (fresh.length === 0 || !(await isReached(context, userId))) return;
      const at = context.clock().toISOString();
      for (const { kind, key } of fresh) await note(context, { userId, kind, matchId: meta.id, key, at });
    }),
  );
}

/** Guests have no address: nothing could ever be sent. */
async function isReached(context: Context, userId: string): Promise<boolean> {
  const addresses = Object.values(channels).map((channel) => channel.addressesOf(context, userId));
  return (await Promise.all(addresses)).some(({ length }) => length > 0);
}

function occasionsFor(meta: MatchMeta, standing: Standing, seat: number): Occasion[] {
  if (standing.outcome !== null) return [{ kind: MATCH_END, key: MATCH_END }];
  const decisions = decisionsOf(standing, seat).map((d) => ({ kind: YOUR_TURN, key: d.promptId }));
  const isHost = peopleAt(meta).some((p) => p.seat === seat && p.userId === meta.host);
  // The host was there when the match started.
  return isHost ? decisions : [{ kind: MATCH_START, key: MATCH_START }, ...decisions];
}

async function note(context: Context, notification: Notification): Promise<void> {
  const isNew = await context.store.notifications.put(notification);
  // One that was noted before may have been left without its wake-up: plan it in any case.
  const { userId, at } = isNew ? notification : await asNoted(context, notification);
  const wakeAt = wakeTime(context, at);
  await context.store.due.put({ kind: NOTIFY, key: `${userId}#${wakeAt}`, at: wakeAt, payload: { userId } });
}

async function asNoted({ store }: Context, noted: Notification): Promise<Notification> {
  const { userId, kind, matchId, key } = noted;
  const all = await store.notifications.list(userId);
  return all.find((n) => n.kind === kind && n.matchId === matchId && n.key === key) ?? noted;
}

/** When what was noted at a time is told. Both are ISO times. */
function wakeTime({ settings }: Context, at: string): string {
  const { graceSeconds } = settings;
  const step = Math.max(1, graceSeconds / WAKE_STEPS_PER_GRACE) * 1000;
  return new Date(Math.ceil((Date.parse(at) + graceSeconds * 1000) / step) * step).toISOString();
}

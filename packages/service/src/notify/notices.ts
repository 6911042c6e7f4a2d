/** What people are to be told: written down at once, told after a grace period in one message. */
import type { MatchMeta } from "@consigliere/store/matches";
import type { House } from "../house.ts";
import { peopleAt } from "../match/people.ts";
import { decisionsOf, type Standing } from "../match/record.ts";
import { MATCH_END, MATCH_START, NOTIFY, REMATCH, YOUR_TURN } from "./kinds.ts";
import { isAwaited } from "./news.ts";

/** Wake-ups are rounded up to this part of the grace period, so that several matches share one. */
const WAKE_STEPS_PER_GRACE = 4;

interface Occasion {
  readonly kind: string;
  /** Names the occasion within its kind. */
  readonly key: string;
}

/** Notes for everybody at the table what they are to be told of the match as it stands. Safe to repeat. */
export function noteMatch(house: House, meta: MatchMeta, standing: Standing): Promise<void> {
  return noteForAll(house, meta, ({ seat }) => newsFor(meta, standing, seat));
}

/** Notes for those whom a rematch waits for that it was called; whoever called it knows. Safe to repeat. */
export function noteRematch(house: House, meta: MatchMeta): Promise<void> {
  const called: Occasion[] = [{ kind: REMATCH, key: REMATCH }];
  return noteForAll(house, meta, ({ userId }) =>
    userId !== meta.host && isAwaited(meta, userId) ? called : [],
  );
}

async function noteForAll(
  house: House,
  meta: MatchMeta,
  newsOf: (person: { readonly seat: number; readonly userId: string }) => readonly Occasion[],
): Promise<void> {
  await Promise.all(
    peopleAt(meta).map(async (person) => {
      const { userId } = person;
      const row = await house.store.memberships.get(userId, meta.id);
      if (row === undefined || row.muted) return;
      const news = newsOf(person).filter(({ key }) => !row.notifiedPrompts.includes(key));
      // Guests have no address: nothing could ever be sent.
      if (news.length === 0 || (await house.emailOf(userId)) === null) return;
      for (const { kind, key } of news) await note(house, { userId, kind, matchId: meta.id, key });
    }),
  );
}

/** What concerns a seat: kinds, and keys that name the occasion. */
function newsFor(meta: MatchMeta, standing: Standing, seat: number): Occasion[] {
  if (standing.outcome !== null) return [{ kind: MATCH_END, key: MATCH_END }];
  const decisions = decisionsOf(standing, seat).map((d) => ({ kind: YOUR_TURN, key: d.promptId }));
  const isHost = peopleAt(meta).some((p) => p.seat === seat && p.userId === meta.host);
  // The host was there when the match started.
  return isHost ? decisions : [{ kind: MATCH_START, key: MATCH_START }, ...decisions];
}

interface ToNote {
  readonly userId: string;
  readonly kind: string;
  readonly matchId: string;
  readonly key: string;
}

async function note(house: House, what: ToNote): Promise<void> {
  const now = house.clock().toISOString();
  const isNew = await house.store.notices.put({ ...what, at: now, payload: null });
  // A notice that was written before may have been left without its wake-up: plan it in any case.
  const notedAt = isNew ? now : await timeOf(house, what, now);
  const { key, at } = wakeUp(house, { userId: what.userId, at: notedAt });
  await house.store.due.put({ kind: NOTIFY, key, at, payload: { userId: what.userId } });
}

/** Drops all that a user was to be told, and the wake-ups for it. Safe to repeat. */
export async function forgetNotices(house: House, userId: string): Promise<void> {
  for (const notice of await house.store.notices.list(userId)) {
    await house.store.due.cancel(NOTIFY, wakeUp(house, notice).key);
    await house.store.notices.delete(notice);
  }
}

async function timeOf(
  house: House,
  { userId, kind, matchId, key }: ToNote,
  otherwise: string,
): Promise<string> {
  const notices = await house.store.notices.list(userId);
  return notices.find((n) => n.kind === kind && n.matchId === matchId && n.key === key)?.at ?? otherwise;
}

/** When a notice of that time is told, and the name of the work that does it. */
function wakeUp({ settings }: House, { userId, at }: { userId: string; at: string }) {
  const { graceSeconds } = settings;
  const step = Math.max(1, graceSeconds / WAKE_STEPS_PER_GRACE) * 1000;
  const wakeAt = Math.ceil((Date.parse(at) + graceSeconds * 1000) / step) * step;
  const time = new Date(wakeAt).toISOString();
  return { key: `${userId}#${time}`, at: time };
}

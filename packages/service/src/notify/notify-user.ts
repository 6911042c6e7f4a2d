import { createHash } from "node:crypto";
import type { Notice } from "@consigliere/store/notices";
import { addressOf } from "../account/address.ts";
import type { House } from "../house.ts";
import { MATCH_END, MATCH_START, TELEGRAM, YOUR_TURN } from "./kinds.ts";
import { composeTelegram, type News } from "./telegram.ts";

/** Marks a notice as part of a message; see {@link assignToMessages}. */
const PART_OF = "part-of";

/** Prompts that a row remembers as told; older ones cannot come back. */
const REMEMBERED = 40;

/** Tells a user, in one message, everything that is noted and still true. */
export async function notifyUser(house: House, userId: string): Promise<void> {
  const all = await house.store.notices.list(userId);
  const notices = all.filter((notice) => notice.kind !== PART_OF);
  const address = await addressOf(house, userId);
  const news = address === null ? [] : await stillTrue(house, userId, notices);
  const messages = await assignToMessages(house, all, news);
  for (const [dedupeKey, parts] of messages) {
    if (address === null) break;
    const mail = await composeTelegram(house, address, parts);
    await house.store.outbox.enqueue({ ...mail, userId, kind: TELEGRAM, dedupeKey });
  }
  await forget(house, userId, notices);
}

/**
 * Which message each notice belongs to. The choice is written down before anything is sent, so that a second
 * try after a crash makes the same messages, and what was noted meanwhile goes into another.
 */
async function assignToMessages(
  house: House,
  all: readonly Notice[],
  news: readonly News[],
): Promise<ReadonlyMap<string, News[]>> {
  const messages = new Map<string, News[]>();
  const assigned = (n: Notice) =>
    all.find((m) => m.kind === PART_OF && m.matchId === n.matchId && m.key === partKey(n))?.payload;
  const fresh = messageKey(
    news.map((part) => part.notice).filter((notice) => assigned(notice) === undefined),
  );
  for (const part of news) {
    const { notice } = part;
    const known = assigned(notice);
    const key = typeof known === "string" ? known : fresh;
    if (known === undefined) {
      const marker = { ...notice, kind: PART_OF, key: partKey(notice), payload: key };
      await house.store.notices.put(marker);
    }
    messages.set(key, [...(messages.get(key) ?? []), part]);
  }
  return messages;
}

const partKey = (notice: Notice) => `${notice.kind} ${notice.key}`;

function messageKey(notices: readonly Notice[]): string {
  const names = notices.map((n) => `${n.userId} ${n.matchId} ${n.kind} ${n.key} ${n.at}`).sort();
  return `telegram ${createHash("sha256").update(names.join("\n")).digest("base64url").slice(0, 22)}`;
}

/** Notices that still say something true and that the user wants to hear. */
async function stillTrue(house: House, userId: string, notices: readonly Notice[]): Promise<News[]> {
  const profile = await house.store.profiles.get(userId);
  const news = await Promise.all(
    notices.map(async (notice): Promise<News[]> => {
      const [row, meta] = await Promise.all([
        house.store.memberships.get(userId, notice.matchId),
        house.store.matches.meta(notice.matchId),
      ]);
      if (row === undefined || meta === undefined || row.muted) return [];
      if (row.notifiedPrompts.includes(notice.key)) return [];
      const base = { notice, meta, row };
      switch (notice.kind) {
        case YOUR_TURN:
          return row.promptIds.includes(notice.key) && profile?.email.yourTurn
            ? [{ ...base, kind: YOUR_TURN }]
            : [];
        case MATCH_START:
          return row.status === "playing" && profile?.email.matchStart
            ? [{ ...base, kind: MATCH_START }]
            : [];
        case MATCH_END:
          return profile?.email.matchEnd ? [{ ...base, kind: MATCH_END }] : [];
        default:
          return [];
      }
    }),
  );
  return news.flat();
}

/** Remembers in the rows what was told, then drops the notices and last their markers. */
async function forget(house: House, userId: string, notices: readonly Notice[]): Promise<void> {
  for (const matchId of new Set(notices.map((n) => n.matchId))) {
    const row = await house.store.memberships.get(userId, matchId);
    if (row === undefined) continue;
    const told = notices.filter((n) => n.matchId === matchId).map((n) => n.key);
    const lasting = [MATCH_START, MATCH_END].filter((key) => [...row.notifiedPrompts, ...told].includes(key));
    const prompts = [...row.notifiedPrompts, ...told].filter((key) => !lasting.includes(key));
    await house.store.memberships.setNotified(userId, matchId, [
      ...lasting,
      ...new Set(prompts.slice(-REMEMBERED)),
    ]);
  }
  for (const notice of notices) await house.store.notices.delete(notice);
  for (const notice of notices) {
    await house.store.notices.delete({ ...notice, kind: PART_OF, key: partKey(notice) });
  }
}

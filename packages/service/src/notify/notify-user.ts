import { createHash } from "node:crypto";
import type { Notice } from "@consigliere/store/notices";
import type { Profile } from "@consigliere/store/profiles";
import { addressOf } from "../account/address.ts";
import type { House } from "../house.ts";
import { MATCH_END, MATCH_START, REMATCH, TELEGRAM } from "./kinds.ts";
import { type News, newsIn, worthTelling } from "./news.ts";
import { composeTelegram } from "./telegram.ts";

/** Marks a notice as part of a message; see {@link assignToMessages}. */
const PART_OF = "part-of";

/** Prompts that a row remembers as told; older ones cannot come back. */
const REMEMBERED = 40;

/** News, and the notice that they were noted by. */
interface NotedNews extends News {
  readonly notice: Notice;
}

/**
 * Tells a user, in one message, everything that is noted and still true. What belongs to a match that cannot be read
 * stays noted, and is thrown when the rest is done.
 */
export async function notifyUser(house: House, userId: string): Promise<void> {
  const all = await house.store.notices.list(userId);
  const notices = all.filter((notice) => notice.kind !== PART_OF);
  const address = await addressOf(house, userId);
  if (address === null) return forget(house, userId, notices);
  const { news, done, failed } = await readNews(house, address.profile, notices);
  const messages = await assignToMessages(house, all, news);
  for (const [dedupeKey, parts] of messages) {
    const told = worthTelling(parts);
    const mail = await composeTelegram(house, address, told);
    const about = told.map(({ kind, matchId, key }) => ({ kind, matchId, key }));
    await house.store.outbox.enqueue({ ...mail, userId, kind: TELEGRAM, dedupeKey, about });
  }
  await forget(house, userId, done);
  if (failed !== undefined) throw failed.reason;
}

/**
 * Which message each notice belongs to. The choice is written down before anything is sent, so that a second
 * try after a crash makes the same messages, and what was noted meanwhile goes into another.
 */
async function assignToMessages(
  house: House,
  all: readonly Notice[],
  news: readonly NotedNews[],
): Promise<ReadonlyMap<string, NotedNews[]>> {
  const messages = new Map<string, NotedNews[]>();
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

/** The news in what is noted, the notices that could be read, and the first failure to read one. */
async function readNews(house: House, profile: Profile, notices: readonly Notice[]) {
  const read = await Promise.allSettled(notices.map((notice) => newsOf(house, profile, notice)));
  return {
    news: read.flatMap((each) => (each.status === "fulfilled" && each.value !== null ? [each.value] : [])),
    done: notices.filter((_, index) => read[index]?.status === "fulfilled"),
    failed: read.find((each) => each.status === "rejected"),
  };
}

/** What a notice tells that was not told before. @throws Error that names the match, when it cannot be read */
async function newsOf(house: House, profile: Profile, notice: Notice): Promise<NotedNews | null> {
  const news = await newsIn(house, profile, notice).catch((cause: unknown) => {
    throw new Error(`the news of match ${notice.matchId} could not be read`, { cause });
  });
  return news === null || news.row.notifiedPrompts.includes(notice.key) ? null : { ...news, notice };
}

/** Remembers in the rows what was told, then drops the notices and last their markers. */
async function forget(house: House, userId: string, notices: readonly Notice[]): Promise<void> {
  for (const matchId of new Set(notices.map((n) => n.matchId))) {
    const row = await house.store.memberships.get(userId, matchId);
    if (row === undefined) continue;
    const told = notices.filter((n) => n.matchId === matchId).map((n) => n.key);
    const lasting = [MATCH_START, MATCH_END, REMATCH].filter((key) =>
      [...row.notifiedPrompts, ...told].includes(key),
    );
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

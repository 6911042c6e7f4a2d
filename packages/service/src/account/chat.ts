/** The chat of a messenger that a person has linked, once, by a code that leads from here to there. */
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { withChannel } from "./preferences.ts";

/** Minutes for which a code may be used. */
const VALID_MINUTES = 15;
/** 132 bits of its signature, and the minute in which it was made, in base 36. */
const [SIGNATURE, MINUTE] = [22, 6];

/**
 * The address that opens Telegram with the bot and a code of this person: at most 64 letters, by which the bot knows
 * them. @throws Refusal `telegram/none`
 */
export function linkToChat({ telegram, links, clock }: Context, userId: string): string {
  if (telegram === null) throw new Refusal("telegram/none");
  const minute = Math.floor(clock().getTime() / 60_000)
    .toString(36)
    .padStart(MINUTE, "0");
  const code = links.sign(signed(minute, userId)).slice(0, SIGNATURE) + minute + userId;
  return `https://t.me/${telegram.bot}?start=${code}`;
}

/**
 * Links the chat in which a code was given. A code links once. Messages that its owner has chosen come there, too. Null
 * for a code that is not valid.
 */
export async function linkChat(
  { store, links, clock }: Context,
  code: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Profile | null> {
  const minute = code.slice(SIGNATURE, SIGNATURE + MINUTE);
  const userId = code.slice(SIGNATURE + MINUTE);
  const madeAt = Number.parseInt(minute, 36) * 60_000;
  const now = clock();
  const isValid = links.verifies(signed(minute, userId), code.slice(0, SIGNATURE), SIGNATURE);
  if (!isValid || madeAt + VALID_MINUTES * 60_000 < now.getTime()) return null;
  let isLinked = false;
  const changed = await store.profiles.change(userId, (profile) => {
    const since = profile.chat === undefined ? 0 : Date.parse(profile.chat.since);
    // A code may be given twice in the same chat, and nowhere else once it was used.
    isLinked = since < madeAt || profile.chat?.id === id;
    if (!isLinked) return profile;
    const preferences =
      profile.chat === undefined ? withChannel(profile.preferences, "telegram") : profile.preferences;
    return { ...profile, preferences, chat: { id, name: name.slice(0, 64), since: now.toISOString() } };
  });
  return isLinked ? (changed ?? null) : null;
}

/** Nothing goes to the chat any more: `id`, or any. */
export async function unlinkChat(
  { store }: Context,
  userId: string,
  id?: string,
): Promise<Profile | undefined> {
  return store.profiles.change(userId, (profile) => {
    if (id !== undefined && profile.chat?.id !== id) return profile;
    const { chat: _, ...others } = profile;
    return others;
  });
}

/** The signed text of a code. The prefix prevents the use of signatures made for another purpose. */
const signed = (minute: string, userId: string) => `chat ${minute} ${userId}`;

/** The messages in somebody's chat that may still be waiting for them: one for each match. */
import type { Profile } from "@consigliere/store/profiles";
import type { Context, SentMessage } from "../../context.ts";
import { settledText } from "./message.ts";

type Open = NonNullable<NonNullable<Profile["chat"]>["open"]>[number];

/** Beyond it, the oldest stays as it is. */
const MOST_OPEN = 20;

/** Notes the newest message about a match. The one before it goes. */
export async function noteOpen(
  context: Context,
  userId: string,
  open: SentMessage & { matchId: string },
): Promise<void> {
  let before: Open | undefined;
  await context.store.profiles.change(userId, (profile) => {
    if (profile.chat === undefined) return profile;
    const all = profile.chat.open ?? [];
    before = all.find(({ matchId }) => matchId === open.matchId);
    const others = all.filter((one) => one !== before);
    return { ...profile, chat: { ...profile.chat, open: [open, ...others].slice(0, MOST_OPEN) } };
  });
  const chat = before && (await context.store.profiles.get(userId))?.chat?.id;
  if (before !== undefined && chat !== undefined) await withdrawn(context, chat, before);
}

/** A message that stays is answered at the table: nobody has to look into it. */
async function withdrawn({ telegram }: Context, chat: string, { message }: Open): Promise<void> {
  await telegram?.withdraw({ chat, message }).catch(() => undefined);
}

/** Tells the chat that a decision is made, in the place of the message that asked for it. */
export async function settleChat(context: Context, reader: Profile, about: string): Promise<void> {
  const { chat, userId } = reader;
  const open = chat?.open?.find(({ matchId }) => matchId === about);
  if (chat === undefined || open === undefined) return;
  await context.store.profiles.change(userId, (profile) => {
    if (profile.chat?.open === undefined) return profile;
    const left = profile.chat.open.filter(({ message }) => message !== open.message);
    return { ...profile, chat: { ...profile.chat, open: left } };
  });
  const text = await settledText(context, reader, about);
  await context.telegram?.edit({ chat: chat.id, ...open, ...text }).catch(() => undefined);
}

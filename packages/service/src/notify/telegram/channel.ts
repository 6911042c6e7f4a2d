/** Telegram, to the chat that a person has linked. */
import type { Json } from "@consigliere/store/json";
import { unlinkChat } from "../../account/chat.ts";
import { type ChatMessage, TelegramError } from "../../context.ts";
import type { Channel } from "../channel.ts";
import { signedLinks } from "../links.ts";
import { chatMessage, toPressed, trialMessage } from "./message.ts";
import { noteOpen } from "./open-messages.ts";
import { pressOf } from "./press.ts";

/** Statuses that mean that there is nobody, because the bot was blocked or the chat is gone. */
const GONE = [403];
/** Statuses that mean that the message will never be taken as it is. */
const NEVER = [...GONE, 400];

interface Payload extends ChatMessage {
  /** The only match that it is about. */
  readonly matchId?: string;
}

export const telegram: Channel = {
  addressesOf: async (context, { chat }) =>
    context.telegram === null || chat === undefined ? [] : [chat.id],

  links(context, reader, delivery) {
    const { toTable } = signedLinks(context, reader);
    const toAnswer = (subject: Parameters<typeof toTable>[0], choice: { readonly place: number }) =>
      toPressed(pressOf(delivery, subject, choice.place));
    return { toTable, toAnswer };
  },

  async compose(context, reader, notifications, { to }) {
    if (reader.chat?.id !== to) return undefined;
    const matches = new Set(notifications.map(({ matchId }) => matchId));
    const [only] = matches.size === 1 ? matches : [];
    const message = await chatMessage(context, reader, notifications, to);
    return { ...message, ...(only !== undefined && { matchId: only }) } as unknown as Json;
  },

  trial: async (_context, reader, to) => (await trialMessage(reader, to)) as unknown as Json,

  obstacle: async () => null,

  async send(context, { userId, payload }) {
    const { matchId, ...message } = payload as unknown as Payload;
    if (context.telegram === null) throw new TelegramError(403);
    const sent = await context.telegram.send(message);
    if (userId !== undefined && matchId !== undefined) await noteOpen(context, userId, { matchId, ...sent });
  },

  failure(error) {
    const status = error instanceof TelegramError ? error.status : null;
    const name = error instanceof Error ? error.name : typeof error;
    return {
      trouble: status === null ? name : `${name} ${status}`,
      isFinal: status !== null && NEVER.includes(status),
      isGone: status !== null && GONE.includes(status),
    };
  },

  async forget(context, { userId, to }) {
    if (userId !== undefined) await unlinkChat(context, userId, to);
  },
};

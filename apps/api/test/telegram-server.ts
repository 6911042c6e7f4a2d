/**
 * A server with the methods of Telegram's Bot API that we call, by its published description
 * (core.telegram.org/bots/api): their parameters, which are required, their limits, and the form of replies and errors.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import * as z from "zod";

const chatId = z.union([z.string().regex(/^-?\d+$/), z.int()]);
const html = (most: number) =>
  z
    .string()
    .min(1)
    // The limit is that of the text that remains after its tags are read.
    .refine((text) => text.replaceAll(/<\/?b>/g, "").length <= most, { error: `text of more than ${most}` })
    .refine((text) => !/[<>]/.test(text.replaceAll(/<\/?b>/g, "")), { error: "can't parse entities" });
const url = z.url({ protocol: /^https?$/ }).refine((address) => new URL(address).hostname.includes("."));
const button = z.xor([
  z.strictObject({ text: z.string().min(1), url }),
  z.strictObject({
    text: z.string().min(1),
    callback_data: z
      .string()
      .min(1)
      .refine((data) => Buffer.byteLength(data) <= 64),
  }),
]);
const markup = z.strictObject({ inline_keyboard: z.array(z.array(button).min(1)) });
const shown = { parse_mode: z.literal("HTML").optional(), reply_markup: markup.optional() };
const place = { chat_id: chatId, message_id: z.int() };

const methods = {
  getMe: z.strictObject({}),
  sendMessage: z.strictObject({
    chat_id: chatId,
    text: html(4096),
    link_preview_options: z.object({ is_disabled: z.boolean() }).optional(),
    ...shown,
  }),
  sendPhoto: z.strictObject({ chat_id: chatId, photo: z.string(), caption: html(1024).optional(), ...shown }),
  editMessageText: z.strictObject({ ...place, text: html(4096), ...shown }),
  editMessageCaption: z.strictObject({ ...place, caption: html(1024).optional(), ...shown }),
  editMessageReplyMarkup: z.strictObject({ ...place, reply_markup: markup.optional() }),
  deleteMessage: z.strictObject(place),
  answerCallbackQuery: z.strictObject({
    callback_query_id: z.string(),
    text: z.string().max(200).optional(),
  }),
  setWebhook: z.strictObject({
    url: z.url({ protocol: /^https$/ }),
    secret_token: z.string().regex(/^[\w-]{1,256}$/),
    allowed_updates: z.array(z.string()),
    drop_pending_updates: z.boolean().optional(),
  }),
  deleteWebhook: z.strictObject({ drop_pending_updates: z.boolean().optional() }),
  getUpdates: z.strictObject({
    offset: z.int().optional(),
    timeout: z.int().optional(),
    allowed_updates: z.array(z.string()).optional(),
  }),
};
type Method = keyof typeof methods;

/** A call that the server took. */
export interface Call {
  readonly method: Method;
  readonly body: Record<string, unknown>;
  /** Bytes of a picture that came along. */
  readonly picture?: Buffer;
}

/** Starts the server for the bot of this token. */
export async function startTelegram({ token, bot }: { readonly token: string; readonly bot: string }) {
  const calls: Call[] = [];
  /** Updates that wait to be fetched. */
  const updates: { readonly update_id: number }[] = [];
  let refusal: { readonly error_code: number; readonly description: string } | null = null;
  let sent = 100;
  const server = createServer(async (request, response) => {
    const reply = (status: number, content: object) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
    };
    const fail = (error_code: number, description: string) =>
      reply(error_code, { ok: false, error_code, description });
    const [, given, name] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? "") ?? [];
    if (given !== token) return fail(401, "Unauthorized");
    if (name === undefined || !(name in methods)) return fail(404, "Not Found");
    const method = name as Method;
    const { body, picture } = await contentOf(request);
    const { success, error, data } = methods[method].safeParse(body);
    if (!success) return fail(400, `Bad Request: ${z.prettifyError(error)}`);
    if (refusal !== null) return fail(refusal.error_code, refusal.description);
    calls.push({ method, body: data, ...(picture && { picture }) });
    const { chat_id: chat } = body;
    const message = { message_id: ++sent, date: 0, chat: { id: Number(chat), type: "private" } };
    // Telegram keeps such a question open until there is news, or its time is over.
    const { offset = 0, timeout = 0 } = body as { offset?: number; timeout?: number };
    const newer = () => updates.filter(({ update_id }) => update_id >= offset);
    if (method === "getUpdates") await until(() => newer().length > 0 || response.destroyed, timeout * 1000);
    const results: Partial<Record<Method, unknown>> = {
      getMe: { id: 4711, is_bot: true, first_name: "Consigliere", username: bot },
      sendMessage: message,
      sendPhoto: message,
      getUpdates: newer(),
    };
    reply(200, { ok: true, result: results[method] ?? true });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    updates,
    /** From now on every call is refused; null: none. */
    refuse(next: typeof refusal) {
      refusal = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}

async function until(isTrue: () => boolean, milliseconds: number): Promise<void> {
  for (let waited = 0; waited < milliseconds && !isTrue(); waited += LOOK_MS) await setTimeout(LOOK_MS);
}

const LOOK_MS = 50;

async function contentOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const whole = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/")) {
    return { body: (whole.length === 0 ? {} : JSON.parse(whole.toString())) as Record<string, unknown> };
  }
  const form = await new Response(new Uint8Array(whole), { headers: { "content-type": type } }).formData();
  const body: Record<string, unknown> = {};
  let picture: Buffer | undefined;
  for (const [name, value] of form) {
    if (typeof value !== "string") picture = Buffer.from(await value.arrayBuffer());
    else body[name] = /^[{[]/.test(value) ? JSON.parse(value) : value;
  }
  return { body, ...(picture && { picture }) };
}

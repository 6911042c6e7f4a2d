/** What Telegram tells us: somebody has opened a chat with the bot, or pressed a key of a message. */
import { LOCALES, type Locale } from "@consigliere/languages";
import * as z from "zod";
import { linkChat } from "../../account/chat.ts";
import type { ChatKey, Context } from "../../context.ts";
import { actToken } from "../../match/act-link.ts";
import { confirmAct } from "../../play/act.ts";
import { limit, type RateLimit } from "../../rate-limit.ts";
import { Refusal } from "../../refusal.ts";
import { type Words, wordsIn } from "../../words.ts";
import { confirming, type Pressed, pressedIn } from "./press.ts";

/** Anybody can write to the bot. */
const REPLIES_PER_CHAT: RateLimit = { name: "telegram-chat", calls: 30, seconds: 3600 };

const keySchema = z.object({
  text: z.string(),
  url: z.string().optional(),
  callback_data: z.string().optional(),
});

/** The members of Telegram's `Update` that we read. */
export const updateSchema = z.object({
  message: z
    .object({
      chat: z.object({ id: z.int(), type: z.string() }),
      from: z.object({ first_name: z.string(), language_code: z.string().optional() }).optional(),
      text: z.string().optional(),
    })
    .optional(),
  callback_query: z
    .object({
      id: z.string(),
      data: z.string().optional(),
      message: z
        .object({
          message_id: z.int(),
          chat: z.object({ id: z.int() }),
          reply_markup: z.object({ inline_keyboard: z.array(z.array(keySchema)) }).optional(),
        })
        .optional(),
    })
    .optional(),
});
type Update = z.infer<typeof updateSchema>;

/** Does what an update asks for. Whoever sends it has proven to be Telegram. */
export async function handleUpdate(
  context: Context,
  { message, callback_query: press }: Update,
): Promise<void> {
  if (message?.chat.type === "private") await read(context, message);
  if (press?.message !== undefined) await pressed(context, { ...press, message: press.message });
}

/** A message to the bot: the code of a link, or something that nobody reads. */
async function read(
  context: Context,
  { chat, from, text = "" }: NonNullable<Update["message"]>,
): Promise<void> {
  const id = String(chat.id);
  try {
    await limit(context, REPLIES_PER_CHAT, id);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  const [, code] = /^\/start ([\w-]{1,64})$/.exec(text) ?? [];
  const linked =
    code === undefined ? null : await linkChat(context, code, { id, name: from?.first_name ?? "" });
  const words = await wordsIn(linked?.locale ?? localeOf(from?.language_code));
  const says =
    linked === null
      ? words(code === undefined ? "telegram.unread" : "telegram.expired")
      : words("telegram.linked", { name: linked.name });
  await context.telegram?.send({ chat: id, text: escaped(says), keys: [] });
}

const localeOf = (code = ""): Locale => LOCALES.find((locale) => code.startsWith(locale)) ?? "en";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

type Press = NonNullable<Update["callback_query"]>;
type PressIn = Press & { readonly message: NonNullable<Press["message"]> };

/** A key is pressed twice for an answer, as a link of a mail asks first: the first press brings up the second key. */
async function pressed(context: Context, { id, data = "", message }: PressIn): Promise<void> {
  const { telegram } = context;
  const chat = String(message.chat.id);
  const place = { chat, message: message.message_id };
  const rows = (message.reply_markup?.inline_keyboard ?? []).map((row) => row.flatMap(keyOf));
  const meant = await meaning(context, chat, data);
  if (meant === null || telegram === null) {
    await telegram?.acknowledge(id);
    return;
  }
  const words = await wordsIn(meant.reader.locale);
  const answers = rows.filter(([key]) => key !== undefined && "data" in key && !key.data.endsWith("!"));
  const others = rows.filter(([key]) => key !== undefined && "url" in key);
  const label =
    answers.flat().find((key) => "data" in key && key.data === data.replace("!", ""))?.label ?? "";
  if (meant.isConfirmed) {
    const said = await entered(context, meant, words, label);
    await telegram.acknowledge(id, said);
    await telegram.setKeys({ ...place, keys: others });
    return;
  }
  const confirm = { label: words("telegram.confirm", { answer: label }), data: confirming(data) };
  await telegram.acknowledge(id, words("telegram.again"));
  await telegram.setKeys({ ...place, keys: [...answers, [confirm], ...others] });
}

async function meaning(context: Context, chat: string, data: string): Promise<Pressed | null> {
  try {
    return await pressedIn(context, chat, data);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Enters the answer; what became of it, in a sentence. */
async function entered(context: Context, { act }: Pressed, words: Words, answer: string): Promise<string> {
  try {
    await confirmAct(context, actToken(context, act));
    return words("telegram.entered", { answer });
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && error.name === "RefusedError"))
      return words("telegram.late");
    throw error;
  }
}

function keyOf({ text, url, callback_data: data }: z.infer<typeof keySchema>): ChatKey[] {
  if (data !== undefined) return [{ label: text, data }];
  return url === undefined ? [] : [{ label: text, url }];
}

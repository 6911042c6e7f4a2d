import { createHash, timingSafeEqual } from "node:crypto";
import { type ChatKey, type InChat, type Telegram, TelegramError } from "@consigliere/service/context";
import type { Api } from "grammy/web";
import type { Config } from "./config.ts";
import type { Keys } from "./keys/keys.ts";
import type { PngOf } from "./mailer.ts";

/** Pixels: as wide as a chat on a desk shows it. */
const PICTURE_WIDTH = 1_200;
/** Seconds that Telegram may take. */
const PATIENCE_SECONDS = 10;

/**
 * The bot of the service; null if it has none. Its library is loaded with the first message. A picture that cannot be
 * drawn is left out: its words are in the message.
 */
export function createTelegram(
  { telegramApi }: Pick<Config, "telegramApi">,
  { telegram }: Pick<Keys, "telegram">,
  pngOf: PngOf = () => Promise.reject(new Error("no message from here has a picture")),
): Telegram | null {
  if (telegram === undefined) return null;
  const library = () => import("./telegram-library.ts");
  let opened: Promise<Api> | undefined;
  const call = async <T>(act: (api: Api) => Promise<T>): Promise<T> => {
    opened ??= library().then(
      ({ Api }) => new Api(telegram.token, { apiRoot: telegramApi, timeoutSeconds: PATIENCE_SECONDS }),
    );
    try {
      return await act(await opened);
    } catch (error) {
      throw troubleOf(error);
    }
  };
  return {
    bot: telegram.bot,

    async send({ chat, text, keys, picture }) {
      const more = { parse_mode: "HTML", reply_markup: markup(keys) } as const;
      const drawn = picture === undefined ? null : await pngOf(picture, PICTURE_WIDTH).catch(() => null);
      if (drawn === null) {
        const sent = await call((api) =>
          api.sendMessage(chat, text, { ...more, link_preview_options: { is_disabled: true } }),
        );
        return { message: sent.message_id };
      }
      const { InputFile } = await library();
      const sent = await call((api) =>
        api.sendPhoto(chat, new InputFile(drawn, "board.png"), { ...more, caption: text }),
      );
      return { message: sent.message_id, isPicture: true };
    },

    async edit({ chat, message, isPicture, text, keys }) {
      const more = { parse_mode: "HTML", reply_markup: markup(keys) } as const;
      await call((api) =>
        isPicture === true
          ? api.editMessageCaption(chat, message, { ...more, caption: text })
          : api.editMessageText(chat, message, text, more),
      );
    },

    async setKeys({ chat, message, keys }) {
      await call((api) => api.editMessageReplyMarkup(chat, message, { reply_markup: markup(keys) }));
    },

    async withdraw({ chat, message }: InChat) {
      await call((api) => api.deleteMessage(chat, message));
    },

    async acknowledge(press, line) {
      await call((api) =>
        api.answerCallbackQuery(press, line === undefined ? {} : { text: line.slice(0, 200) }),
      );
    },
  };
}

const markup = (keys: readonly (readonly ChatKey[])[]) => ({
  inline_keyboard: keys.map((row) =>
    row.map((key) =>
      "url" in key ? { text: key.label, url: key.url } : { text: key.label, callback_data: key.data },
    ),
  ),
});

/** An answer of Telegram's that is an error has a code. All else is the network's. */
function troubleOf(error: unknown): unknown {
  const { error_code: code } = error as { error_code?: unknown };
  return typeof code === "number" ? new TelegramError(code) : error;
}

/** The header by which Telegram proves itself, and the word that it has in it for this token. */
export const PROOF = "x-telegram-bot-api-secret-token";

/** The word that Telegram is told when it is told where to call: it follows from the token, and does not tell it. */
export function proofFor(token: string): string {
  return createHash("sha256").update(`calls of ${token}`).digest("base64url");
}

/** Whether a header proves that Telegram calls. */
export function isProof(given: string | null, token: string): boolean {
  const [one, other] = [given ?? "", proofFor(token)].map((text) =>
    createHash("sha256").update(text).digest(),
  );
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** The bot itself: its name, where Telegram tells us what people do with it, and that news where nobody can call us. */
import { Api } from "grammy/web";
import { proofFor } from "./telegram.ts";

/** The kinds of news that the service reads. */
const READ = ["message", "callback_query"] as const;

export interface Bot {
  /** The bot's name in addresses. */
  name(): Promise<string>;
  /** From now on Telegram calls this address, with a proof; null: it is asked. */
  callAt(url: string | null): Promise<void>;
  /** The news from number `offset` on. Waits up to `seconds` for the first. */
  news(
    offset: number,
    seconds: number,
    signal: AbortSignal,
  ): Promise<readonly { readonly update_id: number }[]>;
}

/** The bot with this token, at this address of Telegram's API. */
export function openBot(token: string, apiRoot: string): Bot {
  const api = new Api(token, { apiRoot });
  return {
    name: async () => (await api.getMe()).username,
    async callAt(url) {
      if (url === null) await api.deleteWebhook();
      else await api.setWebhook(url, { secret_token: proofFor(token), allowed_updates: READ });
    },
    news: (offset, timeout, signal) =>
      // The library's own type for signals is older than that of Node.js.
      api.getUpdates({ offset, timeout, allowed_updates: READ }, signal as never),
  };
}

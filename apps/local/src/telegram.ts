import { PROOF, proofFor } from "@consigliere/api/telegram";
import { type Bot, openBot } from "@consigliere/api/telegram-bot";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { eventFrom } from "./http/event.ts";
import { createPause } from "./stream/pause.ts";
import type { Clockwork } from "./tick.ts";

/** Telegram keeps a question for news open for so long. */
const WAIT_SECONDS = 50;
const PAUSE_MS = 15_000;

interface Hearing {
  readonly token: string;
  /** The address of Telegram's API. */
  readonly api: string;
  readonly originKey: string;
  /** Calls the function that hears what Telegram tells a deployed service. */
  readonly invoke: (event: APIGatewayProxyEventV2) => Promise<unknown>;
}

/**
 * Asks Telegram for news again and again, because nothing out there can call a machine at home, and hands each on as
 * Telegram's own call would. Ends after what is in hand.
 */
export function startHearing({ token, api, originKey, invoke }: Hearing): Clockwork {
  const bot = openBot(token, api);
  const pause = createPause();
  const stopping = new AbortController();
  const call = async (news: object) => {
    const request = new Request("http://localhost/api/telegram", {
      method: "POST",
      body: JSON.stringify(news),
      headers: { "content-type": "application/json", [PROOF]: proofFor(token) },
    });
    await invoke(await eventFrom(request, { viewer: "127.0.0.1", originKey }));
  };
  const running = hear(bot, call, { pause, signal: stopping.signal });
  return {
    stop: async () => {
      stopping.abort();
      pause.end();
      await running;
    },
  };
}

async function hear(
  bot: Bot,
  call: (news: object) => Promise<void>,
  { pause, signal }: { readonly pause: ReturnType<typeof createPause>; readonly signal: AbortSignal },
): Promise<void> {
  let next = 0;
  let isOpen = false;
  while (!signal.aborted) {
    try {
      if (!isOpen) await bot.callAt(null);
      isOpen = true;
      for (const news of await bot.news(next, WAIT_SECONDS, signal)) {
        next = news.update_id + 1;
        await call(news);
      }
    } catch (error) {
      if (signal.aborted) return;
      console.error("Telegram cannot be asked for news; the next try is in a quarter of a minute.", error);
      await pause.wait(PAUSE_MS);
    }
  }
}

import { tick } from "@consigliere/service/follow-up/tick";
import { createContext } from "../context.ts";
import { createMailer, type PngOf } from "../mailer.ts";
import { handlerOf } from "../process.ts";
import { createPusher } from "../pusher.ts";
import { createTelegram } from "../telegram.ts";
import { createWebhookPoster } from "../webhook/poster.ts";

/** Does everything that is due; called every minute. */
export const handler = await handlerOf((config, keys, parts) => {
  const pngOf: PngOf = async (svg, width) => (await import("../picture/png.ts")).pngOf(svg, width);
  const context = createContext(config, keys, {
    ...parts,
    mailer: createMailer(config, pngOf),
    telegram: createTelegram(config, keys, pngOf),
    pusher: createPusher(config, keys),
    postWebhook: createWebhookPoster(config),
  });
  return (_event: unknown, invocation) => tick(context, () => invocation.getRemainingTimeInMillis() / 1000);
});

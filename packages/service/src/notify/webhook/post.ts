/** A message to a webhook, signed where its address is no secret. */
import { createHash, createHmac } from "node:crypto";
import type { WebhookKind } from "@consigliere/contract/webhook-kinds";
import type { Webhook } from "@consigliere/store/webhooks";
import type { Context, WebhookPost } from "../../context.ts";
import type { Words } from "../../words.ts";
import { bodies } from "./form.ts";
import type { News } from "./news.ts";

/** The prefix of the secret's base64, as in Standard Webhooks. */
const SECRET_PREFIX = "whsec_";

/** A secret to sign with. */
export function newSecret({ chance }: Context): string {
  return SECRET_PREFIX + Buffer.from(chance.hex(32), "hex").toString("base64");
}

/** The message that tells `news`. The same news always gives the same message, by the id in its headers. */
export function postOf(
  { clock, settings }: Context,
  webhook: Webhook,
  words: Words,
  news: News,
): WebhookPost {
  const at = clock();
  const body = JSON.stringify(bodies[webhook.kind as WebhookKind](words, news, at));
  const { headline, sentences, asked } = news;
  const id = digestOf([webhook.id, webhook.told, webhook.asked, headline, sentences, asked]);
  return {
    address: webhook.address,
    headers: {
      "content-type": "application/json",
      "user-agent": `Consigliere (+${settings.baseUrl})`,
      ...(webhook.secret !== undefined && signatureOf(webhook.secret, `msg_${id}`, at, body)),
    },
    body,
  };
}

/** The same as the one message that is kept up to date: sent once, then edited. Discord has addresses for both. */
export function inPlace(post: WebhookPost, { message }: Pick<Webhook, "message">): WebhookPost {
  const url = new URL(post.address);
  if (message === undefined) {
    url.searchParams.set("wait", "true");
    return { ...post, address: url.href, wantsId: true };
  }
  url.pathname += `/messages/${message}`;
  return { ...post, address: url.href, isEdit: true };
}

/** The headers of https://www.standardwebhooks.com. */
function signatureOf(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

function digestOf(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
}

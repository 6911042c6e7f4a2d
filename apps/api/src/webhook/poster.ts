import { type Agent, type IncomingMessage, request as overHttp, type RequestOptions } from "node:http";
import { request as overHttps } from "node:https";
import { WebhookError, type WebhookPost, type Webhooks } from "@consigliere/service/context";
import type { Config } from "../config.ts";
import { takesWebhook } from "./address.ts";

/** Milliseconds that a webhook may take, from resolving its name to its status. */
const PATIENCE_MS = 5_000;

/** Statuses below 500 that may differ tomorrow. */
const PASSING = [408, 425, 429];

/**
 * Sends to addresses that people have given. It connects to public addresses only, whatever a name leads to at that
 * moment. It follows no redirects and reads nothing but the status of the answer.
 */
export function createWebhookPoster(
  { webhookTestOrigin }: Pick<Config, "webhookTestOrigin">,
  patienceMs = PATIENCE_MS,
  takes = takesWebhook(webhookTestOrigin),
): Webhooks["post"] {
  return async ({ address, headers, body }: WebhookPost) => {
    if (!takes(address)) throw new WebhookError("private-address", true);
    const url = new URL(address);
    const agent = await agentFor(url, url.origin === webhookTestOrigin);
    const length = String(Buffer.byteLength(body));
    const status = await statusOf(
      url,
      {
        method: "POST",
        agent,
        headers: { ...headers, "content-length": length },
        signal: AbortSignal.timeout(patienceMs),
      },
      body,
    ).catch((error: unknown) => {
      throw failureOf(error);
    });
    if (status >= 200 && status < 300) return;
    if (status >= 300 && status < 400) throw new WebhookError("redirect", true);
    throw new WebhookError(`status-${status}`, status < 500 && !PASSING.includes(status));
  };
}

/** Makes connections, but none to the service's own network. */
async function agentFor({ protocol }: URL, isForTests: boolean): Promise<Agent> {
  const { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } = await import("request-filtering-agent");
  const options = { allowPrivateIPAddress: isForTests };
  return protocol === "https:"
    ? new RequestFilteringHttpsAgent(options)
    : new RequestFilteringHttpAgent(options);
}

function statusOf(url: URL, options: RequestOptions, body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const onResponse = (response: IncomingMessage) => {
    resolve(response.statusCode ?? 0);
    response.destroy();
  };
  const request = (url.protocol === "https:" ? overHttps : overHttp)(url, options, onResponse);
  request.on("error", reject);
  request.end(body);
  return promise;
}

function failureOf(error: unknown): WebhookError {
  if (!(error instanceof Error)) return new WebhookError("unreachable", false);
  // The agent has no code for it.
  if (error.message.includes("is not allowed. Because")) return new WebhookError("private-address", true);
  const isSlow = error.name === "AbortError" || error.name === "TimeoutError";
  return new WebhookError(isSlow ? "too-slow" : "unreachable", false);
}

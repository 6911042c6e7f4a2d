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
 * moment. It follows no redirects. Of the answer it reads the status, and a message's id where that is wanted.
 */
export function createWebhookPoster(
  { webhookTestOrigin }: Pick<Config, "webhookTestOrigin">,
  patienceMs = PATIENCE_MS,
  takes = takesWebhook(webhookTestOrigin),
): Webhooks["post"] {
  return async ({ address, headers, body, isEdit, wantsId }: WebhookPost) => {
    if (!takes(address)) throw new WebhookError("private-address", true);
    const url = new URL(address);
    const agent = await agentFor(url, url.origin === webhookTestOrigin);
    const length = String(Buffer.byteLength(body));
    const { status, text } = await answerOf(
      url,
      {
        method: isEdit === true ? "PATCH" : "POST",
        agent,
        headers: { ...headers, "content-length": length },
        signal: AbortSignal.timeout(patienceMs),
      },
      body,
      wantsId === true ? LONGEST_ANSWER : 0,
    ).catch((error: unknown) => {
      throw failureOf(error);
    });
    if (status >= 200 && status < 300) return idIn(text);
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

/** Bytes. */
const LONGEST_ANSWER = 64 * 1024;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The status, and as many bytes of the text as are wanted. */
function answerOf(url: URL, options: RequestOptions, body: string, wanted: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onResponse = async (response: IncomingMessage) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const status = response.statusCode ?? 0;
    if (wanted > 0) {
      for await (const chunk of response) {
        chunks.push(chunk as Buffer);
        length += (chunk as Buffer).length;
        if (length > wanted) break;
      }
    }
    response.destroy();
    resolve({ status, text: Buffer.concat(chunks).toString() });
  };
  const request = (url.protocol === "https:" ? overHttps : overHttp)(url, options, (response) => {
    onResponse(response).catch(reject);
  });
  request.on("error", reject);
  request.end(body);
  return promise;
}

/** The id of a message, as Discord tells it: a number that is too large for JSON's. */
function idIn(text: string): string | null {
  return /"id":\s*"(\d{1,24})"/.exec(text)?.[1] ?? null;
}

function failureOf(error: unknown): WebhookError {
  if (!(error instanceof Error)) return new WebhookError("unreachable", false);
  // The agent has no code for it.
  if (error.message.includes("is not allowed. Because")) return new WebhookError("private-address", true);
  const isSlow = error.name === "AbortError" || error.name === "TimeoutError";
  return new WebhookError(isSlow ? "too-slow" : "unreachable", false);
}

import { text } from "node:stream/consumers";
import { serveOnLoopback } from "@consigliere/store/loopback";
import { onTestFinished } from "vitest";

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

/** A server on this machine that keeps everything it is sent and answers as told, until the test has finished. */
export async function localServer(
  answer: (received: Received) => Answer | Promise<Answer> = () => ({}),
): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = [];
  const { url, stop } = await serveOnLoopback(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const one = { method, url, headers, body: await text(request) };
    received.push(one);
    const { status = 200, body = {} } = await answer(one);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  onTestFinished(stop);
  return { url, received };
}

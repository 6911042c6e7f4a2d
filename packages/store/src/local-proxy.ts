import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isFromHere, LOOPBACK, NOT_HERE, unshared } from "./loopback.ts";

/** A server's host and port. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

export interface LocalProxy {
  readonly port: number;
  /** From here on requests are passed to the server at this place. Until then they wait. */
  leadTo(place: Place): void;
  close(): Promise<void>;
}

/**
 * Listens on the loopback address, and passes on requests that this machine makes by its own names. It does not keep an
 * idle process alive. `port` 0: a free one. @throws Error when the port is taken
 */
export async function openLocalProxy(port: number): Promise<LocalProxy> {
  const agent = new Agent({ keepAlive: true });
  const { promise: behind, resolve: leadTo } = Promise.withResolvers<Place>();
  const server = createServer(
    // Callers keep their connections. A connection must not be closed at the moment when it is used again.
    { keepAliveTimeout: 0, requestTimeout: 0 },
    async (asked, answer) => {
      if (isFromHere(asked)) handOn(asked, answer, { ...(await behind), agent });
      else answer.writeHead(NOT_HERE.status, { "content-type": "text/plain" }).end(NOT_HERE.text);
    },
  );
  server.on("connection", (socket) => socket.unref());
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, LOOPBACK, resolve);
  });
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    leadTo,
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Passes a request to `place`, and returns its answer without permission for other origins' pages to read it. */
function handOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  place: Place & { readonly agent: Agent },
): void {
  const { method, url, headers } = asked;
  const onward = request({ ...place, method, path: url, headers });
  onward.once("response", (got) => {
    answer.writeHead(got.statusCode ?? 502, unshared(got.headers));
    got.pipe(answer);
  });
  onward.once("error", () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.once("close", () => onward.destroy());
  asked.pipe(onward);
}

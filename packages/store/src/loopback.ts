/**
 * Restricts a server to the machine it runs on. Listening on the loopback address keeps other machines out, but not the
 * pages in this machine's browsers. A page may request any address, by a name that leads there (DNS rebinding) or
 * across origins. So a request must use one of this machine's names, and if a page makes it, the page must be the
 * server's own.
 */
import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from "node:http";
import type { AddressInfo } from "node:net";

/** The address that only this machine reaches. */
export const LOOPBACK = "127.0.0.1";

/** The names of this machine for itself. */
export const NAMES = ["localhost", LOOPBACK, "[::1]"];

/** Status and text of a refusal. */
export const NOT_HERE = {
  status: 421,
  text: "This answers on its own machine, under its own name.\n",
} as const;

/** Whether the request uses a name of this machine, and comes from no page except the server's own. */
export function isFromHere({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  const own = NAMES.flatMap((name) => namesWith(name, socket.localPort));
  const isOwnPage = headers.origin === undefined || own.some((name) => headers.origin === `http://${name}`);
  return own.includes(headers.host?.toLowerCase() ?? "") && isOwnPage;
}

function namesWith(name: string, port: number | undefined): string[] {
  return port === 80 ? [name, `${name}:80`] : [`${name}:${port}`];
}

/** Whether the header lets pages of other origins read an answer. */
export function isSharing(header: string): boolean {
  return header.toLowerCase().startsWith("access-control-");
}

/** The headers without those that {@link isSharing}. */
export function unshared(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isSharing(name)));
}

export interface LoopbackServer {
  /** Without a slash at its end. */
  readonly url: string;
  /** Breaks off what is still being answered. */
  stop(): Promise<void>;
}

/** Starts a server that only this machine reaches, on this port or a free one. @throws Error when the port is taken */
export async function serveOnLoopback(listener: RequestListener, port = 0): Promise<LoopbackServer> {
  const server = createServer({ keepAliveTimeout: 0 }, listener);
  await once(server.listen(port, LOOPBACK), "listening");
  return {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isFromHere, isSharing, NOT_HERE } from "@consigliere/store/loopback";

type Listener = (request: IncomingMessage, ...rest: unknown[]) => void;

/**
 * Puts a doorkeeper before all that `server` answers, web sockets included: it answers on its own machine, under
 * its own names, to its own page, and lets no page of another origin read what it says.
 */
export function keepForThisMachine(server: Server): void {
  guard(server, "request", (response) => {
    (response as ServerResponse)
      .writeHead(NOT_HERE.status, { "content-type": "text/plain" })
      .end(NOT_HERE.text);
  });
  guard(server, "upgrade", (socket) => {
    (socket as Duplex).end(`HTTP/1.1 ${NOT_HERE.status} Misdirected Request\r\nConnection: close\r\n\r\n`);
  });
}

function guard(server: Server, event: "request" | "upgrade", refuse: (answer: unknown) => void): void {
  const listeners = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  server.on(event, (request: IncomingMessage, answer: unknown, ...rest: unknown[]) => {
    if (!isFromHere(request)) return refuse(answer);
    if (event === "request") keepUnshared(answer as ServerResponse);
    for (const listener of listeners) listener.call(server, request, answer, ...rest);
  });
}

function keepUnshared(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => (isSharing(name) ? response : set(name, value));
}

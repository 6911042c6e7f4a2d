import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isFromHere, isSharing, NOT_HERE } from "@consigliere/store/loopback";

type Listener = (request: IncomingMessage, ...rest: unknown[]) => void;

/**
 * Checks every request before `server` answers it, web sockets included. The server then answers only its own machine,
 * under its own names, and its own page. No page of another origin can read its answers.
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

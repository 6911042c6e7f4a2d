/** Sockets of browsers, by the `ws` library. */
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Gateway, Line } from "./gateway.ts";

/** The most bytes of a frame that API Gateway accepts. */
const largestFrame = 32 * 1024;

/** The most bytes that may wait for a page that does not read. Then it is closed, and connects again when it reads. */
const mostWaiting = 64 * 1024;

/** Takes a request of Node's HTTP server that wants to become a socket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** Connects sockets to the gateway, with the data that the edge adds to them. */
export function upgradeTo(gateway: Gateway, { originKey }: { readonly originKey: string }): Upgrade {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestFrame, perMessageDeflate: false });
  return async (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    const line = await gateway.knock({
      query: Object.fromEntries(searchParams),
      headers: { "x-origin-key": originKey },
    });
    if (typeof line === "number") return refuse(socket, line);
    if (socket.destroyed) return line.closed();
    server.handleUpgrade(request, socket, head, (open) => attend(open, line));
  };
}

function attend(open: WebSocket, line: Line): void {
  line.opened({
    send: (text) => {
      if (open.bufferedAmount > mostWaiting) open.terminate();
      else open.send(text, () => {});
    },
    close: () => open.terminate(),
  });
  // If a frame is too long or invalid, ws closes the socket itself.
  open.on("error", () => {});
  open.on("message", (data) => void line.said(String(data)));
  open.on("close", () => void line.closed());
}

function refuse(socket: Duplex, status: number): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`;
  socket.end(`${head}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** The WebSocket API of the template: its gateway, with sockets that only note what they hear. */
import { createGateway, type Gateway, type Line } from "@consigliere/local/live/gateway";

/** A page's end of a socket. */
export interface TestSocket {
  /** Texts that came, oldest first. */
  readonly heard: string[];
  say(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface Sockets {
  readonly post: Gateway["post"];
  /** Answers a handshake with the name of the socket, in the place of status 101, which no Response can have. */
  shake(request: Request): Promise<Response>;
  /** The socket that a handshake was answered with. */
  opened(answer: Response): TestSocket;
}

const named = "x-socket";

export function createSockets(invoke: (event: unknown) => Promise<unknown>): Sockets {
  const gateway = createGateway(invoke);
  const sockets = new Map<string, TestSocket>();
  return {
    post: gateway.post,
    async shake(request) {
      const { searchParams } = new URL(request.url);
      const line = await gateway.knock({
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(request.headers),
      });
      if (typeof line === "number") return new Response(null, { status: line });
      sockets.set(line.id, socketOn(line));
      return new Response(null, { headers: { [named]: line.id } });
    },
    opened(answer) {
      const socket = sockets.get(answer.headers.get(named) ?? "");
      if (!socket) throw new Error(`The handshake was refused with ${answer.status}.`);
      return socket;
    },
  };
}

function socketOn(line: Line): TestSocket {
  const heard: string[] = [];
  line.opened({ send: (text) => heard.push(text), close: () => void line.closed() });
  return { heard, say: line.said, close: line.closed };
}

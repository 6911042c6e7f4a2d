/** Does the work of API Gateway for a WebSocket API: it tells a function about sockets, and accepts texts for them. */
import { randomUUID } from "node:crypto";
import { mostPages } from "@consigliere/store/live";

/** A socket as its transport has it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Somebody who wants to open a socket. */
export interface Knock {
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** An open socket; it is told of the actions of its other end. */
export interface Line {
  readonly id: string;
  /** The handshake is done. */
  opened(socket: Socket): void;
  said(text: string): Promise<void>;
  closed(): Promise<void>;
}

export interface Gateway {
  /** Asks the function; returns the HTTP status if it refuses. */
  knock(knock: Knock): Promise<Line | number>;
  /** Sends a text; false if the socket is closed. */
  post(id: string, text: string): boolean;
  /** Closes every socket, and resolves when the function knows. */
  stop(): Promise<void>;
}

type Result = { readonly statusCode?: number; readonly body?: string } | null;

/**
 * The number of sockets that one ticket may open at the same moment. It equals the number of its holder's pages that
 * hear of changes.
 */
const mostOpening = mostPages;

/** A gateway in front of the function. A failure of the function is logged, and refuses a socket that wants to open. */
export function createGateway(invoke: (event: unknown) => Promise<unknown>): Gateway {
  /** Null: let in, and not yet open. */
  const sockets = new Map<string, Socket | null>();
  /** The number of sockets that the function is being asked about now, by ticket. */
  const opening = new Map<string, number>();

  async function tell(event: object): Promise<Result> {
    try {
      return (await invoke(event)) as Result;
    } catch (error) {
      console.error("The live function failed.", error);
      return { statusCode: 500 };
    }
  }

  async function close(id: string): Promise<void> {
    if (sockets.delete(id)) await tell(eventOf(id, "DISCONNECT", "$disconnect"));
  }

  function line(id: string): Line {
    let isHeard = false;
    return {
      id,
      opened: (socket) => sockets.set(id, socket),
      // A message before the function's answer carries no information, and messages must not pile up.
      said: async (body) => {
        if (isHeard) return;
        isHeard = true;
        const answer = await tell({ ...eventOf(id, "MESSAGE", "$default"), body });
        isHeard = false;
        if (answer?.body !== undefined) sockets.get(id)?.send(answer.body);
      },
      closed: () => close(id),
    };
  }

  /** The status of the function's answer; 429 if the same ticket is already opening enough sockets. */
  async function admitted(id: string, { query, headers }: Knock): Promise<number> {
    const { ticket = "" } = query;
    const others = opening.get(ticket) ?? 0;
    if (others >= mostOpening) return 429;
    opening.set(ticket, others + 1);
    const event = eventOf(id, "CONNECT", "$connect");
    const answer = await tell({ ...event, headers, queryStringParameters: query });
    const left = (opening.get(ticket) ?? 1) - 1;
    if (left === 0) opening.delete(ticket);
    else opening.set(ticket, left);
    return answer?.statusCode ?? 500;
  }

  return {
    async knock(knock) {
      const id = randomUUID();
      const status = await admitted(id, knock);
      if (status !== 200) return status;
      sockets.set(id, null);
      return line(id);
    },
    post: (id, text) => {
      sockets.get(id)?.send(text);
      return sockets.has(id);
    },
    stop: async () => {
      const open = [...sockets];
      for (const [, socket] of open) socket?.close();
      await Promise.all(open.map(([id]) => close(id)));
    },
  };
}

function eventOf(connectionId: string, eventType: string, routeKey: string) {
  const now = new Date();
  const requestContext = {
    connectionId,
    eventType,
    routeKey,
    apiId: "local",
    stage: "live",
    domainName: "localhost",
    requestId: randomUUID(),
    requestTime: now.toUTCString(),
    requestTimeEpoch: now.getTime(),
    ...(eventType === "CONNECT" ? {} : { messageDirection: "IN" }),
  };
  return { requestContext, isBase64Encoded: false };
}

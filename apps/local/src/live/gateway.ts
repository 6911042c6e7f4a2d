/** What API Gateway does for a WebSocket API: it tells a function of sockets, and takes texts for them. */
import { randomUUID } from "node:crypto";

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

/** An open socket, to be told of what its other end does. */
export interface Line {
  readonly id: string;
  /** The handshake is done. */
  opened(socket: Socket): void;
  said(text: string): Promise<void>;
  closed(): Promise<void>;
}

export interface Gateway {
  /** Asks the function; the HTTP status with which it refuses. */
  knock(knock: Knock): Promise<Line | number>;
  /** Sends a text; false when the socket is closed. */
  post(id: string, text: string): boolean;
  /** Closes every socket, and ends when the function knows. */
  stop(): Promise<void>;
}

type Result = { readonly statusCode?: number; readonly body?: string } | null;

/** A gateway before the function. What fails there is said in the log, and refuses a socket that wants to open. */
export function createGateway(invoke: (event: unknown) => Promise<unknown>): Gateway {
  /** Null: let in, and not yet open. */
  const sockets = new Map<string, Socket | null>();

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
    return {
      id,
      opened: (socket) => sockets.set(id, socket),
      said: async (body) => {
        const answer = await tell({ ...eventOf(id, "MESSAGE", "$default"), body });
        if (answer?.body !== undefined) sockets.get(id)?.send(answer.body);
      },
      closed: () => close(id),
    };
  }

  return {
    async knock({ query, headers }) {
      const id = randomUUID();
      const event = eventOf(id, "CONNECT", "$connect");
      const answer = await tell({ ...event, headers, queryStringParameters: query });
      const status = answer?.statusCode ?? 500;
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
    ...{ connectionId, eventType, routeKey, apiId: "local", stage: "live", domainName: "localhost" },
    ...{ requestId: randomUUID(), requestTime: now.toUTCString(), requestTimeEpoch: now.getTime() },
    ...(eventType === "CONNECT" ? {} : { messageDirection: "IN" }),
  };
  return { requestContext, isBase64Encoded: false };
}

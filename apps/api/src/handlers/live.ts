import { closePage, hearPage, openPage } from "@consigliere/service/live/page";
import { openStore } from "@consigliere/service/match/contents";
import { connectionOf } from "../connection.ts";
import { isFromEdge, isWordKnown } from "../http/edge.ts";
import { originKeys } from "../keys/keys.ts";
import { linkKeys } from "../keys/ring-ports.ts";
import { handlerOf } from "../process.ts";

/** The parts of API Gateway's event that matter here. */
interface SocketEvent {
  readonly requestContext: {
    readonly connectionId: string;
    readonly eventType: "CONNECT" | "MESSAGE" | "DISCONNECT";
  };
  readonly headers?: Readonly<Record<string, string>>;
  readonly queryStringParameters?: Readonly<Record<string, string>> | null;
}

interface SocketResult {
  readonly statusCode: number;
  /** Goes back through the socket. */
  readonly body?: string;
}

const ADMITTED = { open: 200, refused: 401, full: 429 } as const;

/** Follows the life of sockets: pages that come, give signs of life, and go. It does not read their texts. */
export const handler = await handlerOf(
  (config, keys, parts) => {
    const clock = () => new Date();
    const store = openStore({ ...connectionOf(config, parts.connection), now: clock });
    const context = { store, clock, links: linkKeys(keys.link, clock) };
    const origins = originKeys(keys);
    return async (event: SocketEvent): Promise<SocketResult> => {
      const { connectionId, eventType } = event.requestContext;
      if (eventType === "DISCONNECT") {
        await closePage(context, connectionId);
        return { statusCode: 200 };
      }
      if (eventType === "MESSAGE") return { statusCode: 200, body: await hearPage(context, connectionId) };
      if (!isFromEdge(event.headers ?? {}, origins)) return { statusCode: 401 };
      const ticket = event.queryStringParameters?.["ticket"] ?? "";
      return { statusCode: ADMITTED[await openPage(context, connectionId, ticket)] };
    };
  },
  ({ headers }, keys) => isWordKnown(headers ?? {}, keys),
);

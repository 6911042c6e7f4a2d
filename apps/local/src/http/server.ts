import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { carriedMethod } from "@consigliere/api/methods";
import { apiPaths, livePath } from "@consigliere/infra/edge/paths";
import { securityHeaders } from "@consigliere/infra/edge/security-headers";
import { getRequestListener } from "@hono/node-server";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import compression from "compression";
import type { Upgrade } from "../live/upgrade.ts";
import { matchesPath } from "../site/path-pattern.ts";
import { eventFrom, TooLong } from "./event.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { failureFrom, PACKED_FROM, responseFrom } from "./result.ts";

/** Like CloudFront, for pages: Brotli or gzip. Answers of the API are packed with less ado, see `responseFrom`. */
const compress = compression({ threshold: PACKED_FROM }) as unknown as (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void;

const STOP_PATIENCE_MS = 3_000;

/** The servers behind the one origin. */
interface Origins {
  /** Calls the function that answers the request. */
  readonly invokeApi: (event: APIGatewayProxyEventV2) => Promise<unknown>;
  readonly site: (request: Request) => Promise<Response>;
  /** Takes what wants to become a socket. */
  readonly upgrade: Upgrade;
  /** Proves to the function that a request came through here. */
  readonly originKey: string;
  /** The origin that people see. */
  readonly baseUrl: string;
  /** Whether our own proxy tells the caller's address. */
  readonly isBehindProxy?: boolean;
}

export interface WebServer {
  readonly port: number;
  /** Requests wait until this is called. */
  open(origins: Origins): void;
  /** Resolves when all current requests are answered, or after a few seconds. */
  stop(): Promise<void>;
}

/** Takes the port at once, so that a port in use is noticed before anything else starts. */
export async function startWebServer(host: string, port: number): Promise<WebServer> {
  const { promise: origins, resolve: open } = Promise.withResolvers<Origins>();
  const listener = getRequestListener(async (request, env) => {
    const response = await answer(request, (env as { incoming: IncomingMessage }).incoming, await origins);
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  });
  // Longer than clients keep an idle connection. Otherwise the server may close one at the moment when it is used
  // again.
  const shouldUpgradeCallback = (asked: IncomingMessage) => pathIn(asked) === livePath;
  const server = createServer({ keepAliveTimeout: 75_000, shouldUpgradeCallback }, (incoming, outgoing) => {
    incoming.method = carriedMethod(incoming.method ?? "");
    const answer = () => void listener(incoming, outgoing);
    if (matchesPath(apiPaths, pathIn(incoming))) answer();
    else compress(incoming, outgoing, answer);
  });
  server.on("upgrade", (...asked) => void origins.then(({ upgrade }) => upgrade(...asked)));
  refuseUnreadable(
    server,
    origins.then(({ baseUrl }) => baseUrl),
  );
  await listen(server, host, port);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      // Somebody may never send the rest of a request.
      setTimeout(() => server.closeAllConnections(), STOP_PATIENCE_MS).unref();
    });
  return { port: (server.address() as AddressInfo).port, open, stop };
}

const pathIn = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";

async function answer(request: Request, incoming: IncomingMessage, origins: Origins): Promise<Response> {
  if (!matchesPath(apiPaths, new URL(request.url).pathname)) return origins.site(request);
  try {
    const { originKey, isBehindProxy = false } = origins;
    const viewer = viewerOf(incoming, isBehindProxy);
    const origin = originOf(request, isBehindProxy);
    const event = await eventFrom(request, { viewer, origin, originKey });
    return responseFrom(await origins.invokeApi(event), request.headers.get("accept-encoding"));
  } catch (error) {
    if (error instanceof TooLong) return Response.json({ message: "Request Too Long" }, { status: 413 });
    console.error(error);
    return failureFrom(error);
  }
}

/** Anybody may have written the entries before the last one in a header. */
const lastIn = (header: unknown) =>
  String(header ?? "")
    .split(",")
    .at(-1)
    ?.trim();

function viewerOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const named = isBehindProxy ? lastIn(headers["x-forwarded-for"]) : undefined;
  return named || (socket.remoteAddress ?? "127.0.0.1");
}

/** The origin in the browser's address bar. */
function originOf({ url, headers }: Request, isBehindProxy: boolean): string {
  const { protocol, host } = new URL(url);
  const scheme = isBehindProxy ? lastIn(headers.get("x-forwarded-proto")) : undefined;
  return `${scheme ? `${scheme}:` : protocol}//${host}`;
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${port} is taken; PORT chooses another one.`) : error);
    });
    server.listen(port, host, resolve);
  });
}

import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { METHODS, methodProblem, PAGE_METHODS } from "@consigliere/api/methods";
import { apiPaths } from "@consigliere/infra/edge/paths";
import { matchesPath } from "../site/path-pattern.ts";

interface ParseError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/** A request line whose method Node's parser does not know. */
const requestLine = /^[\w!#$%&'*+.^`|~-]+ (\S+) HTTP\/1\.[01]\r?\n/;

const language = /^accept-language:(.*)$/im;

/** Node's own statuses when no code handles the error. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers input that Node does not pass on as a request. CONNECT and unknown methods are refused like every other
 * unsupported method, and input that is not HTTP gets one line.
 */
export function refuseUnreadable(server: Server, baseUrl: Promise<string>): void {
  const refuse = async (socket: Duplex, acceptLanguage: string | undefined, allow: readonly string[]) => {
    const problem = await methodProblem(await baseUrl, acceptLanguage, allow);
    await endWith(socket, problem);
  };
  server.on("connect", (request, socket) => {
    socket.on("error", () => socket.destroy());
    void refuse(socket, request.headers["accept-language"], METHODS);
  });
  server.on("clientError", (error: ParseError, socket) => {
    if (!socket.writable) socket.destroy();
    const said = error.rawPacket?.toString("latin1") ?? "";
    const [, path] = requestLine.exec(said) ?? [];
    if (error.code === "HPE_INVALID_METHOD" && path !== undefined) {
      void refuse(socket, language.exec(said)?.[1], matchesPath(apiPaths, path) ? METHODS : PAGE_METHODS);
    } else {
      void endWith(socket, new Response(null, { status: statuses[error.code ?? ""] ?? 400 }));
    }
  });
}

async function endWith(socket: Duplex, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const lines = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
    ...[...response.headers].map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length}`,
    "connection: close",
  ];
  if (socket.writable)
    socket.end(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]));
}

/** The address at which functions send texts to sockets: API Gateway's `POST /@connections/{id}`, unsigned. */
import { text } from "node:stream/consumers";
import { type LoopbackServer, serveOnLoopback } from "@consigliere/store/loopback";
import type { Gateway } from "./gateway.ts";

const path = /^\/(?:@|%40)connections\/([\w-]+)$/;

/** Listens on this machine alone, before there is a gateway. */
export function startManagement(gateway: Promise<Gateway>): Promise<LoopbackServer> {
  return serveOnLoopback(async (request, response) => {
    const [, id] = path.exec(request.url ?? "") ?? [];
    const body = await text(request);
    const isSent = id !== undefined && request.method === "POST" && (await gateway).post(id, body);
    if (!isSent) response.writeHead(410, { "x-amzn-errortype": "GoneException" });
    response.end("{}");
  });
}

/** The address at which functions send texts to sockets: API Gateway's `POST /@connections/{id}`, unsigned. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Gateway } from "./gateway.ts";

export interface Management {
  readonly url: string;
  stop(): Promise<void>;
}

const path = /^\/(?:@|%40)connections\/([\w-]+)$/;

/** Listens on this machine alone, before there is a gateway. */
export async function startManagement(gateway: Promise<Gateway>): Promise<Management> {
  const server = createServer(async (request, response) => {
    const [, id] = path.exec(request.url ?? "") ?? [];
    const body = await text(request);
    const isSent = id !== undefined && request.method === "POST" && (await gateway).post(id, body);
    if (!isSent) response.writeHead(410, { "x-amzn-errortype": "GoneException" });
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

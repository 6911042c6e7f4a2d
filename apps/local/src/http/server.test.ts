import { once } from "node:events";
import { createConnection } from "node:net";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { serveSite } from "../site/files.ts";
import { startWebServer, type WebServer } from "./server.ts";

const methods: string[] = [];
const everything = "GET, HEAD, POST, PUT, PATCH, DELETE";

let server: WebServer;
beforeAll(async () => {
  server = await startWebServer("127.0.0.1", 0);
  const baseUrl = "http://localhost:3000";
  server.open({
    invokeApi: async (event) => {
      const { http } = (event as { requestContext: { http: { method: string } } }).requestContext;
      methods.push(http.method);
      const headers = { "content-type": "application/json", etag: '"tag"' };
      return {
        statusCode: 200,
        headers,
        body: http.method === "GET" ? JSON.stringify("x".repeat(2000)) : "the API",
      };
    },
    site: serveSite("/nowhere", baseUrl),
    upgrade: async (_, socket) => void socket.destroy(),
    originKey: "proof",
    baseUrl,
  });
  return () => server.stop();
});

/** The server's reply to these bytes before it closes the connection. */
async function say(text: string): Promise<string> {
  const socket = createConnection(server.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(text);
  let said = "";
  for await (const chunk of socket) said += String(chunk);
  return said;
}

const ask = (method: string, path: string, headers = "") =>
  say(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);

describe("what is not offered", () => {
  it.each([
    ["TRACE", "/en/", "GET, HEAD"],
    ["TRACK", "/en/", "GET, HEAD"],
    ["POST", "/en/", "GET, HEAD"],
    ["PROPFIND", "/en/", "GET, HEAD"],
    ["BREW", "/en/m/abc", "GET, HEAD"],
    ["TRACK", "/api/me", everything],
    ["BREW", "/i/token", everything],
    ["CONNECT", "elsewhere.example:443", everything],
  ])("%s %s is refused as a problem, and nothing is logged", async (method, path, allow) => {
    const logged = vi.spyOn(console, "error");
    const said = await ask(method, path, "Accept-Language: ja\r\n");
    expect(said).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(said).toMatch(/\r\ncontent-type: application\/problem\+json\r\n/i);
    expect(said).toContain(`\r\nallow: ${allow}\r\n`);
    expect(said).toContain('"code":"request/unknown-method"');
    expect(said).toContain("このアドレスではできない操作です。");
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(["TRACE", "PROPFIND"])("%s reaches the API as what no path offers", async (method) => {
    expect(await ask(method, "/api/me")).toContain("the API");
    expect(methods.splice(0)).toEqual(["UNKNOWN"]);
  });
});

describe("what is long", () => {
  const look = (encodings: string) =>
    fetch(`http://127.0.0.1:${server.port}/api/me`, { headers: { "accept-encoding": encodings } });

  it.each([
    ["br, gzip", "gzip"],
    ["gzip;q=0, br", null],
    ["identity", null],
  ])("goes to a client that takes %s as %s", async (accepted, encoding) => {
    const response = await look(accepted);
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("etag")).toBe('"tag"');
    expect(await response.json()).toHaveLength(2000);
  });
});

it.each(["Content-Length: 99999999", "Transfer-Encoding: chunked"])(
  "refuses a body that is longer than API Gateway takes: %s",
  async (header) => {
    methods.splice(0);
    const socket = createConnection(server.port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    await once(socket, "connect");
    const answered = once(socket, "data");
    socket.write(`POST /api/unsubscribe HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`);
    // Neither ends: 11 MiB of a longer body.
    for (let mebi = 0; mebi < 11; mebi += 1) socket.write(`100000\r\n${"x".repeat(2 ** 20)}\r\n`);
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 413 /);
    expect(methods).toEqual([]);
  },
);

it("answers what is no HTTP in one line", async () => {
  expect(await say("\x16\x03\x01\x02\x00\x01 hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

it("answers headers without end in one line", async () => {
  const said = await ask("GET", "/en/", `X-Long: ${"x".repeat(20_000)}\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
});

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import { startWebServer } from "../http/server.ts";
import { createGateway, type Line } from "./gateway.ts";
import { startManagement } from "./management.ts";
import { upgradeTo } from "./upgrade.ts";

interface Told {
  readonly requestContext: { readonly connectionId: string; readonly eventType: string };
  readonly headers?: Record<string, string>;
  readonly queryStringParameters?: Record<string, string>;
  readonly body?: string;
}

/** The whole way of a socket, to a function that admits callers with the ticket `good`. */
async function stand() {
  const told: Told[] = [];
  const gateway = createGateway(async (event) => {
    const one = event as Told;
    told.push(one);
    if (one.requestContext.eventType === "MESSAGE") return { statusCode: 200, body: `heard ${one.body}` };
    if (one.queryStringParameters?.["ticket"] === "broken") throw new Error("out of order");
    const isRefused = one.queryStringParameters && one.queryStringParameters["ticket"] !== "good";
    return { statusCode: isRefused ? 401 : 200 };
  });
  const server = await startWebServer("127.0.0.1", 0);
  server.open({
    invokeApi: async () => ({ statusCode: 200, body: "the API" }),
    site: async () => new Response("a page"),
    upgrade: upgradeTo(gateway, { originKey: "proof" }),
    originKey: "proof",
    baseUrl: "http://localhost",
  });
  const management = await startManagement(Promise.resolve(gateway));
  onTestFinished(async () => {
    await gateway.stop();
    await Promise.all([server.stop(), management.stop()]);
  });
  const open = async (ticket: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live?ticket=${ticket}`);
    onTestFinished(() => socket.terminate());
    const { promise, resolve } = Promise.withResolvers<number>();
    socket.on("open", () => resolve(200));
    socket.on("unexpected-response", (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on("error", () => {});
    return { socket, status: await promise };
  };
  const post = (id: string, body: string) =>
    fetch(`${management.url}/%40connections/${id}`, { method: "POST", body });
  return { told, server, open, post };
}

afterEach(() => void vi.restoreAllMocks());

it("tells the function who comes, with what the edge adds, what they say and that they go", async () => {
  const { told, open, post } = await stand();
  const { socket } = await open("good");
  const id = told[0]?.requestContext.connectionId ?? "";
  expect(told[0]).toMatchObject({
    requestContext: { eventType: "CONNECT" },
    headers: { "x-origin-key": "proof" },
    queryStringParameters: { ticket: "good" },
  });
  const answer = once(socket, "message");
  socket.send("still here");
  expect(String((await answer)[0])).toBe("heard still here");
  const news = once(socket, "message");
  expect((await post(id, '{"revision":"r2"}')).status).toBe(200);
  expect(String((await news)[0])).toBe('{"revision":"r2"}');
  socket.close();
  await vi.waitFor(
    () => expect(told.at(-1)?.requestContext).toMatchObject({ eventType: "DISCONNECT" }),
    60_000,
  );
  expect((await post(id, "late")).status).toBe(410);
});

describe("a socket", () => {
  it.each([
    ["bad", 401],
    ["broken", 500],
  ])("with a ticket that is %s is refused by the status", async (ticket, status) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { open } = await stand();
    expect((await open(ticket)).status).toBe(status);
  });

  it("that never reads is closed, and keeps nothing waiting", async () => {
    const { told, open, post } = await stand();
    const { socket } = await open("good");
    socket.pause();
    const id = told[0]?.requestContext.connectionId ?? "";
    const long = "x".repeat(60_000);
    await vi.waitFor(async () => expect((await post(id, long)).status).toBe(410), { timeout: 60_000 });
    expect(told.at(-1)?.requestContext.eventType).toBe("DISCONNECT");
  });

  it("that says more than a gateway takes is closed", async () => {
    const { open } = await stand();
    const { socket } = await open("good");
    const closed = once(socket, "close");
    socket.send("x".repeat(40_000));
    expect((await closed)[0]).toBe(1009);
  });
});

describe("of many sockets", () => {
  /** A gateway in front of a function that answers when it is told to. */
  function waiting() {
    const { promise: answer, resolve: answerAll } = Promise.withResolvers<void>();
    let asked = 0;
    const gateway = createGateway(async () => {
      asked += 1;
      await answer;
      return { statusCode: 200, body: "heard" };
    });
    return { gateway, answerAll, asked: () => asked };
  }

  it("one ticket opens a few at once; the rest is refused unasked, and others are not", async () => {
    const { gateway, answerAll, asked } = waiting();
    const knock = (ticket: string) => gateway.knock({ query: { ticket }, headers: {} });
    const crowd = Array.from({ length: 1000 }, () => knock("mine"));
    const friend = knock("yours");
    expect(asked()).toBe(9);
    answerAll();
    const refused = (await Promise.all(crowd)).filter((line) => line === 429);
    expect(refused).toHaveLength(992);
    expect(await friend).toHaveProperty("id");
    expect(await knock("mine")).toHaveProperty("id");
  });

  it("one that says much before it is answered is heard once", async () => {
    const { gateway, answerAll, asked } = waiting();
    const knocking = gateway.knock({ query: {}, headers: {} });
    answerAll();
    const line = (await knocking) as Line;
    const heard: string[] = [];
    line.opened({ send: (text) => heard.push(text), close: () => {} });
    await Promise.all(Array.from({ length: 1000 }, () => line.said("still here")));
    expect(heard).toEqual(["heard"]);
    await line.said("still here");
    expect(heard).toEqual(["heard", "heard"]);
    expect(asked()).toBe(3);
  });
});

it("what asks for another protocol elsewhere is answered as if it had not", async () => {
  const { server } = await stand();
  const headers = { connection: "upgrade", upgrade: "h2c" };
  const asked = request({ port: server.port, path: "/en/", headers }).end();
  const [page] = (await once(asked, "response")) as [IncomingMessage];
  expect(await text(page)).toBe("a page");
});

/** News to addresses that people give: the requests that are sent, and the places that get none. */
import { createServer, type Server, type Socket } from "node:net";
import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, onTestFinished } from "vitest";
import { takesWebhook } from "../src/webhook/address.ts";
import { createWebhookPoster } from "../src/webhook/poster.ts";
import { localServer } from "./local-server.ts";
import { answer, penniesTable } from "./pennies-table.ts";
import { openTown } from "./town.ts";

/** A raw socket server that says anything it likes; records what it was sent, and whether its visitors are gone. */
async function rawServer(greet: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { port, origin: `http://localhost:${port}`, sockets };
}

const post = (address: string) => ({ address, headers: { "content-type": "application/json" }, body: "{}" });
const house = createWebhookPoster({ webhookTestOrigin: null });
const reaching = (origin: string, patienceMs?: number) =>
  createWebhookPoster({ webhookTestOrigin: origin }, patienceMs);

describe("an address", () => {
  it.each([
    "http://example.org/hook",
    "https://example.org:8443/hook",
    "https://user:word@example.org/hook",
    "https://localhost/hook",
    "https://localhost./hook",
    "https://house.localhost/hook",
    "https://intranet./hook",
    "https://127.0.0.1/hook",
    "https://127.0.0.1./hook",
    "https://2130706433/hook",
    "https://0x7f.1/hook",
    "https://[::1]/hook",
    "https://[::ffff:127.0.0.1]/hook",
    "https://169.254.169.254/latest/meta-data/",
    "https://intranet/hook",
    "ftp://example.org/hook",
    "hook",
  ])("like %s is none that news go to", async (address) => {
    expect(takesWebhook(null)(address)).toBe(false);
    await expect(house(post(address))).rejects.toMatchObject({ trouble: "private-address", isFinal: true });
  });

  it("of a named server may be given", () => {
    expect(takesWebhook(null)("https://discord.com/api/webhooks/1/x")).toBe(true);
  });

  it("with a name that leads to this machine is not connected to", async () => {
    const neighbour = await rawServer(() => undefined);
    // The form of an address when it was given does not matter. The target of its name at the time of use counts.
    for (const name of ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"]) {
      const address = `https://${name}:${neighbour.port}/`;
      const through = createWebhookPoster({ webhookTestOrigin: null }, 2_000, () => true);
      await expect(through(post(address))).rejects.toMatchObject({ trouble: "private-address" });
    }
    expect(neighbour.sockets).toEqual([]);
  });
});

describe("a server", () => {
  it("that leads elsewhere is not followed", async () => {
    const elsewhere = await localServer();
    const { url } = await localServer(() => ({ status: 302, body: {} }));
    const redirecting = await rawServer((socket) =>
      socket.once("data", () =>
        socket.end(`HTTP/1.1 307 Elsewhere\r\nlocation: ${elsewhere.url}\r\ncontent-length: 0\r\n\r\n`),
      ),
    );
    for (const origin of [url, redirecting.origin]) {
      await expect(reaching(origin)(post(`${origin}/hook`))).rejects.toMatchObject({
        trouble: "redirect",
        isFinal: true,
      });
    }
    expect(elsewhere.received).toEqual([]);
  });

  it.each([
    ["says nothing", () => undefined],
    [
      "says one letter after the other",
      (socket: Socket) => void setInterval(() => socket.write("H"), 20).unref(),
    ],
    [
      "never ends its headers",
      (socket: Socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        setInterval(() => socket.writable && socket.write("x-more: 1\r\n"), 20).unref();
      },
    ],
  ])("that %s is left", async (_, greet) => {
    const slow = await rawServer(greet);
    const posted = reaching(slow.origin, 300)(post(`${slow.origin}/hook`));
    await expect(posted).rejects.toMatchObject({
      trouble: expect.stringMatching(/^(too-slow|unreachable)$/),
      isFinal: false,
    });
  });

  it("that says without end is heard no longer than its status", async () => {
    const chatty = await rawServer((socket) => {
      socket.once("data", () => {
        socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
        const chunk = `${(65_536).toString(16)}\r\n${"x".repeat(65_536)}\r\n`;
        const more = () => {
          while (!socket.destroyed && socket.write(chunk));
        };
        socket.on("drain", more);
        more();
      });
    });
    await reaching(chatty.origin)(post(`${chatty.origin}/hook`));
    const [socket] = chatty.sockets;
    await expect.poll(() => socket?.destroyed).toBe(true);
    expect(socket?.bytesWritten).toBeLessThan(8_000_000);
  });

  it.each([
    [404, true],
    [400, true],
    [429, false],
    [500, false],
  ])("that answers %i is tried again or not", async (status, isFinal) => {
    const { url } = await localServer(() => ({ status }));
    await expect(reaching(url)(post(`${url}/hook`))).rejects.toMatchObject({
      trouble: `status-${status}`,
      isFinal,
    });
  });
});

it("news as JSON are signed with the secret that was told once, and carry none of the service's own", async () => {
  const { url, received } = await localServer();
  const town = await openTown({ games: [pennies()], webhookOrigin: url });
  const { id, ann, bob } = await penniesTable(town);
  const body = { address: `${url}/hook`, locale: "en" } as const;
  const { secret, state } = await ann.call(endpoints.setWebhook, { params: { id }, body });
  expect(JSON.stringify(state)).not.toContain("/hook");
  await ann.call(endpoints.testWebhook, { params: { id } });
  await town.pass(1);
  await answer(ann, id, "keep");
  await town.settle();
  await town.pass(150);
  expect(received).toHaveLength(2);
  const key = new Webhook(secret ?? "");
  for (const { headers, body: text } of received) {
    const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    // The service's clock stands still in tests; the signature covers the time that it names.
    const at = Number(named["webhook-timestamp"]);
    expect(key.sign(named["webhook-id"] ?? "", new Date(at * 1000), text)).toBe(named["webhook-signature"]);
    expect(JSON.parse(text)).toMatchObject({ type: "match.news", data: { match: { id } } });
  }
  const seen = await bob.call(endpoints.readWebhook, { params: { id } });
  expect(seen).toEqual({ kind: "json", mention: null, isHost: false, webhook: null });
  const refused = async (call: Promise<unknown>, code: string) =>
    expect(call).rejects.toMatchObject({ problem: { code } });
  await refused(bob.call(endpoints.setWebhook, { params: { id }, body }), "match/not-host");
  await refused(bob.call(endpoints.removeWebhook, { params: { id } }), "match/not-host");
  await refused(bob.call(endpoints.testWebhook, { params: { id } }), "match/not-host");
  const wrong = { ...body, address: "https://169.254.169.254/" };
  await refused(ann.call(endpoints.setWebhook, { params: { id }, body: wrong }), "webhook/refused-address");
  for (const mention of ["@here", "<!channel>", "1", "U 1"])
    await refused(bob.call(endpoints.setMention, { params: { id }, body: { mention } }), "request/invalid");
  await ann.call(endpoints.removeWebhook, { params: { id } });
  await refused(ann.call(endpoints.testWebhook, { params: { id } }), "webhook/none");
  expect(town.faults).toEqual([]);
});

it("an address goes with the account that gave it", async () => {
  const { url } = await localServer();
  const town = await openTown({ games: [pennies()], webhookOrigin: url });
  const { id, ann } = await penniesTable(town);
  await ann.call(endpoints.setWebhook, { params: { id }, body: { address: `${url}/hook`, locale: "en" } });
  await ann.call(endpoints.deleteAccount, {});
  expect(await town.backend.context.store.webhooks.get(id)).toBeUndefined();
});

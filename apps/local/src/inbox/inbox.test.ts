import { once } from "node:events";
import { mkdtemp, readdir } from "node:fs/promises";
import { createConnection, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Inbox, startInbox } from "./inbox.ts";

/** Speaks just enough SMTP to start handing in a mail; everything after these lines is the mail. */
async function begin(
  smtpUrl: string,
): Promise<{ readonly socket: Socket; said(code: number): Promise<void> }> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = createConnection(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let heard = "";
  socket.on("data", (chunk) => {
    heard += String(chunk);
  });
  const said = async (code: number) => {
    const line = new RegExp(`^${code} .*\r\n`, "m");
    while (!line.test(heard)) await once(socket, "data");
    heard = heard.replace(line, "");
  };
  await said(220);
  for (const [line, code] of [
    ["EHLO here", 250],
    ["MAIL FROM:<a@example.test>", 250],
    ["RCPT TO:<b@example.test>", 250],
    ["DATA", 354],
  ] as const) {
    socket.write(`${line}\r\n`);
    await said(code);
  }
  return { socket, said };
}

const letter = (subject: string) =>
  `From: a@example.test\r\nTo: b@example.test\r\nSubject: ${subject}\r\n\r\n`;

/** Hands a mail in, and waits until it is accepted. */
async function handIn(smtpUrl: string, subject: string): Promise<void> {
  const { socket, said } = await begin(smtpUrl);
  socket.write(`${letter(subject)}Hello\r\n.\r\n`);
  await said(250);
  socket.end();
}

const mails = async (url: string) =>
  (await (await fetch(`${url}/email`)).json()) as { id: string; subject: string }[];

const newFolder = () => mkdtemp(join(tmpdir(), "mail-"));

async function inboxOn(folder: string): Promise<Inbox> {
  const inbox = await startInbox({ port: 0, folder });
  onTestFinished(inbox.stop);
  return inbox;
}

const patience = { timeout: 15_000 };

/** Waits until there are exactly these mails. */
const expectMails = (url: string, subjects: readonly string[]) =>
  vi.waitFor(
    async () => expect((await mails(url)).map(({ subject }) => subject).toSorted()).toEqual(subjects),
    patience,
  );

/** Waits until there are this many mails: a deletion is reported before it is done. */
const expectKept = (folder: string, count: number) =>
  vi.waitFor(
    async () => expect((await readdir(folder)).filter((name) => name.endsWith(".eml"))).toHaveLength(count),
    patience,
  );

describe("mails", () => {
  it("are kept between starts", async () => {
    const folder = await newFolder();
    const first = await inboxOn(folder);
    await handIn(first.smtpUrl, "Your decision");
    await expectMails(first.url, ["Your decision"]);
    await first.stop();
    await expectMails((await inboxOn(folder)).url, ["Your decision"]);
  }, 60_000);

  it("that are cut off by a power cut leave nothing, and those that were taken are all there", async () => {
    const folder = await newFolder();
    const first = await inboxOn(folder);
    const { socket } = await begin(first.smtpUrl);
    socket.on("error", () => {});
    socket.write(`${letter("Half")}Hel`);
    for (const subject of ["A", "B", "C"]) await handIn(first.smtpUrl, subject);
    process.kill(first.pid, "SIGKILL");
    const second = await inboxOn(folder);
    await expectMails(second.url, ["A", "B", "C"]);
    await handIn(second.smtpUrl, "D");
    await expectMails(second.url, ["A", "B", "C", "D"]);
  }, 60_000);

  it("that their sender breaks off leave nothing", async () => {
    const folder = await newFolder();
    const first = await inboxOn(folder);
    const { socket } = await begin(first.smtpUrl);
    socket.write(`${letter("Half")}Hel`, () => socket.destroy());
    await handIn(first.smtpUrl, "Whole");
    await first.stop();
    await expectMails((await inboxOn(folder)).url, ["Whole"]);
  }, 60_000);

  it("that are deleted stay deleted", async () => {
    const folder = await newFolder();
    const first = await inboxOn(folder);
    for (const subject of ["A", "B"]) await handIn(first.smtpUrl, subject);
    await expectMails(first.url, ["A", "B"]);
    const [a] = (await mails(first.url)).filter(({ subject }) => subject === "A");
    await fetch(`${first.url}/email/${a?.id}`, { method: "DELETE" });
    await expectKept(folder, 1);
    await first.stop();
    const second = await inboxOn(folder);
    await expectMails(second.url, ["B"]);
    await fetch(`${second.url}/email/all`, { method: "DELETE" });
    await expectKept(folder, 0);
    await second.stop();
    const third = await inboxOn(folder);
    await handIn(third.smtpUrl, "C");
    await expectMails(third.url, ["C"]);
  }, 60_000);
});

describe("the page of the mails", () => {
  let inbox: Inbox;
  let port: string;
  beforeAll(async () => {
    inbox = await startInbox({ port: 0, folder: await newFolder() });
    ({ port } = new URL(inbox.url));
    return inbox.stop;
  }, 60_000);

  /** The answer to a request with only these headers. */
  async function ask(path: string, headers: readonly string[], method = "GET"): Promise<string> {
    const socket = createConnection(Number(port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(`${[`${method} ${path} HTTP/1.1`, "Connection: close", ...headers].join("\r\n")}\r\n\r\n`);
    let said = "";
    for await (const chunk of socket) said += String(chunk);
    return said;
  }

  const upgrade = [
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ];
  const live = "/socket.io/?EIO=4&transport=websocket";
  const polled = "/socket.io/?EIO=4&transport=polling";

  it.each(["localhost", "127.0.0.1", "[::1]", "LocalHost"])("is there under %s", async (name) => {
    for (const path of ["/", "/email", "/healthz", polled]) {
      const said = await ask(path, [`Host: ${name}:${port}`]);
      expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(said).not.toMatch(/^access-control-/im);
    }
  });

  it("gets news as they come", async () => {
    const own = `http://localhost:${port}`;
    const socket = createConnection(Number(port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(
      [`GET ${live} HTTP/1.1`, `Host: localhost:${port}`, `Origin: ${own}`, ...upgrade, "", ""].join("\r\n"),
    );
    const [said] = (await once(socket, "data")) as [Buffer];
    expect(String(said)).toMatch(/^HTTP\/1\.1 101 Switching Protocols\r\n/);
  });

  it.each<[string, () => string[]]>([
    ["a name that leads here", () => [`Host: evil.example:${port}`]],
    [
      "a page under a name that leads here",
      () => [`Host: evil.example:${port}`, `Origin: http://evil.example:${port}`],
    ],
    ["another port", () => ["Host: localhost:1"]],
    ["no port", () => ["Host: localhost"]],
    ["a page of another site", () => [`Host: localhost:${port}`, "Origin: https://evil.example"]],
    ["a page of another port", () => [`Host: localhost:${port}`, "Origin: http://localhost:3000"]],
    ["a page without a name", () => [`Host: localhost:${port}`, "Origin: null"]],
  ])("is not there for %s", async (_, headers) => {
    const asked = ["/", "/email", "/email/all", polled].flatMap((path) =>
      ["GET", "OPTIONS", "DELETE"].map((method) => ask(path, headers(), method)),
    );
    for (const said of [...(await Promise.all(asked)), await ask(live, [...headers(), ...upgrade])]) {
      expect(said).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/);
      expect(said).not.toMatch(/^access-control-/im);
    }
  });

  it("says nothing to pages of other origins when it is asked whether they may", async () => {
    const own = `http://localhost:${port}`;
    const asked = [`Host: localhost:${port}`, `Origin: ${own}`, "Access-Control-Request-Method: DELETE"];
    expect(await ask("/email/all", asked, "OPTIONS")).not.toMatch(/^access-control-/im);
  });
});

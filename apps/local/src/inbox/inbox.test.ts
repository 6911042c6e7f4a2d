import { once } from "node:events";
import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { createConnection, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
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
async function handIn(smtpUrl: string, subject: string, mail = `${letter(subject)}Hello`): Promise<void> {
  const { socket, said } = await begin(smtpUrl);
  socket.write(`${mail}\r\n.\r\n`);
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

const subjectsAt = async ({ url }: Inbox) => (await mails(url)).map(({ subject }) => subject);

describe("mails", () => {
  it("are kept between starts, oldest first, but for those that were cut off", async () => {
    const folder = await newFolder();
    const first = await inboxOn(folder);
    const { socket } = await begin(first.smtpUrl);
    socket.write(`${letter("Half")}Hel`);
    for (const subject of ["C", "A", "B"]) await handIn(first.smtpUrl, subject);
    socket.destroy();
    await writeFile(join(folder, "lost.eml.part"), letter("Half written"));
    // The first one is not stopped: the power was cut.
    const second = await inboxOn(folder);
    await handIn(second.smtpUrl, "D");
    expect(await subjectsAt(second)).toEqual(["C", "A", "B", "D"]);
    expect((await readdir(folder)).filter((name) => !name.endsWith(".eml"))).toEqual([]);
  });

  it("that are deleted stay deleted", async () => {
    const folder = await newFolder();
    const first = await inboxOn(folder);
    for (const subject of ["A", "B"]) await handIn(first.smtpUrl, subject);
    await fetch(`${first.url}/delete-all`, { method: "POST" });
    await handIn(first.smtpUrl, "C");
    await first.stop();
    expect(await subjectsAt(await inboxOn(folder))).toEqual(["C"]);
  });
});

describe("the page of the mails", () => {
  let inbox: Inbox;
  let port: string;
  beforeAll(async () => {
    inbox = await startInbox({ port: 0, folder: await newFolder() });
    ({ port } = new URL(inbox.url));
    return inbox.stop;
  });

  /** The answer to a request with only these headers. */
  async function ask(path: string, headers: readonly string[], method = "GET"): Promise<string> {
    const socket = createConnection(Number(port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(`${[`${method} ${path} HTTP/1.1`, "Connection: close", ...headers].join("\r\n")}\r\n\r\n`);
    let said = "";
    for await (const chunk of socket) said += String(chunk);
    return said;
  }

  it("lists the newest first, and shows a mail with its pictures, links and plain text", async () => {
    const own = await inboxOn(await newFolder());
    const parts = [
      "From: Mob <a@example.test>\r\nTo: b@example.test\r\nSubject: <b>Your</b> move\r\nMIME-Version: 1.0",
      'Content-Type: multipart/related; boundary="x"\r\n',
      '--x\r\nContent-Type: multipart/alternative; boundary="y"\r\n',
      "--y\r\nContent-Type: text/plain\r\n\r\nSign in: https://play.test/enter#key=1 soon",
      `--y\r\nContent-Type: text/html\r\n\r\n<a href="https://play.test/o/#k">Go</a><img src="cid:face@x">`,
      "--y--\r\n--x\r\nContent-Type: image/png\r\nContent-ID: <face@x>\r\n\r\nPNG",
      "--x--",
    ];
    await handIn(own.smtpUrl, "", parts.join("\r\n"));
    await handIn(own.smtpUrl, "Newer");
    const read = async (path: string) => (await fetch(own.url + path)).text();
    const list = await read("/");
    expect(list.indexOf("Newer")).toBeLessThan(list.indexOf("&lt;b&gt;Your&lt;/b&gt; move"));
    const [older] = await mails(own.url);
    expect(older).toMatchObject({ attachments: [{ contentType: "image/png", contentId: "face@x" }] });
    const shown = await read(`/mail/${older?.id}`);
    expect(shown).toContain(`src=&quot;/mail/${older?.id}/0&quot;`);
    expect(shown).toContain("href=&quot;https://play.test/o/#k&quot;");
    expect(shown).toContain('<a href="https://play.test/enter#key=1"');
    const picture = await fetch(`${own.url}/mail/${older?.id}/0`);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(picture.headers.get("content-security-policy")).toBe("sandbox");
    expect((await picture.text()).trim()).toBe("PNG");
    expect((await fetch(`${own.url}/mail/nothing`)).status).toBe(404);
  });

  it.each(["localhost", "127.0.0.1", "[::1]", "LocalHost"])("is there under %s", async (name) => {
    for (const path of ["/", "/email"]) {
      const said = await ask(path, [`Host: ${name}:${port}`]);
      expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(said).not.toMatch(/^access-control-/im);
    }
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
    const asked = ["/", "/email", "/delete-all"].flatMap((path) =>
      ["GET", "OPTIONS", "POST"].map((method) => ask(path, headers(), method)),
    );
    for (const said of await Promise.all(asked)) {
      expect(said).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/);
      expect(said).not.toMatch(/^access-control-/im);
    }
  });

  it("says nothing to pages of other origins when it is asked whether they may", async () => {
    const own = `http://localhost:${port}`;
    const asked = [`Host: localhost:${port}`, `Origin: ${own}`, "Access-Control-Request-Method: POST"];
    expect(await ask("/delete-all", asked, "OPTIONS")).not.toMatch(/^access-control-/im);
  });
});

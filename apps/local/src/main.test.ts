import { once } from "node:events";
import { mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { createConnection } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { type ForkedLocal, forkLocal } from "./fork-local.ts";
import { startInbox } from "./inbox/inbox.ts";
import { optionsFrom } from "./options.ts";

/** An unusual address of this machine: a server that listens everywhere also listens there. */
const elsewhere =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.2";

let folder: string;
let local: ForkedLocal;
let database: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stack-"));
  const before = process.umask(0);
  // Vitest sets its own BASE_URL.
  const env = { HOST: "0.0.0.0", PORT: "0", INBOX_PORT: "0", BASE_URL: "", CONSIGLIERE_DATA: folder };
  local = await forkLocal(env).finally(() => process.umask(before));
  const note = JSON.parse(await readFile(join(folder, "database.json"), "utf8")) as { endpoint: string };
  database = note.endpoint;
  return local.stop;
});

async function isReached(address: string, url: string): Promise<boolean> {
  const socket = createConnection(Number(new URL(url).port), address);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

it("listens for other machines where it is told to, and with its pages and API alone", async () => {
  expect(await isReached(elsewhere, local.url)).toBe(true);
  for (const url of [local.inboxUrl, database]) {
    expect(await isReached("127.0.0.1", url)).toBe(true);
    expect(await isReached(elsewhere, url)).toBe(false);
  }
});

it("sends by a server of one's own, and knows who asks by its proxy", async () => {
  const data = await mkdtemp(join(tmpdir(), "stack-"));
  const inbox = await startInbox({ port: 0, folder: join(data, "inbox") });
  const MAIL_FROM = "Mob <office@mob.example>";
  const house = await forkLocal({
    PORT: "0",
    BASE_URL: "",
    CONSIGLIERE_DATA: data,
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM,
    BEHIND_PROXY: "1",
  });
  try {
    const ask = (path: string, address: string, body: object) =>
      fetch(house.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.9, ${address}` },
        body: JSON.stringify(body),
      });
    const ann = { email: "ann@mob.example", locale: "en" };
    expect((await ask("/api/session/link", "198.51.100.1", ann)).status).toBe(202);
    const mails = (await (await fetch(`${inbox.url}/email`)).json()) as { headers: { from: string } }[];
    expect(mails.map(({ headers }) => headers.from)).toEqual([MAIL_FROM]);
    // A caller who guesses too often does not block others behind the same proxy.
    const guess = async (address: string) => (await ask("/api/session", address, { token: "guess" })).status;
    let guesses = 0;
    while (guesses < 100 && (await guess("198.51.100.2")) !== 429) guesses += 1;
    expect(guesses).toBeLessThan(100);
    expect(await guess("198.51.100.3")).not.toBe(429);
  } finally {
    await house.stop();
    await inbox.stop();
  }
});

it.each([
  ["SMTP_URL must be an address", { SMTP_URL: "mail.example.com" }],
  ["MAIL_FROM", { SMTP_URL: "smtps://mail.example.com" }],
])("does not start with half a mail server: %s", (said, env) => {
  expect(() => optionsFrom(env, [])).toThrow(said);
});

it("leaves nothing in its folder that others on the machine may look at", async () => {
  const made = await readdir(folder, { recursive: true });
  expect(made).toEqual(
    expect.arrayContaining([
      "database.json",
      "functions/http/index.mjs",
      "keys.json",
      "mail",

      "table.sqlite",
    ]),
  );
  for (const name of ["", ...made]) {
    const found = await stat(join(folder, name));
    expect([name, (found.mode & 0o777).toString(8)]).toEqual([name, found.isDirectory() ? "700" : "600"]);
  }
});

it("ends by a signal though somebody has sent half a request, and answers no more", async () => {
  const data = await mkdtemp(join(tmpdir(), "stack-"));
  const house = await forkLocal({ PORT: "0", INBOX_PORT: "0", BASE_URL: "", CONSIGLIERE_DATA: data });
  const socket = createConnection(Number(new URL(house.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write("POST /api/session/link HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{");
  expect(await house.stop()).toBe(0);
  expect(await isReached("127.0.0.1", house.url)).toBe(false);
});

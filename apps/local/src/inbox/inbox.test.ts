import { mkdtemp } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { startInbox } from "./inbox.ts";

/** Speaks just enough SMTP to hand one mail in. */
async function handIn(smtpUrl: string, subject: string): Promise<void> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = createConnection(Number(port), hostname);
  const lines = [
    "EHLO here",
    "MAIL FROM:<a@example.test>",
    "RCPT TO:<b@example.test>",
    "DATA",
    `From: a@example.test\r\nTo: b@example.test\r\nSubject: ${subject}\r\n\r\nHello\r\n.`,
    "QUIT",
  ];
  for await (const chunk of socket) {
    if (/^\d{3} /m.test(String(chunk))) socket.write(`${lines.shift() ?? "NOOP"}\r\n`);
  }
}

const mails = async (url: string) => (await (await fetch(`${url}/email`)).json()) as { subject: string }[];

it("keeps mails between starts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mail-"));
  const first = await startInbox({ host: "127.0.0.1", port: 0, folder });
  await handIn(first.smtpUrl, "Your decision");
  await vi.waitFor(async () => expect(await mails(first.url)).toHaveLength(1), 5000);
  await first.stop();

  const second = await startInbox({ host: "127.0.0.1", port: 0, folder });
  onTestFinished(second.stop);
  await vi.waitFor(
    async () => expect(await mails(second.url)).toMatchObject([{ subject: "Your decision" }]),
    5000,
  );
}, 60_000);

import { fork } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../ports.ts";

const startTimeoutMs = 30_000;

export interface InboxOptions {
  readonly host: string;
  readonly port: number;
  /** Keeps the mails between starts. */
  readonly folder: string;
}

export interface Inbox {
  /** The page with the mails; `/email` below it lists them as JSON. */
  readonly url: string;
  /** Where mail is handed in. */
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

/** Starts MailDev, which takes any mail and shows it, and waits until it answers. */
export async function startInbox({ host, port, folder }: InboxOptions): Promise<Inbox> {
  await mkdir(folder, { recursive: true });
  const smtp = await freePort();
  const web = port || (await freePort());
  const options = { smtp, ip: "127.0.0.1", web, webIp: host, mailDirectory: folder, silent: true };
  const script = fileURLToPath(new URL("./inbox-process.ts", import.meta.url));
  const child = fork(script, [JSON.stringify(options)]);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://localhost:${web}`;
  await Promise.race([
    waitUntilItAnswers(url),
    exited.then(() => {
      throw new Error(`The mail inbox could not start on port ${web} (INBOX_PORT).`);
    }),
  ]);
  const stop = async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
  return { url, smtpUrl: `smtp://127.0.0.1:${smtp}`, stop };
}

async function waitUntilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    try {
      if ((await fetch(`${url}/healthz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(50);
  }
  throw new Error("The mail inbox did not answer in time.");
}

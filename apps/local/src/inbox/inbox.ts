import { fork } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { LOOPBACK } from "@consigliere/store/loopback";
import { freePort } from "../ports.ts";
import type { InboxOptions } from "./inbox-process.ts";

/** Two seconds on an idle machine. */
const startTimeoutMs = 300_000;

export interface InboxPlace {
  readonly port: number;
  /** Keeps the mails between starts. */
  readonly folder: string;
}

export interface Inbox {
  /** The page with the mails; `/email` below it lists them as JSON. */
  readonly url: string;
  /** The address that accepts mail. */
  readonly smtpUrl: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts MailDev, which accepts and shows every mail, and waits until it answers. It serves only this machine, because
 * the mails open every account.
 */
export async function startInbox({ port, folder }: InboxPlace): Promise<Inbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const smtp = await freePort();
  const web = port || (await freePort());
  const options: InboxOptions = { smtp, ip: LOOPBACK, web, folder };
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
  return { url, smtpUrl: `smtp://${LOOPBACK}:${smtp}`, pid: child.pid ?? 0, stop };
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

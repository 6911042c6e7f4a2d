import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { isFromHere, LOOPBACK, NOT_HERE, serveOnLoopback } from "@consigliere/store/loopback";
import { getRequestListener } from "@hono/node-server";
import { SMTPServer } from "smtp-server";
import { openMails } from "./mails.ts";
import { inboxPages } from "./pages.ts";

export interface InboxPlace {
  readonly port: number;
  /** Keeps the mails between starts. */
  readonly folder: string;
}

export interface Inbox {
  /** The page with the mails; `/email` below it lists them as JSON, oldest first. */
  readonly url: string;
  /** The address that accepts mail. */
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts an inbox that accepts and shows every mail. It serves only this machine and its own page, because the mails
 * open every account.
 * @throws Error when the port is taken
 */
export async function startInbox({ port, folder }: InboxPlace): Promise<Inbox> {
  const mails = await openMails(folder);
  const answer = getRequestListener(inboxPages(mails).fetch);
  const web = await serveOnLoopback((request, response) => {
    if (isFromHere(request)) void answer(request, response);
    else response.writeHead(NOT_HERE.status, { "content-type": "text/plain" }).end(NOT_HERE.text);
  }, port).catch(() => {
    throw new Error(`The mail inbox could not start on port ${port} (INBOX_PORT).`);
  });
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    // A sender may keep its connection open for the next mail.
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(mails.keep)
        .then(() => done(), done);
    },
  });
  // A connection that breaks off leaves nothing.
  smtp.on("error", () => {});
  const listening = smtp.listen(0, LOOPBACK);
  await once(listening, "listening");
  return {
    url: web.url.replace(LOOPBACK, "localhost"),
    smtpUrl: `smtp://${LOOPBACK}:${(listening.address() as AddressInfo).port}`,
    stop: async () => {
      await new Promise<void>((resolve) => smtp.close(resolve));
      await web.stop();
    },
  };
}

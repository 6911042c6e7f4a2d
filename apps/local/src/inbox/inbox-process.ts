// The mail inbox in its own process, which ends when the stack is gone, however it ended.
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Incoming, openMails } from "./mails.ts";
import { keepForThisMachine } from "./own-page.ts";

interface MailDevOptions {
  readonly smtp: number;
  readonly ip: string;
  readonly web: number;
  readonly mailDirectory: string;
  readonly silent: boolean;
}

interface MailServer {
  /** Takes a mail in. */
  readonly smtp: { onData: Incoming };
  on(event: "delete", listener: (mail: { readonly id: string }) => void): void;
  listen(callback: (error?: Error) => void): void;
}

export type InboxOptions = Omit<MailDevOptions, "mailDirectory" | "silent"> & {
  /** Keeps the mails between starts. */
  readonly folder: string;
};

const require = createRequire(import.meta.url);
const StartMailDev = require("maildev") as new (options: MailDevOptions) => MailServer;
const web = require("maildev/lib/web") as { readonly server: Server };

// Ctrl-C in a terminal reaches this process too; mail that is still on its way must arrive.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit());

const { folder, ...places } = JSON.parse(process.argv[2] ?? "{}") as InboxOptions;
// MailDev writes an incoming mail directly into the folder that it shows. A mail that is cut off there is forgotten
// with the process.
const shown = join(folder, "shown");
const mails = await openMails(folder, shown);
const mailServer = new StartMailDev({ ...places, mailDirectory: shown, silent: true });
keepForThisMachine(web.server);
mailServer.smtp.onData = mails.keeping(mailServer.smtp.onData);
mailServer.on("delete", ({ id }) => void (id === "all" ? mails.deleteAll() : mails.delete(id)));
mailServer.listen((error) => {
  if (error) throw error;
});

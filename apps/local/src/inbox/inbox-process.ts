// The mail inbox in a process of its own, which ends when the stack is gone, however it went.
import { createRequire } from "node:module";

interface MailDevOptions {
  readonly smtp: number;
  readonly ip: string;
  readonly web: number;
  readonly webIp: string;
  readonly mailDirectory: string;
  readonly silent: boolean;
}

type StartMailDev = new (options: MailDevOptions) => { listen(callback: (error?: Error) => void): void };

const MailDev = createRequire(import.meta.url)("maildev") as StartMailDev;
const options = JSON.parse(process.argv[2] ?? "{}") as MailDevOptions;

// Ctrl-C in a terminal reaches this process too; mail that is still on its way must arrive.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit());
new MailDev(options).listen((error) => {
  if (error) throw error;
});

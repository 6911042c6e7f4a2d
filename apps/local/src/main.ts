import { optionsFrom } from "./options.ts";
import { type Local, startLocal } from "./start-local.ts";

/** The message to the parent process, if there is one that listens. */
export type Announcement = Pick<Local, "url" | "inboxUrl">;

const impatientMs = 15_000;
let stopping = false;

async function main(): Promise<void> {
  const local = await startLocal(optionsFrom(process.env, process.argv.slice(2)));
  const { url, inboxUrl } = local;
  const mail = inboxUrl === null ? "" : `Mail inbox    ${inboxUrl}\n`;
  process.stdout.write(`\nConsigliere   ${url}\n${mail}\nCtrl-C ends it.\n`);
  process.send?.({ url, inboxUrl } satisfies Announcement);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), impatientMs).unref();
    await local.stop();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("SIGHUP", stop);
  process.on("disconnect", stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

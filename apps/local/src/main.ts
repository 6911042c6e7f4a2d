import { optionsFrom } from "./options.ts";
import { type Local, startLocal } from "./start-local.ts";

/** The message to the parent process, if there is one that listens. */
export type Announcement = Pick<Local, "url" | "inboxUrl">;

/** Docker kills after ten seconds. Everything that counts is stored by then: a kill loses nothing either. */
const patienceMs = 8_000;
let local: Local | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), patienceMs).unref();
  await local?.stop();
  process.exit(0);
}

async function main(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(signal, stop);
  local = await startLocal(optionsFrom(process.env, process.argv.slice(2)));
  const { url, inboxUrl } = local;
  const mail = inboxUrl === null ? "" : `Mail inbox    ${inboxUrl}\n`;
  process.stdout.write(`\nConsigliere   ${url}\n${mail}\nCtrl-C ends it.\n`);
  process.send?.({ url, inboxUrl } satisfies Announcement);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

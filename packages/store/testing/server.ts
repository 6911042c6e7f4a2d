import { type EmbeddedServer, startEmbedded } from "../src/embedded.ts";

let server: EmbeddedServer | undefined;

/**
 * The address of the database of the test file that runs now, in memory. One for all files would write ever more
 * slowly: it keeps whatever was written to the stream of any table.
 */
export let endpoint = "";

/** Starts the database of a test file. */
export async function startServer(): Promise<void> {
  server = await startEmbedded();
  endpoint = server.inside;
}

/** Ends it, with all that is in it. */
export async function stopServer(): Promise<void> {
  await server?.stop();
}

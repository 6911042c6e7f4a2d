import { type EmbeddedServer, startEmbedded } from "../src/embedded.ts";

let server: EmbeddedServer | undefined;

/**
 * The address of the database, in memory, of the running test file. A database shared by all files would get slower and
 * slower: it keeps everything written to the stream of any table.
 */
export let endpoint = "";

/** Starts the database of a test file, unless another one is named that is to be tried instead. */
export async function startServer(): Promise<void> {
  const { CONSIGLIERE_TEST_DATABASE: another } = process.env;
  if (another !== undefined) {
    endpoint = another;
    return;
  }
  server = await startEmbedded();
  endpoint = server.inside;
}

/** Ends it, with all that is in it. */
export async function stopServer(): Promise<void> {
  await server?.stop();
}

import { afterAll } from "vitest";
import { startEmbedded } from "../src/embedded.ts";

const server = await startEmbedded();
afterAll(server.stop);

/**
 * The database of this test file, in memory. One for all files would write ever more slowly: it keeps whatever was
 * written to the stream of any table.
 */
export const { endpoint } = server;

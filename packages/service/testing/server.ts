import { startEmbedded } from "@consigliere/store/embedded";
import { afterAll } from "vitest";

const server = await startEmbedded();
afterAll(server.stop);

/**
 * The database of this test file, in memory. One for all files would write ever more slowly: it keeps whatever was
 * written to the stream of any table.
 */
export const { endpoint } = server;

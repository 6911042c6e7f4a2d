/** For `setupFiles`: each test file has a database of its own, though the files of a package share a process. */
import { afterAll } from "vitest";
import { startServer, stopServer } from "./server.ts";

await startServer();
afterAll(stopServer);

/** For `setupFiles`: each test file has its own database, though the files of a package share a process. */
import { afterAll } from "vitest";
import { startServer, stopServer } from "./server.ts";

await startServer();
afterAll(stopServer);

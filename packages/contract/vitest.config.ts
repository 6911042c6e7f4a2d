import { defineConfig } from "vitest/config";

// The files share one process: starting a process and loading the shared modules takes longer than most tests.
export default defineConfig({ test: { isolate: false } });

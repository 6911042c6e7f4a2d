import { defineConfig } from "vitest/config";

// The files share a process: starting one and loading what they have in common takes longer than most tests do.
export default defineConfig({ test: { isolate: false } });

import { setTimeout } from "node:timers/promises";
import { runOps } from "./program.ts";
import { processTerminal } from "./terminal.ts";

// The output is about people and their hands, so only the caller may read it on this machine.
process.umask(0o077);

// pnpm passes a separating `--` on unchanged.
const args = process.argv.slice(2).filter((arg, at) => at > 0 || arg !== "--");

process.exitCode = await runOps(args, {
  terminal: processTerminal(),
  env: process.env,
  clock: () => new Date(),
  sleep: (seconds) => setTimeout(seconds * 1000),
});

import { runOps } from "./program.ts";
import { processTerminal } from "./terminal.ts";

// What is written is about people and their hands: for whoever calls, and for nobody else on the machine.
process.umask(0o077);

// pnpm hands a separating `--` on as it is.
const args = process.argv.slice(2).filter((arg, at) => at > 0 || arg !== "--");

process.exitCode = await runOps(args, {
  terminal: processTerminal(),
  env: process.env,
  clock: () => new Date(),
});

// `npm start`: installs and builds everything that changed, then runs it behind one origin.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { environment, root, say } from "./lib/command.mjs";
import { build, install } from "./lib/install.mjs";

await install();
await build();
say("Starting …");

const child = spawn("node", [join("apps", "local", "src", "main.ts")], {
  cwd: root,
  env: environment,
  // The channel tells the child when this process is gone, for any reason.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
// Ctrl-C reaches the child directly, because it is in the same group. A signal to this process alone does not.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
process.on("SIGHUP", () => child.kill("SIGTERM"));
child.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

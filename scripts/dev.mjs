// `npm run dev`: the local stack with handlers that reload when they change, and the pages by `next dev` in front.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { environment, root, say } from "./lib/command.mjs";
import { generate, install } from "./lib/install.mjs";

await install();
await generate();
const web = join(root, "apps", "web");
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const baseUrl = `http://localhost:${port}`;

const start = (command, args, env, cwd = root) =>
  spawn(command, args, {
    cwd,
    env: { ...environment, ...env },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });

const children = [
  start("node", [join("apps", "local", "src", "main.ts"), "--watch"], {
    PORT: String(apiPort),
    BASE_URL: baseUrl,
  }),
  start(
    join(web, "node_modules", ".bin", "next"),
    ["dev", "--port", String(port)],
    { API_ORIGIN: `http://localhost:${apiPort}` },
    web,
  ),
];
say(`Pages with reload: ${baseUrl}`);

const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", () => {});
process.on("SIGTERM", stop);
for (const child of children) {
  child.once("exit", (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}

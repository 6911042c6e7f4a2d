import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRun, pnpm, root, say } from "./command.mjs";

const stamp = join(root, "node_modules", ".installed");

/** Installs the dependencies unless the lockfile is the same as at the last installation. */
export async function install() {
  requireNode(20);
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing dependencies (only when they changed) …");
  await mustRun("npx", pnpm("install", "--frozen-lockfile"));
  writeFileSync(stamp, wanted);
}

/** Builds the web pages in advance. Unchanged parts come from the cache. */
export async function build() {
  say("Building …");
  await turbo("build");
}

/** Makes only the files that the pages are built from: drawings, faces, examples. */
export async function generate() {
  say("Generating …");
  await turbo("generate");
}

async function turbo(task) {
  await mustRun("npx", pnpm("exec", "turbo", "run", task, "--output-logs=new-only"));
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function requireNode(major) {
  if (Number.parseInt(process.versions.node, 10) >= major) return;
  process.stderr.write(`Node ${major} or newer is needed to start; this is ${process.version}.\n`);
  process.exit(1);
}

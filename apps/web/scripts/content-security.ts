/** After `next build`: puts into every exported page the policy that lets exactly its own scripts run. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withPolicy } from "./page-policy.ts";

const out = fileURLToPath(new URL("../out/", import.meta.url));
const pages = globSync("**/*.html", { cwd: out }).sort();
if (pages.length === 0) fail(`no pages in ${out}`);

// All of them before any is written: a build that fails leaves no half of it behind.
const secured = pages.map((page) => ({ file: join(out, page), html: secure(page) }));
for (const { file, html } of secured) writeFileSync(file, html);
console.log(`Content-Security-Policy: ${pages.length} pages`);

function secure(page: string): string {
  try {
    return withPolicy(readFileSync(join(out, page), "utf8"));
  } catch (error) {
    return fail(`${page}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(reason: string): never {
  console.error(`Content-Security-Policy: ${reason}`);
  process.exit(1);
}

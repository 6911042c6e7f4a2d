/**
 * Draws the examples of the rulebooks with the real boards, before the pages are made: `.examples` gets what each page
 * shows, and `public` the one style sheet of all boards, which only rulebooks link.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalogue } from "@consigliere/games/catalogue";
import { LOCALES } from "@consigliere/languages";
import { build, transformSync } from "esbuild";
import type * as Drawing from "../src/rules/examples/draw.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = `${root}.examples`;
const code = `${target}/code/draw`;
const settings = { bundle: true, jsx: "automatic", logLevel: "error" } as const;

rmSync(target, { recursive: true, force: true });
await build({
  ...settings,
  absWorkingDir: root,
  entryPoints: ["src/rules/examples/draw.ts"],
  outfile: `${code}.cjs`,
  platform: "node",
  // React looks for itself at run time, and so does what Next.js brings.
  external: ["react", "react-dom"],
  define: { "process.env.NODE_ENV": '"production"' },
});
const { drawExamples }: typeof Drawing = await import(`${code}.cjs`);

const styles = new Map<string, string>();
for (const { meta } of catalogue) {
  for (const locale of LOCALES) {
    const drawn = await drawExamples(meta.id, locale, styles);
    writeFileSync(`${target}/${meta.id}.${locale}.json`, JSON.stringify(drawn));
    console.log(`Examples: ${meta.id} ${locale}, ${Object.keys(drawn).length}`);
  }
}
const own = [...styles].map(([style, name]) => `.${name}{${style}}`).join("\n");
const sheet = transformSync(`${readFileSync(`${code}.css`, "utf8")}\n${own}`, {
  loader: "css",
  minify: true,
});
mkdirSync(`${root}public/examples`, { recursive: true });
writeFileSync(`${root}public/examples/boards.css`, sheet.code);

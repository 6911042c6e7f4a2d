/**
 * Draws the men at the wall of the landing page, as `public/wall`: pictures apart from the page, which would hold each
 * drawing twice, as markup and as data.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type * as Drawing from "../src/landing/draw-men.tsx";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = `${root}public/wall`;
const code = `${root}node_modules/.cache/wall/draw-men.cjs`;

await build({
  bundle: true,
  jsx: "automatic",
  logLevel: "error",
  absWorkingDir: root,
  entryPoints: ["src/landing/draw-men.tsx"],
  outfile: code,
  platform: "node",
  external: ["react", "react-dom"],
  define: { "process.env.NODE_ENV": '"production"' },
});
const { drawnMen }: typeof Drawing = await import(code);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const [name, picture] of drawnMen()) writeFileSync(`${target}/${name}.svg`, picture);

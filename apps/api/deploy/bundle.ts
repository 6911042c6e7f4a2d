import { fileURLToPath } from "node:url";
import type { BuildOptions } from "esbuild";
import { type FunctionName, functions } from "./functions.ts";

const apiFolder = fileURLToPath(new URL("..", import.meta.url));

/**
 * The one way in which a function is bundled, for Lambda and for the local stack: a single ESM file
 * `<outFolder>/<name>/index.mjs` that exports `handler`.
 */
export function bundleOptions(name: FunctionName, outFolder: string): BuildOptions {
  return {
    absWorkingDir: apiFolder,
    entryPoints: [functions[name].entry],
    outfile: `${outFolder}/${name}/index.mjs`,
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    minify: true,
    keepNames: true,
    // React brings a second copy of itself for development otherwise.
    define: { "process.env.NODE_ENV": '"production"' },
    sourcemap: "linked",
    sourcesContent: false,
    jsx: "automatic",
    loader: { ".md": "text" },
    // Dependencies that are still CommonJS call require for Node's own modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
    },
    logLevel: "warning",
  };
}

import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { type FunctionName, functions } from "./functions.ts";

const apiFolder = fileURLToPath(new URL("..", import.meta.url));

/** The version that the service reports at /healthz. */
const { version } = JSON.parse(readFileSync(join(apiFolder, "../../package.json"), "utf8")) as {
  version: string;
};

/** Bundles a function into `<outFolder>/<name>`, and removes everything of an earlier bundle there. */
export async function bundleFunction(name: FunctionName, outFolder: string): Promise<void> {
  const { metafile } = await build({ ...bundleOptions(name, outFolder), metafile: true });
  const made = new Set(Object.keys(metafile.outputs).map((file) => resolve(apiFolder, file)));
  const folder = join(outFolder, name);
  for (const file of await readdir(folder)) {
    if (!made.has(resolve(folder, file))) await rm(join(folder, file), { force: true });
  }
}

/**
 * Code of the SDK that is never used: reading credentials from other places (in Lambda they are in the environment, on
 * one machine they are given), a browser's name, and streams of events. It is loaded nowhere, and code that only it
 * uses is left out.
 */
const neverLoaded = [
  ...["http", "imds", "ini", "login", "process", "sso", "web-identity"].flatMap((source) => [
    `@aws-sdk/credential-provider-${source}`,
    `@smithy/credential-provider-${source}`,
  ]),
  "bowser",
  "@smithy/core/event-streams",
];

/**
 * Modules that the games' manifests load on demand, and http never does. It asks no bot, and answers pages, which
 * already have the forecasts, stories, words and lessons.
 */
const loadedElsewhere: Plugin = {
  name: "loaded elsewhere",
  setup: ({ onLoad, onResolve }) => {
    const words = "export const words = () => Promise.reject(new Error('no words here')), partWords = words";
    onLoad({ filter: /\/games\/src\/(part-)?words\.ts$/ }, () => ({ contents: words }));
    const filter = /^\.\/(game\.ts|forecast\.ts|story\.ts|lessons\/)/;
    onResolve({ filter }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/** For dependencies that are still CommonJS, and call `require` for Node's own modules. */
const makeRequire = 'const require=process.getBuiltinModule("node:module").createRequire(import.meta.url);';

/**
 * The only way to bundle a function, for Lambda and for the local stack: `<outFolder>/<name>/index.mjs` exports
 * `handler`, and files beside it contain code that is loaded later or never. A single file would start half as fast,
 * because all of it is parsed, and modules that may wait are wrapped.
 */
export function bundleOptions(name: FunctionName, outFolder: string): BuildOptions {
  return {
    absWorkingDir: apiFolder,
    entryPoints: { index: functions[name].entry },
    outdir: join(outFolder, name),
    outExtension: { ".js": ".mjs" },
    chunkNames: "[name]-[hash]",
    splitting: true,
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    minify: true,
    // Else each Japanese character takes six.
    charset: "utf8",
    define: {
      // Otherwise React also brings a copy of itself for development.
      "process.env.NODE_ENV": '"production"',
      "process.env.CONSIGLIERE_VERSION": JSON.stringify(version),
    },
    sourcemap: "linked",
    sourcesContent: false,
    jsx: "automatic",
    external: neverLoaded,
    plugins: name === "http" ? [loadedElsewhere] : [],
    loader: { ".md": "text", ".wasm": "file" },
    banner: { js: makeRequire },
    logLevel: "warning",
  };
}

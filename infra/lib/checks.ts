/** Checks that everything needed exists before anything is synthesized or deployed. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { functionNames } from "@consigliere/api/functions";
import { LOCALES } from "@consigliere/languages";
import { StageError } from "../config/stage.ts";
import { immutablePaths, notFoundPage } from "../edge/paths.ts";

/** Without these it is no whole export. */
const pages = [...LOCALES.map((locale) => `${locale}/index.html`), notFoundPage.slice(1)];

/** The folder of the exported web app for files that are named after their content. */
export const hashedFolder = immutablePaths[0].slice(1).replace("/*", "");

/** @throws StageError when the folder does not contain the exported web app */
export function checkSite(folder: string): void {
  const missing = [...pages, hashedFolder].filter((path) => !existsSync(join(folder, path)));
  if (missing.length === 0) return;
  throw new StageError(
    `The web app is not built: ${folder} has no ${missing.join(", no ")}. npm start builds it`,
  );
}

/** @throws StageError when a function's bundle is missing */
export function checkBundles(folder: string): void {
  const missing = functionNames.filter((name) => !existsSync(join(folder, name, "index.mjs")));
  if (missing.length === 0) return;
  throw new StageError(`Not bundled: ${folder} has no function ${missing.join(", no ")}.`);
}

import { readFileSync } from "node:fs";
import { LOCALES } from "@consigliere/languages";

/** The code of a CloudFront Function, a file of this folder, as it is deployed: after the list of languages. */
export function edgeCode(file: "caller.js" | "rewrite.js"): string {
  const code = readFileSync(new URL(file, import.meta.url), "utf8");
  return `const LOCALES = ${JSON.stringify(LOCALES)};\n${code}`;
}

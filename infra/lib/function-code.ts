import { fileURLToPath } from "node:url";
import { bundleFunction } from "@consigliere/api/bundle";
import { functionNames } from "@consigliere/api/functions";

/** Bundles every function and returns the folder. Synthesis itself cannot wait for a build. */
export async function buildFunctions(
  folder = fileURLToPath(new URL("../dist/functions", import.meta.url)),
): Promise<string> {
  await Promise.all(functionNames.map((name) => bundleFunction(name, folder)));
  return folder;
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildBundles } from "@consigliere/local/functions/bundles";

/** Bundles the functions once, for all houses of a run: it takes longer than all else that starts a service. */
export default async function bundleFunctions(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "consigliere-functions-"));
  await buildBundles(folder);
  process.env["FUNCTIONS_DIR"] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ops = fileURLToPath(new URL("../../apps/ops/src/main.ts", import.meta.url));

/** Shows which running matches of a stage the rules of this checkout would change. A failure to find out ends nothing. */
export async function previewMatches(stage: string): Promise<void> {
  const command = [ops, "match", "preview", "--stage", stage];
  await once(spawn(process.execPath, command, { stdio: "inherit" }), "close");
}

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ops = fileURLToPath(new URL("../../apps/ops/src/main.ts", import.meta.url));

/** Shows which running matches of a stage the rules of this checkout would change. A failure to find out ends nothing. */
export function previewMatches(stage: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ops, "match", "preview", "--stage", stage], { stdio: "inherit" });
    child.once("error", reject);
    child.once("close", () => resolve());
  });
}

import { fileURLToPath } from "node:url";
import { App } from "aws-cdk-lib";
import { StageError } from "../config/stage.ts";
import { stageNamed } from "../config/stages.ts";
import { checkBundles, checkSite } from "../lib/checks.ts";
import { addConsigliere } from "../lib/consigliere-app.ts";
import { buildFunctions } from "../lib/function-code.ts";

const webBuild = fileURLToPath(new URL("../../apps/web/out", import.meta.url));

/** `-c stage=<name>`; `-c site=<folder>` and `-c functions=<folder>` take builds from elsewhere. */
async function main(): Promise<void> {
  const app = new App({ autoSynth: false });
  const folder = (name: string): string | undefined => app.node.tryGetContext(name);
  const stage = stageNamed(app.node.tryGetContext("stage"));
  const siteFolder = folder("site") ?? webBuild;
  checkSite(siteFolder);
  const functionFolder = folder("functions") ?? (await buildFunctions());
  checkBundles(functionFolder);
  addConsigliere(app, { stage, functionFolder, siteFolder });
  app.synth();
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

// node synthesize.ts <stage> <folder> [<folder with function bundles>]: writes the cloud assembly, as `cdk synth` does.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildFunctions } from "@consigliere/infra/function-code";
import { synthesize } from "@consigliere/infra/synthesize";
import { type HarnessStage, harnessStages } from "./stages.ts";

const [stage = "small", outdir = "", given] = process.argv.slice(2);
const siteFolder = fileURLToPath(new URL("../../../apps/web/out", import.meta.url));
const functionFolder = given ?? (await buildFunctions(join(outdir, "functions")));
synthesize({ stage: harnessStages[stage as HarnessStage](), functionFolder, siteFolder }, outdir);

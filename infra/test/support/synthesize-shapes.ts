/** A separate process: writes the templates of every shape into a folder, and the findings of the checks. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { functionNames } from "@consigliere/api/functions";
import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import type { Stage } from "../../config/stage.ts";
import { addConsigliere } from "../../lib/consigliere-app.ts";
import type { Findings } from "./shapes.ts";
import { again, shapes } from "./stages.ts";

const [folder = ""] = process.argv.slice(2);

/** Empty, but all there. */
function folderWith(name: string, files: readonly string[]): string {
  for (const file of files) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `// ${file}`);
  }
  return join(folder, name);
}

const functionFolder = folderWith(
  "functions",
  functionNames.map((name) => `${name}/index.mjs`),
);
const siteFolder = folderWith("site", ["en/index.html", "ja/index.html", "404.html", "_next/static/a.js"]);

function synthesize(name: string, stage: Stage): void {
  const context = { "aws:cdk:disable-asset-staging": true };
  const app = new App({ autoSynth: false, outdir: join(folder, name), context, analyticsReporting: false });
  addConsigliere(app, { stage, functionFolder, siteFolder });
  app.synth();
  writeFileSync(join(folder, name, "findings.json"), JSON.stringify(findingsOf(app)));
}

function findingsOf(app: App): Findings {
  const entries = app.node
    .findAll()
    .flatMap(({ node }) => node.metadata.map(({ type, data }) => ({ path: node.path, type, data })));
  return {
    violations: new AwsSolutionsChecks(app).validateScope(app).violations,
    annotations: entries.filter(({ type }) => type === "aws:cdk:warning" || type === "aws:cdk:error"),
    acknowledged: entries
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ path, data }) =>
        Object.entries(data as Record<string, string>).map(([rule, reason]) => ({ path, rule, reason })),
      ),
  };
}

for (const [name, stage] of Object.entries(shapes)) synthesize(name, stage);
synthesize(`${again}-again`, shapes[again]);

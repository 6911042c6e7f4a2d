// `node deploy/main.ts <action> --stage <name>`: scripts/deploy.mjs runs this once everything is installed.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { checkReadyToDeploy, type Stage, StageError } from "../config/stage.ts";
import { stageFile, stageNamed } from "../config/stages.ts";
import { checkSite } from "../lib/checks.ts";
import { assemblyFolder, checkAssembly, checkOutput } from "./assembly.ts";
import { type Cdk, cdkIn, deployStacks, showDiff, synthesize } from "./cdk.ts";
import { bootstrapOf, identifyCaller } from "./checks/account.ts";
import { runChecks } from "./checks/check.ts";
import { mailAccountCheck } from "./checks/mail.ts";
import { inspect } from "./inspect.ts";
import { previewMatches } from "./preview-matches.ts";
import { addToSummary, agrees, describeDiff, describeNextSteps } from "./report.ts";

const webBuild = fileURLToPath(new URL("../../apps/web/out", import.meta.url));

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: "string", default: "" },
    yes: { type: "boolean", default: false },
    /** `check`: the command that follows. */
    before: { type: "string", default: "deploy" },
    /** The folder of pages that were built before. */
    site: { type: "string" },
    /** An assembly that was made before is deployed unchanged. */
    assembly: { type: "string" },
    /** The folder for the assembly. */
    output: { type: "string" },
    summary: { type: "string" },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A folder relative to the place where the command was started. */
function fromCaller(folder: string): string {
  return resolve(process.env["INIT_CWD"] ?? process.cwd(), folder);
}

/** @throws StageError for the folders that the command names */
function checkFolders(stage: Stage): void {
  if (options.site !== undefined) checkSite(fromCaller(options.site));
  if (options.assembly !== undefined) checkAssembly(fromCaller(options.assembly), stage);
  if (options.output !== undefined) checkOutput(fromCaller(options.output));
}

/** Prints notes and failures, and says whether there were no failures. */
async function check(stage: Stage): Promise<boolean> {
  const { name, region, keep } = stage;
  const before = options.before === "destroy" ? "destroy" : "deploy";
  if (before === "destroy" && keep)
    throw new StageError(`Stage ${name} is kept ("keep" in ${stageFile(name)}): it is not destroyed.`);
  say(`Checking what ${name} needs in ${region} …`);
  checkFolders(stage);
  const findings = await inspect(stage, before);
  for (const { level, text } of findings) {
    if (level === "warning") say(`Note: ${text}`);
    else process.stderr.write(`${text}\n`);
  }
  return findings.every(({ level }) => level === "warning");
}

/** The folder of the named assembly, or otherwise of one that is made now; undefined if that failed. */
async function assemble(stage: Stage, cdk: Cdk): Promise<string | undefined> {
  checkFolders(stage);
  if (options.assembly !== undefined) return fromCaller(options.assembly);
  const site = options.site === undefined ? webBuild : fromCaller(options.site);
  checkSite(site);
  const folder = options.output === undefined ? assemblyFolder(stage.name) : fromCaller(options.output);
  say("Making templates and bundles …");
  return (await synthesize({ stage: stage.name, site, folder }, cdk)) ? folder : undefined;
}

async function diff(stage: Stage, assembly: string, cdk: Cdk): Promise<boolean> {
  const output = await showDiff(assembly, cdk);
  if (output === undefined) return false;
  addToSummary(options.summary, describeDiff(stage.name, output));
  return true;
}

async function deploy(stage: Stage, assembly: string, cdk: Cdk): Promise<boolean> {
  if (!(await diff(stage, assembly, cdk))) return false;
  if (!options.yes) {
    // Only a person may read matches; the roles of workflows may not.
    say("\nLooking for running matches that these rules would change …");
    await previewMatches(stage.name);
    if (!(await agrees(`Deploy to ${stage.name} in ${stage.region}?`, stage.name))) return false;
  }
  const outputs = await deployStacks(assembly, cdk);
  if (!outputs) return false;
  const text = describeNextSteps(stage, outputs, await runChecks([mailAccountCheck(stage)]));
  addToSummary(options.summary, text);
  say(`\n${text}`);
  return true;
}

async function destroy(stage: Stage, assembly: string, cdk: Cdk): Promise<boolean> {
  const question = `This deletes ${stage.name} in ${stage.region} with every match in it.`;
  if (!options.yes && !(await agrees(question, stage.name))) return false;
  return (await cdk(["destroy", "--app", assembly, "--all", "--force"])).code === 0;
}

const actions = { diff, deploy, destroy };

async function run(action: string): Promise<boolean> {
  const stage = stageNamed(options.stage);
  checkReadyToDeploy(stage);
  if (action === "check") return check(stage);
  const cdk = cdkIn(stage.region);
  if (action === "bootstrap") return (await cdk(bootstrapOf(stage, await identifyCaller(stage)))).code === 0;
  const assembly = await assemble(stage, cdk);
  return assembly !== undefined && actions[action as keyof typeof actions](stage, assembly, cdk);
}

try {
  process.exitCode = (await run(positionals[0] ?? "")) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

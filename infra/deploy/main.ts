// `node deploy/main.ts <action> --stage <name>`: scripts/deploy.mjs runs this once everything is installed.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Stage } from "../config/stage.ts";
import { stageFile } from "../config/stages.ts";
import { type Assembly, assemblyFolder, readAssembly, synthesize } from "./assembly.ts";
import { createAwsClients } from "./aws-clients.ts";
import { isFromAws } from "./aws-errors.ts";
import { type Cdk, cdkIn } from "./cdk.ts";
import { type Finding, failure } from "./finding.ts";
import { findLeftOver, removeLeftOver } from "./left-over.ts";
import { describeNextSteps } from "./next-steps.ts";
import { checkAssembly, checkOutput } from "./preflight/assembly-folder.ts";
import { bootstrapOf } from "./preflight/bootstrap.ts";
import { checkBuildOutput } from "./preflight/build-output.ts";
import { identifyCaller } from "./preflight/caller.ts";
import { checkMailAccount } from "./preflight/sender.ts";
import { resolveNs } from "./preflight/zone.ts";
import { inspectAccount, inspectRemoval } from "./preflight.ts";
import { agrees } from "./question.ts";
import { deployStacks, destroyStacks, showDiff } from "./rollout.ts";
import { chooseStage } from "./stage-choice.ts";
import { addToSummary, describeDiff, describeLeftOver } from "./summary.ts";

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

const clients = createAwsClients();
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Prints warnings; failures end the command. Says whether there were no failures. */
function passes(findings: readonly Finding[]): boolean {
  for (const { level, text } of findings) {
    if (level === "warning") say(`Note: ${text}`);
    else process.stderr.write(`${text}\n`);
  }
  return !findings.some(({ level }) => level === "failure");
}

async function check(stage: Stage): Promise<boolean> {
  if (options.before === "destroy" && stage.keep) {
    return passes([
      failure(`Stage ${stage.name} is kept ("keep" in ${stageFile(stage.name)}): it is not destroyed.`),
    ]);
  }
  say(`Checking what ${stage.name} needs in ${stage.region} …`);
  const files = [
    ...(options.site === undefined ? [] : checkBuildOutput(fromCaller(options.site))),
    ...(options.assembly === undefined ? [] : checkAssembly(fromCaller(options.assembly), stage)),
    ...(options.output === undefined ? [] : checkOutput(fromCaller(options.output), fromCaller("."))),
  ];
  const account = { clients, resolveNs };
  const inspect = options.before === "destroy" ? inspectRemoval : inspectAccount;
  return passes([...files, ...(await inspect(stage, account))]);
}

/** Prepares the regions of the stage for the CDK; running it again is harmless. */
async function bootstrap(stage: Stage): Promise<boolean> {
  const caller = await identifyCaller(stage, clients);
  if ("finding" in caller) return passes([caller.finding]);
  return (await cdkIn(stage.region)(bootstrapOf(stage, caller.account))).code === 0;
}

/** The named assembly, or otherwise one that is made now. */
async function assemble(stage: Stage, cdk: Cdk): Promise<Assembly | undefined> {
  if (options.assembly !== undefined) {
    const made = fromCaller(options.assembly);
    return passes(checkAssembly(made, stage)) ? readAssembly(made) : undefined;
  }
  const site = options.site === undefined ? webBuild : fromCaller(options.site);
  const folder = options.output === undefined ? assemblyFolder(stage.name) : fromCaller(options.output);
  const lost = options.output === undefined ? [] : checkOutput(folder, fromCaller("."));
  if (!passes([...checkBuildOutput(site), ...lost])) return undefined;
  say("Making templates and bundles …");
  return (await synthesize({ stage: stage.name, site, folder }, cdk)) ? readAssembly(folder) : undefined;
}

/** A folder relative to the place where the command was started. */
function fromCaller(folder: string): string {
  return resolve(process.env["INIT_CWD"] ?? process.cwd(), folder);
}

async function diff(stage: Stage, assembly: Assembly, cdk: Cdk): Promise<boolean> {
  const output = await showDiff(assembly, cdk);
  if (output === undefined) return false;
  addToSummary(options.summary, describeDiff(stage.name, output));
  await tellLeftOver(stage, assembly);
  return true;
}

async function tellLeftOver(stage: Stage, assembly: Assembly): Promise<void> {
  const leftOver = await findLeftOver(stage, assembly, clients);
  if (leftOver === undefined) return;
  addToSummary(options.summary, describeLeftOver(leftOver));
  say(describeLeftOver(leftOver));
}

/** Tells whether nothing is left over now. */
async function deleteLeftOver(stage: Stage, assembly: Assembly): Promise<boolean> {
  const leftOver = await findLeftOver(stage, assembly, clients);
  if (leftOver === undefined) return true;
  say(`Deleting ${leftOver} …`);
  return passes(await removeLeftOver(leftOver, clients));
}

async function deploy(stage: Stage, assembly: Assembly, cdk: Cdk): Promise<boolean> {
  if (!(await diff(stage, assembly, cdk))) return false;
  if (!options.yes && !(await agrees(`Deploy to ${stage.name} in ${stage.region}?`, stage.name)))
    return false;
  const outputs = await deployStacks(assembly, cdk, clients);
  if (!outputs) return false;
  const isTidy = await deleteLeftOver(stage, assembly);
  const mail = await checkMailAccount(stage, clients);
  const text = describeNextSteps(stage, outputs, mail);
  addToSummary(options.summary, text);
  say(`\n${text}`);
  return isTidy;
}

async function destroy(stage: Stage, assembly: Assembly, cdk: Cdk): Promise<boolean> {
  const question = `This deletes ${stage.name} in ${stage.region} with every match in it.`;
  if (!options.yes && !(await agrees(question, stage.name))) return false;
  return (await destroyStacks(assembly, cdk)) && deleteLeftOver(stage, assembly);
}

const actions = { diff, deploy, destroy };

async function run(action: string | undefined): Promise<boolean> {
  const isNew = action === "bootstrap" || (action === "check" && options.before !== "destroy");
  const stage = await chooseStage(options.stage, { mayAsk: isNew });
  if ("findings" in stage) return passes(stage.findings);
  if (action === "check") return check(stage);
  if (action === "bootstrap") return bootstrap(stage);
  if (!isAction(action)) return passes([failure(`There is no action ${action}.`)]);
  const cdk = cdkIn(stage.region);
  const assembly = await assemble(stage, cdk);
  return assembly !== undefined && actions[action](stage, assembly, cdk);
}

function isAction(action: string | undefined): action is keyof typeof actions {
  return action !== undefined && action in actions;
}

try {
  process.exitCode = (await run(positionals[0])) ? 0 : 1;
} catch (error) {
  if (!isFromAws(error)) throw error;
  passes([failure(`AWS ended this with ${error.name}: ${error.message}`)]);
  process.exitCode = 1;
}

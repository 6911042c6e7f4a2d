import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Assembly, readAssembly } from "../../deploy/assembly.ts";
import { createAwsClients } from "../../deploy/aws-clients.ts";
import { type Cdk, cdkIn } from "../../deploy/cdk.ts";
import { findLeftOver, removeLeftOver } from "../../deploy/left-over.ts";
import { bootstrapOf } from "../../deploy/preflight/bootstrap.ts";
import { deployStacks } from "../../deploy/rollout.ts";
import { type StandIn, startStandIn } from "./aws-stand-in.ts";
import { synthesizeSmall } from "./small-assembly.ts";
import { plainStage } from "./stages.ts";

// The real CDK command line is started many times.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const real = cdkIn("eu-central-1");
/** Its output is kept off the terminal of the tests. */
const cdk: Cdk = (args) => real(args, { keep: true });
let aws: StandIn;
let folder: string;
let assembly: Assembly;
let told: string;

beforeEach(async () => {
  aws = await startStandIn();
  for (const [name, value] of Object.entries(aws.environment)) vi.stubEnv(name, value);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIATEST");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("AWS_PROFILE", undefined);
  vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true");
  told = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    told += String(text);
    return true;
  });
  folder = mkdtempSync(join(tmpdir(), "consigliere-assembly-"));
  assembly = readAssembly(synthesizeSmall(folder));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
  await aws.close();
});

const standing = () =>
  [...aws.cloudFormation.stacks].map(([name, { status, isProtected }]) => [name, status, isProtected]);
const deployed = [
  ["Consigliere-dev-State", "CREATE_COMPLETE", true],
  ["Consigliere-dev-Service", "CREATE_COMPLETE", false],
];

it("makes anew what could not be made at first, though it is protected already", async () => {
  aws.cloudFormation.leave("Consigliere-dev-State", { status: "ROLLBACK_COMPLETE", isProtected: true });
  expect(await deployStacks(assembly, cdk, createAwsClients())).toBeDefined();
  expect(standing()).toEqual(deployed);
  expect(told).toContain("Consigliere-dev-State could not be made before: its protection is lifted");
});

it("leaves the protection of every other stack alone", async () => {
  for (const status of ["CREATE_COMPLETE", "UPDATE_ROLLBACK_COMPLETE", "UPDATE_ROLLBACK_FAILED"]) {
    aws.cloudFormation.leave("Consigliere-dev-State", { status, isProtected: true });
    await deployStacks(assembly, async () => ({ code: 1, output: "" }), createAwsClients());
  }
  expect(aws.calls.join()).not.toContain("UpdateTerminationProtection");
});

it("finds the edge of a stage that needs none any more, and deletes it", async () => {
  const clients = createAwsClients();
  expect(await findLeftOver(plainStage, assembly, clients)).toBeUndefined();
  aws.cloudFormation.leave("Consigliere-dev-Edge");
  expect(await findLeftOver(plainStage, assembly, clients)).toBe("Consigliere-dev-Edge");
  const stacks = assembly.stacks.map((stack) => ({ ...stack, name: "Consigliere-dev-Edge" }));
  expect(await findLeftOver(plainStage, { ...assembly, stacks }, clients)).toBeUndefined();
  expect(await removeLeftOver("Consigliere-dev-Edge", clients)).toEqual([]);
  expect(aws.calls).toContain("cloudformation us-east-1 DeleteStack");
  expect(standing()).toEqual([]);
});

it("says in one line what is left to do when it may not be deleted", async () => {
  aws.cloudFormation.leave("Consigliere-dev-Edge", { isProtected: true });
  const findings = await removeLeftOver("Consigliere-dev-Edge", createAwsClients());
  expect(findings).toEqual([
    {
      level: "failure",
      text: "Consigliere-dev-Edge is not needed any more and could not be deleted (Stack [Consigliere-dev-Edge] cannot be deleted while TerminationProtection is enabled), everything else is done: aws cloudformation delete-stack --region us-east-1 --stack-name Consigliere-dev-Edge",
    },
  ]);
});

it("prepares regions without pages", async () => {
  for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"]) vi.stubEnv(name, undefined);
  for (const name of ["AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE"]) vi.stubEnv(name, "/nonexistent");
  // The app would look for the pages first.
  const asked = [...bootstrapOf(plainStage, "111122223333"), "--context", "site=/nonexistent"];
  const { output } = await real(asked, { keep: true });
  expect(output).toContain("no credentials have been configured");
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, CfnOutput, Stack } from "aws-cdk-lib";
import { Topic } from "aws-cdk-lib/aws-sns";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Cdk, cdkIn, deployStacks, showDiff } from "../../deploy/cdk.ts";
import { type StandIn, startStandIn } from "../deploy/aws-stand-in.ts";
import { permissionsOf, roles } from "./role-template.ts";

type Role = (typeof roles)[number];

// The real CDK command line is started many times.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const real = cdkIn("eu-central-1");
/** Its output is kept off the terminal of the tests. */
const cdk: Cdk = (args) => real(args, { keep: true });
let aws: StandIn;
let folder: string;

beforeAll(async () => {
  aws = await startStandIn();
});
afterAll(() => aws.close());

beforeEach(() => {
  for (const [name, value] of Object.entries(aws.environment)) vi.stubEnv(name, value);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIATEST");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("AWS_PROFILE", undefined);
  vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true");
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), "consigliere-assembly-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function synthesize(displayName: string): string {
  const outdir = mkdtempSync(join(folder, "assembly-"));
  const app = new App({ outdir, analyticsReporting: false });
  const stack = new Stack(app, "Consigliere-prod-State", { env: { region: "eu-central-1" } });
  new Topic(stack, "Topic", { displayName });
  new CfnOutput(stack, "Url", { value: "https://play.test" });
  app.synth();
  return outdir;
}

/** Runs an action with only the bootstrap's roles that a role may assume, and checks the rest. */
async function as<T>(role: Role, work: () => Promise<T>): Promise<T> {
  const allowed = permissionsOf(role);
  const assumed = allowed.filter(({ Action }) => Action.includes("sts:AssumeRole"));
  const arns = assumed.flatMap(({ Resource }) => Resource ?? []);
  aws.account.roles = ["deploy-role", "file-publishing-role", "lookup-role"].filter((name) =>
    arns.some((arn) => arn.includes(`-${name}-`)),
  );
  aws.calls.length = 0;
  const result = await work();
  const own = aws.calls.filter((call) => !/ by |^sts /.test(call)).map((call) => call.split(" "));
  const used = new Set(own.map(([service, , action]) => `${service}:${action}`));
  const actions = allowed.flatMap(({ Action }) => Action);
  expect(actions).toEqual(expect.arrayContaining([...used]));
  return result;
}

it("has in each role what the CDK command line needs for that job", async () => {
  const assembly = synthesize("first");
  expect(await as("DiffRole", () => showDiff(assembly, cdk))).toContain("AWS::SNS::Topic");
  expect(aws.cloudFormation.stacks.size).toBe(0);

  const deploy = () => deployStacks(assembly, cdk);
  expect(await as("DeployRole", deploy)).toEqual({ Url: "https://play.test" });
  expect(aws.calls).toContain("cloudformation eu-central-1 ExecuteChangeSet by deploy-role");
  expect(aws.cloudFormation.stacks.get("Consigliere-prod-State")?.status).toBe("CREATE_COMPLETE");
  // The same rollout, run again, finds nothing to do.
  expect(await as("DeployRole", deploy)).toEqual({ Url: "https://play.test" });
  expect(aws.calls.join()).not.toContain("ExecuteChangeSet");
});

it("has in every role what the preflight says that it reads", () => {
  const folder = new URL("../../deploy/checks/", import.meta.url);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const read = sources.flatMap((source) => source.match(/(?<=")[a-z0-9]+:[A-Z]\w+(?=")/g) ?? []);
  expect(read).toContain("route53:ListResourceRecordSets");
  for (const role of roles) {
    const actions = permissionsOf(role).flatMap(({ Action }) => Action);
    // Everybody may ask who they are.
    expect([...actions, "sts:GetCallerIdentity"]).toEqual(expect.arrayContaining(read));
  }
});

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type StandIn, startStandIn } from "./aws-stand-in.ts";
import { synthesizeSmall } from "./small-assembly.ts";
import { plainStage } from "./stages.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const command = path("../../../scripts/deploy.mjs");

// Every run starts two more Node processes, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 300_000 });

let aws: StandIn;
let folder: string;
/** The folder with the files of the stages, as a maintainer has filled it. */
let stages: string;

const { name: _, ...plain } = plainStage;
const write = (text: string) => writeFileSync(join(stages, "dev.json"), text);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "consigliere-command-"));
  stages = join(folder, "stages");
  mkdirSync(stages);
  write(JSON.stringify(plain));
  aws = await startStandIn();
  aws.account.identities["family.test"] = true;
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await aws.close();
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly errors: string[];
}

/** The command as a maintainer starts it, in an account that the stand-in simulates. */
function deploy(
  args: readonly string[],
  environment: Record<string, string | undefined> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        // Otherwise each of them compiles the SDKs.
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        CONSIGLIERE_STAGES: stages,
        AWS_ACCESS_KEY_ID: "AKIATEST",
        AWS_SECRET_ACCESS_KEY: "secret",
        AWS_CONFIG_FILE: "/nonexistent",
        AWS_SHARED_CREDENTIALS_FILE: "/nonexistent",
        AWS_EC2_METADATA_DISABLED: "true",
        ...aws.environment,
        ...environment,
      },
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout, errors: stderr.split("\n").filter(Boolean) }));
  });
}

it("tells how it is used", async () => {
  const { code, stdout, errors } = await deploy(["--help"]);
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(stdout).toContain("--diff");
});

it.each([
  ["no stage", [], "Which stage? For example: npm run deploy -- --stage dev"],
  ["an unknown option", ["--stage", "dev", "--dif"], "Unknown option '--dif' See npm run deploy -- --help."],
  [
    "two actions at once",
    ["--stage", "dev", "--diff", "--destroy"],
    "Only one of --diff, --destroy can be done at a time.",
  ],
  [
    "an unknown stage",
    ["--stage", "pord"],
    expect.stringContaining(`There is no stage "pord": infra/stages has`),
  ],
])("ends with one line for %s", async (_, args, line) => {
  expect(await deploy(args)).toMatchObject({ code: 1, errors: [line] });
  expect(aws.calls).toEqual([]);
});

it("ends with one line for a stage that nobody has filled in", async () => {
  write(JSON.stringify({ ...plain, mail: { from: "you@example.com" } }));
  const { code, errors } = await deploy(["--stage", "dev"]);
  expect({ code, errors }).toEqual({
    code: 1,
    errors: [
      expect.stringMatching(
        /^Stage dev still has example values: mail\.from .* Fill in infra\/stages\/dev\.json\.$/,
      ),
    ],
  });
  expect(aws.calls).toEqual([]);
});

it("prepares no region of another account", async () => {
  write(JSON.stringify({ ...plain, account: "999988887777" }));
  expect(await deploy(["--bootstrap", "--stage", "dev"])).toMatchObject({
    code: 1,
    errors: [
      expect.stringMatching(/^These credentials are of account 111122223333, but stage dev belongs to/),
    ],
  });
});

it("ends with one line for each thing that is wrong, before anything is built or made", async () => {
  aws.account.bootstrap = {};
  aws.account.identities = {};
  const { code, stdout, errors } = await deploy(["--stage", "dev"]);
  expect(code).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(
      /^CDK is not bootstrapped in account 111122223333, region eu-central-1: npm run bootstrap /,
    ),
    expect.stringMatching(/^SES in eu-central-1 does not know the sender boss@family\.test: aws sesv2 /),
  ]);
  expect(stdout).not.toContain("Building");
  expect(new Set(aws.calls.map((call) => call.split(" ")[0]))).toEqual(
    new Set(["sts", "cloudformation", "ssm", "ses", "lambda"]),
  );
});

it.each([
  ["pages that are not built", ["--site"], /^The web app is not built: .* npm start builds it/],
  ["an assembly that is not there", ["--assembly"], /^There is no assembly in .*: make one with --diff\.$/],
  [
    "a folder with other things in it",
    ["--diff", "--assembly"],
    /would be emptied, and what is in it is no assembly/,
  ],
])("ends with one line for %s", async (_, options, line) => {
  const { code, errors } = await deploy(["--stage", "dev", ...options, folder]);
  expect({ code, errors }).toEqual({ code: 1, errors: [expect.stringMatching(line)] });
  expect(readdirSync(folder)).toEqual(["stages"]);
});

it.each([
  ["of another stage", {}, "prod"],
  ["for another region", { region: "eu-west-1" }, "dev"],
  ["for another account", { account: "111122223333" }, "dev"],
])("does not deploy an assembly %s", async (_, members, of) => {
  write(JSON.stringify({ ...plain, ...members }));
  const made = synthesizeSmall(folder, of);
  expect(await deploy(["--stage", "dev", "--assembly", made, "--yes"])).toMatchObject({
    code: 1,
    errors: [
      expect.stringContaining(
        `The assembly in ${made} has Consigliere-${of}-State in unknown-account/eu-central-1 and is not one of stage dev`,
      ),
    ],
  });
});

it("deploys an assembly, and says where to play", async () => {
  const made = synthesizeSmall(folder);
  const summary = join(folder, "summary.md");
  const { code, stdout } = await deploy([
    "--stage",
    "dev",
    "--assembly",
    made,
    "--yes",
    "--summary",
    summary,
  ]);
  expect(code).toBe(0);
  expect(stdout).toContain("- Play: https://play.test");
  expect(readFileSync(summary, "utf8")).toMatch(/```diff\n[\s\S]*AWS::SNS::Topic[\s\S]*```[\s\S]*- Play:/);
  expect([...aws.cloudFormation.stacks.keys()]).toEqual(["Consigliere-dev-State", "Consigliere-dev-Service"]);
});

it("shows a person which running matches would change, before it asks", async () => {
  const { code, stdout, errors } = await deploy(["--stage", "dev", "--assembly", synthesizeSmall(folder)]);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /AWS::SNS::Topic[\s\S]*Looking for running matches that these rules would change …\n$/,
  );
  expect(errors.slice(-2)).toEqual([
    expect.stringMatching(
      /There is no stack Consigliere-dev-Service in eu-central-1: is the stage deployed there/,
    ),
    expect.stringMatching(/^Nothing was changed: there is nobody to ask here\./),
  ]);
});

it("destroys a stage, unless it is kept as it was deployed", async () => {
  for (const part of ["State", "Service"]) {
    aws.cloudFormation.leave(`Consigliere-dev-${part}`, { isProtected: part === "State" });
  }
  const destroy = ["--stage", "dev", "--destroy", "--assembly", synthesizeSmall(folder), "--yes"];
  expect(await deploy(destroy)).toMatchObject({
    code: 1,
    errors: [expect.stringMatching(/^Stage dev is kept as it is deployed .*: deploy keep: false first/)],
  });
  expect(aws.cloudFormation.stacks.size).toBe(2);
  aws.cloudFormation.leave("Consigliere-dev-State");
  expect(await deploy(destroy)).toMatchObject({ code: 0 });
  expect([...aws.cloudFormation.stacks]).toEqual([]);
});

it("does not destroy a stage that is kept", async () => {
  write(JSON.stringify({ ...plain, keep: true }));
  expect(await deploy(["--stage", "dev", "--destroy", "--yes"])).toMatchObject({
    code: 1,
    errors: ['Stage dev is kept ("keep" in infra/stages/dev.json): it is not destroyed.'],
  });
  expect(aws.calls).toEqual([]);
});

it("names in one line how to rehearse, too", () => {
  const rehearse = (...args: string[]) => {
    const script = path("../../../scripts/rehearse.mjs");
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
    return { status, errors: stderr.split("\n").filter(Boolean) };
  };
  expect(rehearse("--form", "v1")).toEqual({
    status: 1,
    errors: ["Unknown option '--form' Like this: npm run rehearse -- --from <git ref>"],
  });
  expect(rehearse("--")).toEqual({
    status: 1,
    errors: ["From which version? npm run rehearse -- --from <git ref>"],
  });
});

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answered } from "../../deploy/stage-choice.ts";
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

it("asks for what is missing, each until it is right, and writes nothing where nobody answers", async () => {
  const asked: string[] = [];
  const answers = ["Frankfurt", "eu-central-1", "boss@family.test"];
  const ask = async (question: string) => {
    asked.push(question);
    return answers.shift() ?? "";
  };
  const given = { alarmEmail: "boss@family.test", name: "dev" };
  expect(await answered(given, undefined, ask)).toEqual({
    ...given,
    region: "eu-central-1",
    mail: { from: "boss@family.test" },
  });
  expect(asked).toEqual([
    expect.stringMatching(/^AWS region/),
    expect.stringMatching(/^region is not a region. AWS region/),
    expect.stringMatching(/^Address that mail comes from/),
  ]);
  await deploy(["--stage", "pord"]);
  await deploy(["--stage", "pord", "--destroy"]);
  expect(readdirSync(stages)).toEqual(["dev.json"]);
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
  ["pages that are not built", "--site", /^The web app is not built: .* npm start builds it/],
  ["an assembly that is not there", "--assembly", /^There is no assembly in .*: make one with --diff\.$/],
])("ends with one line for %s", async (_, option, line) => {
  const { code, errors } = await deploy(["--stage", "dev", option, folder]);
  expect({ code, errors }).toEqual({ code: 1, errors: [expect.stringMatching(line)] });
});

it("deploys an assembly, deletes what it does not need any more, and says where to play", async () => {
  aws.cloudFormation.leave("Consigliere-dev-Edge");
  const made = synthesizeSmall(folder);
  const { code, stdout } = await deploy(["--stage", "dev", "--assembly", made, "--yes"]);
  expect(code).toBe(0);
  expect(stdout).toContain("AWS::SNS::Topic");
  expect(stdout).toContain(
    "Consigliere-dev-Edge in us-east-1 is not needed any more: it is deleted when everything else is deployed.",
  );
  expect(stdout).toContain("- Play: https://play.test");
  const deleting = aws.calls.indexOf("cloudformation us-east-1 DeleteStack");
  expect(deleting).toBeGreaterThan(aws.calls.findLastIndex((call) => call.includes("ExecuteChangeSet")));
  expect([...aws.cloudFormation.stacks.keys()]).toEqual(["Consigliere-dev-State", "Consigliere-dev-Service"]);
});

it("ends with one line for an answer of AWS that nobody expected", async () => {
  aws.cloudFormation.leave("Consigliere-dev-State", { status: "ROLLBACK_COMPLETE", isProtected: true });
  aws.account.denied = ["cloudformation:UpdateTerminationProtection"];
  const made = synthesizeSmall(folder);
  const { code, errors } = await deploy(["--stage", "dev", "--assembly", made, "--yes"]);
  expect({ code, errors }).toEqual({
    code: 1,
    errors: [
      "AWS ended this with AccessDenied: not authorized to perform: cloudformation:UpdateTerminationProtection",
    ],
  });
  expect(aws.cloudFormation.stacks.size).toBe(1);
});

it("destroys a stage with all that it has left behind, unless it is kept as it was deployed", async () => {
  for (const part of ["State", "Service", "Edge"]) {
    aws.cloudFormation.leave(`Consigliere-dev-${part}`, { isProtected: part === "State" });
  }
  const destroy = ["--stage", "dev", "--destroy", "--assembly", synthesizeSmall(folder), "--yes"];
  const { code, errors } = await deploy(destroy);
  expect({ code, errors }).toEqual({
    code: 1,
    errors: [expect.stringMatching(/^Stage dev is kept as it is deployed .*: deploy keep: false first/)],
  });
  expect(aws.cloudFormation.stacks.size).toBe(3);
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

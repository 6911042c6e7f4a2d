import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type StandIn, startStandIn } from "./aws-stand-in.ts";
import { plainStage } from "./stages.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const command = path("../../../scripts/deploy.mjs");
const fillStage = pathToFileURL(path("fill-stage.mjs")).href;

// Every run starts two more Nodes, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

let aws: StandIn;

beforeEach(async () => {
  aws = await startStandIn();
  aws.account.identities["family.test"] = true;
});

afterEach(() => aws.close());

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly errors: string[];
}

/** The command as a maintainer starts it, in an account that the stand-in plays. */
function deploy(
  args: readonly string[],
  environment: Record<string, string | undefined> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        NODE_OPTIONS: `--import=${fillStage}`,
        TEST_STAGE: JSON.stringify(plainStage),
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
  expect(stdout).toContain("--change-set");
});

it.each([
  ["no stage", [], "Which stage? For example: pnpm run deploy --stage dev"],
  ["an unknown option", ["--stage", "dev", "--dif"], "Unknown option '--dif' See pnpm run deploy --help."],
  [
    "two actions at once",
    ["--stage", "dev", "--diff", "--destroy"],
    "Only one of --diff, --destroy can be done at a time.",
  ],
  ["an unknown stage", ["--stage", "pord"], 'There is no stage "pord": infra/config has dev and prod.'],
])("ends with one line for %s", async (_, args, line) => {
  expect(await deploy(args)).toMatchObject({ code: 1, errors: [line] });
  expect(aws.calls).toEqual([]);
});

it("ends with one line for a stage that nobody has filled in", async () => {
  const { code, errors } = await deploy(["--stage", "dev"], { TEST_STAGE: undefined });
  expect({ code, errors }).toEqual({
    code: 1,
    errors: [
      expect.stringMatching(/^Stage dev still has example values: mail\.from .* Fill in infra\/config\.$/),
    ],
  });
  expect(aws.calls).toEqual([]);
});

it("ends with one line for a slip in the configuration", async () => {
  const slipped = JSON.stringify({ ...plainStage, logDays: 8, alarmMail: "boss@family.test" });
  const { code, errors } = await deploy(["--stage", "dev"], { TEST_STAGE: slipped });
  expect(code).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(/^Stage dev: .*logDays must be one of .*alarmMail is unknown/),
  ]);
  const unreadable = await deploy(["--stage", "dev"], { TEST_STAGE: "{ name: " });
  expect(unreadable.errors).toEqual([expect.stringMatching(/^infra\/config cannot be read: /)]);
  expect(aws.calls).toEqual([]);
});

it("ends with one line without credentials", async () => {
  const none = { AWS_ACCESS_KEY_ID: undefined, AWS_SECRET_ACCESS_KEY: undefined };
  expect(await deploy(["--stage", "dev"], none)).toMatchObject({
    code: 1,
    errors: ["No AWS credentials were found: run aws sso login or aws configure, or set AWS_PROFILE."],
  });
  expect(aws.calls).toEqual([]);
});

it("ends with one line for each thing that is wrong, before anything is built or made", async () => {
  aws.account.bootstrap = {};
  aws.account.identities = {};
  const { code, stdout, errors } = await deploy(["--stage", "dev"]);
  expect(code).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(/^CDK is not bootstrapped in account 111122223333, region eu-central-1: pnpm /),
    expect.stringMatching(/^SES in eu-central-1 does not know the sender boss@family\.test: aws sesv2 /),
  ]);
  expect(stdout).not.toContain("Building");
  expect(new Set(aws.calls.map((call) => call.split(" ")[0]))).toEqual(
    new Set(["sts", "ssm", "ses", "lambda"]),
  );
});

it.each([
  ["pages that are not built", "--site", /^The web app is not built: .* Build it with: pnpm /],
  [
    "an assembly that is not there",
    "--assembly",
    /^There is no assembly in .*: make one with --change-set\.$/,
  ],
])("ends with one line for %s", async (_, option, line) => {
  const folder = mkdtempSync(join(tmpdir(), "consigliere-empty-"));
  try {
    const { code, errors } = await deploy(["--stage", "dev", option, folder]);
    expect({ code, errors }).toEqual({ code: 1, errors: [expect.stringMatching(line)] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("does not destroy a stage that is kept", async () => {
  const kept = JSON.stringify({ ...plainStage, keep: true });
  expect(await deploy(["--stage", "dev", "--destroy", "--yes"], { TEST_STAGE: kept })).toMatchObject({
    code: 1,
    errors: ["Stage dev is kept (keep: true in infra/config): it is not destroyed."],
  });
  expect(aws.calls).toEqual([]);
});
